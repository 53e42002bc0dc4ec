"""A web server on this machine that holds a list of voices, and breaks off, lies or is out of order when told to."""

import hashlib
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MODEL = b"\x08\x08" + bytes(range(256)) * 800
CONFIG = json.dumps({"espeak": {"voice": "de"}}).encode()


def row(name, files, quality="medium", family="de"):
    listed = {path: {"size_bytes": len(data), "md5_digest": hashlib.md5(data).hexdigest()} for path, data in files.items()}
    return {name: {"language": {"family": family}, "quality": quality, "files": listed}}


class VoiceServer:
    """`files` by path; `breaks_after` bytes of an answer the line is cut; `ranges` says whether it can go on in the middle."""

    def __init__(self):
        self.files = {}
        self.breaks_after = None
        self.ranges = True
        self.asked = []
        house = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                house.answer(self)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/main/voices.json"

    def offer(self, name="de_DE-test-medium", model=MODEL, quality="medium"):
        path = f"de/de_DE/test/{quality}/{name}"
        files = {f"{path}.onnx": model, f"{path}.onnx.json": CONFIG, f"de/de_DE/test/{quality}/MODEL_CARD": b"free"}
        self.files |= {f"/main/{key}": data for key, data in files.items()}
        table = json.loads(self.files.get("/main/voices.json", b"{}")) | row(name, files, quality)
        self.files["/main/voices.json"] = json.dumps(table).encode()

    def answer(self, request):
        begin = request.headers.get("Range")
        self.asked.append((request.path.rpartition("/")[2], begin))
        data = self.files.get(request.path)
        if data is None:
            request.send_error(404)
            return
        start = int(begin.removeprefix("bytes=").rstrip("-")) if begin and self.ranges else 0
        request.send_response(206 if start else 200)
        request.send_header("Content-Length", str(len(data) - start))
        request.end_headers()
        cut = len(data) if self.breaks_after is None else start + self.breaks_after
        request.wfile.write(data[start:cut])

    def close(self):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
