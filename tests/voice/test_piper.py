"""Piper: absent, without a voice, with a broken one, failing, and (where it is installed) really speaking."""

import importlib
import importlib.util
import json
import sys

import pytest

from companion.voice.errors import EngineFailed, EngineMissing, UnknownLanguage
from companion.voice.piper import Piper, found_voices, language_of

MODULE = """
class SynthesisConfig:
    def __init__(self, length_scale):
        self.length_scale = length_scale

class Chunk:
    def __init__(self, count):
        self.audio_int16_bytes = bytes(2 * count)

class PiperVoice:
    class config:
        sample_rate = 16000

    @classmethod
    def load(cls, model):
        if b"broken" in model.read_bytes():
            raise RUNTIME("protobuf")
        return cls()

    def synthesize(self, text, syn_config):
        if "fail" in text:
            raise RUNTIME("inference")
        assert "[[" not in text
        yield Chunk(round(1000 * syn_config.length_scale))
        yield Chunk(600)

from onnxruntime.capi.onnxruntime_pybind11_state import Fail as RUNTIME
"""


def voice(folder, name="de_DE-test-low.onnx", config=None, data=b"model"):
    (folder / name).write_bytes(data)
    (folder / f"{name}.json").write_text(json.dumps(config if config is not None else {"espeak": {"voice": "de"}}))
    return folder / name


@pytest.fixture
def piper_of_ours(tmp_path, monkeypatch):
    """A package of Piper's shape on the path, whose errors are of no common kind, as ONNX Runtime's are."""
    site = tmp_path / "site"
    (site / "piper").mkdir(parents=True)
    (site / "piper" / "__init__.py").write_text(MODULE)
    (site / "onnxruntime" / "capi").mkdir(parents=True)
    (site / "onnxruntime" / "__init__.py").touch()
    (site / "onnxruntime" / "capi" / "__init__.py").touch()
    (site / "onnxruntime" / "capi" / "onnxruntime_pybind11_state.py").write_text("class Fail(Exception): pass")
    (site / "piper_tts-9.9.dist-info").mkdir()
    (site / "piper_tts-9.9.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: piper-tts\nVersion: 9.9\n")
    monkeypatch.syspath_prepend(site)
    importlib.invalidate_caches()
    yield
    for name in [name for name in sys.modules if name.split(".")[0] in ("piper", "onnxruntime")]:
        del sys.modules[name]


def test_not_installed(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "piper", None)
    with pytest.raises(EngineMissing, match="not installed"):
        Piper({"de": voice(tmp_path)})


def test_speaks_at_the_pace_asked_for(tmp_path, piper_of_ours):
    piper = Piper({"de": voice(tmp_path)})
    assert piper.languages == {"de"}
    assert (piper.render("a", "de", 155).seconds, piper.render("a", "de", 155).rate) == (0.1, 16_000)
    assert piper.render("[[a]]", "de", 300).seconds < 0.08


def test_another_model_is_another_voice(tmp_path, piper_of_ours):
    one = Piper({"de": voice(tmp_path)}).identity("de")
    two = Piper({"de": voice(tmp_path, data=b"other model")}).identity("de")
    assert one.startswith("piper|de_DE-test-low-")
    assert one.endswith("|9.9")
    assert one != two


def test_no_voice_for_a_language(tmp_path, piper_of_ours):
    piper = Piper({"de": voice(tmp_path)})
    with pytest.raises(EngineFailed, match="en"):
        piper.render("a", "en", 155)
    with pytest.raises(UnknownLanguage):
        Piper({"fr": voice(tmp_path)})


def test_a_failing_model_is_named(tmp_path, piper_of_ours):
    with pytest.raises(EngineFailed, match="inference"):
        Piper({"de": voice(tmp_path)}).render("fail", "de", 155)
    with pytest.raises(EngineMissing, match="protobuf"):
        Piper({"de": voice(tmp_path, data=b"broken")})


@pytest.mark.parametrize(
    "spoil",
    [
        lambda m: m.unlink(),
        lambda m: m.with_name(m.name + ".json").write_text("{"),
        lambda m: m.with_name(m.name + ".json").write_text("[]"),
        lambda m: m.with_name(m.name + ".json").unlink(),
    ],
)
def test_a_voice_with_a_part_missing_is_none(tmp_path, piper_of_ours, spoil):
    model = voice(tmp_path)
    assert found_voices(tmp_path) == (model,)
    spoil(model)
    assert found_voices(tmp_path) == ()
    with pytest.raises(EngineMissing, match="no Piper voice"):
        Piper({"de": model})


def test_the_language_is_the_espeak_voice_s_or_the_name_s(tmp_path):
    assert language_of(voice(tmp_path, "x.onnx", {"espeak": {"voice": "en-gb"}})) == "en"
    assert language_of(voice(tmp_path, "de_DE-x.onnx", {"espeak": "?"})) == "de"


REAL = all(importlib.util.find_spec(name) for name in ("piper", "onnx"))


@pytest.mark.skipif(not REAL, reason="needs piper-tts and onnx")
def test_the_real_piper_with_a_model_of_one_sine(tmp_path):
    model = voice(tmp_path, config=configuration())
    sine_model(model)
    piper = Piper({"de": model})
    slow, fast = (piper.render("Guten Tag. In der dritten Runde.", "de", rate) for rate in (150, 300))
    assert slow.seconds > fast.seconds * 1.5
    assert max(slow.pcm) > 0


def configuration():
    """The least that Piper reads: every sign of the phonemes here has a number."""
    ids = {sign: [number] for number, sign in enumerate("_^$ aɑbcdefghijklmnoprstuvwxyzçøŋœɐɔəɛɜɡɪɾʃʊʏˈˌːʁ.,!?")}
    scales = {"noise_scale": 0.6, "length_scale": 1, "noise_w": 0.8}
    voice = {"audio": {"sample_rate": 22_050}, "espeak": {"voice": "de"}, "inference": scales, "phoneme_type": "espeak"}
    return voice | {"phoneme_map": {}, "phoneme_id_map": ids, "num_symbols": len(ids), "num_speakers": 1}


def sine_model(path):
    """An ONNX graph of a Piper model's shape: 256 samples of a sine for each phoneme, times the length scale."""
    import numpy as np
    from onnx import TensorProto, helper, numpy_helper, save

    def node(kind, given, made, **more):
        return helper.make_node(kind, given.split(), [made], **more)

    nodes = [
        node("Cast", "input_lengths", "count", to=TensorProto.FLOAT),
        node("Gather", "scales one", "scale"),
        node("Mul", "count hop", "plain"),
        node("Mul", "plain scale", "scaled"),
        node("Squeeze", "scaled", "length"),
        node("Range", "zero length unit", "time"),
        node("Mul", "time pitch", "phase"),
        node("Sin", "phase", "sine"),
        node("Reshape", "sine shape", "output"),
    ]
    scalars = {"hop": [256.0], "zero": 0.0, "unit": 1.0, "pitch": 0.1}
    constants = [numpy_helper.from_array(np.float32(value), name) for name, value in scalars.items()]
    constants[0] = numpy_helper.from_array(np.array([256], np.float32), "hop")
    constants += [numpy_helper.from_array(np.array(v, np.int64), n) for n, v in {"one": [1], "shape": [1, 1, 1, -1]}.items()]
    inputs = [
        ("input", TensorProto.INT64, [1, "n"]),
        ("input_lengths", TensorProto.INT64, [1]),
        ("scales", TensorProto.FLOAT, [3]),
    ]
    graph = helper.make_graph(
        nodes,
        "sine",
        [helper.make_tensor_value_info(*given) for given in inputs],
        [helper.make_tensor_value_info("output", TensorProto.FLOAT, [1, 1, 1, "samples"])],
        constants,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)])
    model.ir_version = 8
    save(model, path)
