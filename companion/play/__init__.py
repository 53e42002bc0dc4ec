"""What people do to a game, and what they see of it; other rooms import it from here."""

from companion.play.acts import (
    Act,
    Adopt,
    Announce,
    Answer,
    Bare,
    Correct,
    DropDraft,
    EndDevice,
    GameAct,
    Leave,
    MakeUp,
    MendOn,
    Rebegin,
    Redo,
    SetLanguage,
    SetSetting,
    Undo,
)
from companion.play.controller import Controller
from companion.play.guard import Failure, guard
from companion.play.own_questions import (
    ChooseBox,
    CodePage,
    ListPage,
    PhoneCode,
    PlayPage,
    PlotPage,
    Seating,
    TablePage,
    TextPage,
    ValuesPage,
    Work,
)
from companion.play.requests import (
    AskPage,
    ForgetPictures,
    Hush,
    LookAgain,
    ReadAloud,
    Recover,
    RelightTray,
    Request,
    RunGlass,
    SayAgain,
    SpinOrDraw,
    StayWithReading,
    TeachPieces,
    TellTour,
    TryOutput,
    TrySoundCard,
)
from companion.play.snapshot import Answered, Snapshot, whose
from companion.play.waiting import Waiting

__all__ = [
    "Act", "Adopt", "Announce", "Answer", "Answered", "AskPage", "Bare", "ChooseBox", "CodePage", "Controller", "Correct",
    "DropDraft", "EndDevice", "Failure", "ForgetPictures", "GameAct", "Hush", "Leave", "ListPage", "LookAgain",
    "MakeUp", "MendOn", "PhoneCode", "PlayPage", "PlotPage",
    "ReadAloud", "Rebegin", "Recover", "Redo", "RelightTray", "Request",
    "RunGlass", "SayAgain",
    "Seating", "SetLanguage", "SetSetting", "Snapshot", "SpinOrDraw", "StayWithReading", "TablePage", "TeachPieces", "TellTour",
    "TextPage", "TryOutput", "TrySoundCard", "Undo", "ValuesPage", "Waiting", "Work", "guard", "whose",
]  # fmt: skip
