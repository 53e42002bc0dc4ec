"""The sound card through SDL, without one: its dummy and its disk driver are real drivers."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from mixer_here import needs_mixer
from stand_in_engines import hum

from companion.language.voice.sound.mixer import MixerOutput
from companion.language.voice.sound.output import OutputKind, outputs
from companion.language.voice.voice_errors import OutputMissing
from sounds import Effect

HERE = Path(__file__).parent

ON_DISK = """
import sys, time
from stand_in_engines import hum
from companion.language.voice.sound.mixer import MixerOutput
from companion.language.voice.sound.voice_loudness import level_loudness
from sounds import Effect

output = MixerOutput()
output.open()
output.prepare(level_loudness(hum(0.4)))(1.0)
output.prepare(level_loudness(hum(0.3)), after=True)(1.0)
output.play(Effect.FANFARE, 1.0)
time.sleep(1.0)
output.close()
"""


INTERRUPTED = """
import os, sys, time
from pathlib import Path
from stand_in_engines import hum
from companion.language.voice.sound.mixer import MixerOutput

card = Path(os.environ["SDL_DISKAUDIOFILE"])

def some_more_is_heard():
    enough = card.stat().st_size + 100_000
    while card.stat().st_size < enough:
        time.sleep(0.001)

output = MixerOutput()
output.prepare(hum(60.0, rate=8000))(1.0)
output.prepare(hum(60.0, rate=8000), after=True)(1.0)
some_more_is_heard()
if sys.argv[1] == "cut":
    output.cut()
else:
    output.prepare(hum(0.01))(1.0)
some_more_is_heard()
output.close()
"""


@pytest.fixture
def mixer():
    output = MixerOutput()
    yield output
    output.close()


@needs_mixer
def test_everything_can_be_done_and_the_card_let_go_and_taken_again(mixer):
    mixer.play(Effect.CLICK, 1.0)  # before it is open nothing is played, and nothing breaks
    mixer.turn(0.5, 0.5)
    mixer.cut()
    mixer.close()
    for _ in range(2):
        mixer.open()
        mixer.open()
        mixer.prepare(hum(0.1))(0.5)
        mixer.prepare(hum(0.1), after=True)(0.5)
        for effect in Effect:
            mixer.play(effect, 0.5)
        mixer.turn(0.1, 0.2)
        mixer.cut()
        mixer.close()


@needs_mixer
def test_speech_stops_at_once_and_so_does_what_was_to_follow(mixer):
    import pygame

    mixer.prepare(hum(5.0))(1.0)
    mixer.prepare(hum(5.0), after=True)(1.0)
    channel = pygame.mixer.Channel(0)
    assert channel.get_busy()
    assert channel.get_queue() is not None
    following = channel.get_queue()
    mixer.cut()
    assert channel.get_sound() is not following
    assert channel.get_queue() is None


@needs_mixer
@pytest.mark.parametrize("by", ["cut", "another text"])
def test_after_an_interruption_the_card_gets_silence_and_not_what_was_to_follow(tmp_path, by):
    left = on_disk(tmp_path / "card.raw", INTERRUPTED, by, SDL_DISKAUDIODELAY="1")
    assert np.abs(left).max() > 3000
    assert not left[-10_000:].any()


@needs_mixer
def test_no_sound_card(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("AUDIODEV", "plughw:CARD=Nowhere,DEV=0")
    with pytest.raises(OutputMissing, match="Nowhere"):
        MixerOutput("plughw:CARD=Nowhere,DEV=0").open()


@needs_mixer
def test_a_clip_for_a_card_that_another_part_of_the_program_let_go(mixer):
    import pygame

    mixer.open()
    pygame.mixer.quit()
    mixer.play(Effect.CLICK, 1.0)
    mixer.turn(0.5, 0.5)
    mixer.cut()
    with pytest.raises(OutputMissing, match="could not be played"):
        mixer.prepare(hum(0.1))


def test_without_pygame_there_is_no_sound(monkeypatch):
    monkeypatch.setitem(sys.modules, "pygame.mixer", None)
    with pytest.raises(OutputMissing, match="not installed"):
        MixerOutput().open()


def on_disk(target, program, *words, **environment):
    """What the left ear hears of a program, as 16-bit samples: SDL's disk driver writes it down."""
    own = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(target), "PYTHONPATH": os.pathsep.join([str(HERE), *sys.path])}
    subprocess.run([sys.executable, "-c", program, *words], check=True, env=os.environ | own | environment)
    return np.frombuffer(target.read_bytes()[: target.stat().st_size // 4 * 4], "<i2")[::2].astype(int)


def test_a_system_library_that_is_missing_is_named(monkeypatch):
    class Unloadable:
        """What the import system meets where the mixer's own libraries are missing."""

        @staticmethod
        def find_spec(name, path=None, target=None):
            if name == "pygame.mixer":
                raise ImportError("libodd.so.7: cannot open shared object file: No such file or directory")

    monkeypatch.delitem(sys.modules, "pygame.mixer", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Unloadable, *sys.meta_path])
    with pytest.raises(OutputMissing) as missing:
        MixerOutput().open()
    assert str(missing.value) == "pygame's mixer needs libodd.so.7"


@needs_mixer
def test_what_reaches_the_card_is_unclipped_speech_and_effect_together(tmp_path):
    left = on_disk(tmp_path / "card.raw", ON_DISK)
    heard = np.flatnonzero(np.abs(left) > 300)
    assert (heard[-1] - heard[0]) / 48_000 > 0.6
    assert 3000 < np.abs(left).max() < 32_500


@needs_mixer
def test_another_output_is_chosen_and_the_default_again(monkeypatch):
    monkeypatch.setenv("AUDIODEV", "")
    monkeypatch.delenv("AUDIODEV")
    mixer = MixerOutput()
    mixer.open()
    mixer.choose("plughw:CARD=Device,DEV=0")
    mixer.open()
    assert os.environ["AUDIODEV"] == "plughw:CARD=Device,DEV=0"
    mixer.choose(None)
    mixer.open()
    assert "AUDIODEV" not in os.environ
    mixer.close()


PI = """\
 0 [vc4hdmi0       ]: vc4-hdmi - vc4-hdmi-0
                      vc4-hdmi-0
 1 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones
                      bcm2835 Headphones
 2 [Device         ]: USB-Audio - USB Audio Device [x]
                      C-Media at usb-1
 3 [sndrpihifiberry]: RPi-simple - snd_rpi_hifiberry_dac
                      snd_rpi_hifiberry_dac
 4 [webcam         ]: USB-Audio - A camera with a microphone
                      at usb-2
"""
PI_DEVICES = """\
00-00: MAI PCM i2s-hifi-0 : MAI PCM i2s-hifi-0 : playback 1
01-00: bcm2835 Headphones : bcm2835 Headphones : playback 8
02-00: USB Audio : USB Audio : playback 1 : capture 1
03-00: HifiBerry DAC HiFi pcm5102a-hifi-0 : HifiBerry DAC HiFi pcm5102a-hifi-0 : playback 1
04-00: USB Audio : USB Audio : capture 1
"""
PC = " 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n                      HDA Intel PCH at 0xf7 irq 30\n"
PC_DEVICES = """\
00-00: ALC892 Analog : ALC892 Analog : playback 1 : capture 1
00-03: HDMI 0 : HDMI 0 : playback 1
"""


def found(folder, cards, devices):
    (folder / "cards").write_text(cards)
    if devices:
        (folder / "pcm").write_text(devices)
    return [(output.name, output.kind, output.card) for output in outputs(folder)]


def test_every_output_of_a_pi_has_the_name_by_which_it_can_be_heard(tmp_path):
    assert found(tmp_path, PI, PI_DEVICES) == [
        ("sysdefault:CARD=vc4hdmi0", OutputKind.HDMI, "vc4-hdmi-0"),
        ("plughw:CARD=Headphones,DEV=0", OutputKind.JACK, "bcm2835 Headphones"),
        ("plughw:CARD=Device,DEV=0", OutputKind.USB, "USB Audio Device [x]"),
        ("plughw:CARD=sndrpihifiberry,DEV=0", OutputKind.I2S, "snd_rpi_hifiberry_dac"),
    ]


def test_a_card_of_several_outputs_has_them_all_and_where_the_kernel_lists_none_every_card_has_one(tmp_path):
    assert [name for name, *_ in found(tmp_path, PC, "")] == ["plughw:CARD=PCH,DEV=0"]
    assert outputs(tmp_path / "none") == ()
    assert found(tmp_path, PC, PC_DEVICES) == [
        ("plughw:CARD=PCH,DEV=0", OutputKind.JACK, "ALC892 Analog"),
        ("plughw:CARD=PCH,DEV=3", OutputKind.HDMI, "HDMI 0"),
    ]
