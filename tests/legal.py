"""What a table may answer: drawn until the question takes it."""

from companion.table.errors import AnswerRejected


def legal(question, rng):
    while True:
        try:
            return question.read(question.sample(rng))
        except AnswerRejected:
            continue
