"""The shipped rules at a real broker: each account writes what is its own, and nothing else arrives anywhere."""

from contextlib import ExitStack
from queue import Queue

import paho.mqtt.client as paho
import pytest
from mosquitto import SHIPPED, Mosquitto, program
from pace import LOST

from companion.network.mqtt.topics import KINDS, Topics, discovery_topic

TABLES = ("table-3", "table-window")
HOME_ORDERS = {"pause", "message", "coming", "brightness"}
ACCOUNTS = (*TABLES, "house", "homeassistant")


class Client:
    """Somebody at the broker under an account; what is heard waits in `heard`."""

    def __init__(self, port, account, *topics):
        self.heard: Queue[str] = Queue()
        ready: Queue[object] = Queue()
        self._client = paho.Client(paho.CallbackAPIVersion.VERSION2, protocol=paho.MQTTv5)
        self._client.username_pw_set(account, account[::-1])
        self._client.on_connect = lambda client, _data, _flags, code, _more: ready.put(code)
        self._client.on_subscribe = lambda _client, _data, _number, codes, _more: ready.put(codes)
        self._client.on_message = lambda _client, _data, message: self.heard.put(f"{message.topic} {message.payload.decode()}")
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()
        self.code = ready.get(timeout=LOST)
        for topic in topics:
            self._client.subscribe(topic, 1)
            ready.get(timeout=LOST)

    def say(self, text, *topics):
        sent = [self._client.publish(topic, text, 1, topic.endswith("state")) for topic in topics]
        for one in sent:
            one.wait_for_publish(LOST)

    def close(self):
        self._client.disconnect()
        self._client.loop_stop()


@pytest.fixture
def broker(tmp_path_factory):
    if program("mosquitto") is None or program("mosquitto_passwd") is None:
        pytest.skip("Mosquitto is not installed (apt install mosquitto)")
    started = Mosquitto(tmp_path_factory.mktemp("broker"), shipped=SHIPPED / "companion.acl", users=ACCOUNTS).start()
    yield started
    started.kill()


def all_topics(account):
    topics = Topics(account)
    told = (topics.availability, topics.state, topics.event, topics.play, topics.here, topics.received, discovery_topic(topics))
    return (
        *told,
        *map(topics.command, KINDS),
        f"companion/{account}",
        f"companion/{account}/state/more",
        f"companion/{account}/x",
    )


def may(account, topic):
    """Tell what an account may write, in the words of docs/house.md."""
    root, table, about = (*topic.split("/"), "", "")[:3]
    if account == "house":
        return root == "companion" and table != account and about in {"command", "received"}
    if account == "homeassistant":
        return root == account or (table != account and topic.rpartition("/command/")[2] in HOME_ORDERS)
    topics = Topics(account)
    return topic in {topics.availability, topics.state, topics.event, topics.play, topics.here, discovery_topic(topics)}


def test_an_account_writes_its_own_topics_and_nothing_arrives_that_another_has_no_right_to(broker):
    topics = [topic for account in (*ACCOUNTS, "nobody") for topic in all_topics(account)]
    with ExitStack() as undo:

        def client(account, *heard):
            made = Client(broker.port, account, *heard)
            undo.callback(made.close)
            return made

        ears = [client("house", "companion/#"), client("homeassistant", "homeassistant/#")]
        expected = set()
        for account in ACCOUNTS:
            speaker = client(account)
            speaker.say(account, *topics)
            # The house is no table: what is told below its name, nobody hears
            expected |= {
                f"{topic} {account}" for topic in topics if may(account, topic) and not topic.startswith("companion/house")
            }
        speaker.say("end", "companion/table-3/command/pause", "homeassistant/end")
        heard = set()
        for ear, last in zip(ears, ("companion/table-3/command/pause end", "homeassistant/end end"), strict=True):
            while (message := ear.heard.get(timeout=LOST)) != last:
                heard.add(message)
        assert heard == expected
        spy = client("table-window", "companion/#", "companion/table-3/command/#", "companion/table-3/received", "#")
        client("house").say("secret", "companion/table-3/command/message", "companion/table-3/received")
        client("house").say("for the window", "companion/table-window/command/message")
        heard = [spy.heard.get(timeout=LOST)]
        while "for the window" not in heard[-1]:
            heard.append(spy.heard.get(timeout=LOST))
        assert not [message for message in heard if not message.startswith("companion/table-window/")]


@pytest.mark.parametrize("account", ["", "table-9"])
def test_who_has_no_account_is_refused(broker, account):
    client = Client(broker.port, account)
    assert client.code.is_failure
    client.close()
