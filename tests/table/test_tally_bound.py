from __future__ import annotations

from random import Random

import pytest

from companion.table import AnswerRejected, Row, Tally

ASK = Tally("small.coins", rows=(Row("blue", high=9), Row("red", low=1, high=9)), most=4)


def test_a_tally_may_bound_its_sum():
    assert ASK.read({"blue": 3, "red": 1}) == {"blue": 3, "red": 1}
    with pytest.raises(AnswerRejected) as refused:
        ASK.read({"blue": 3, "red": 2})
    assert refused.value.reason.id == "reject-sum-too-high"


def test_rows_that_hold_more_than_there_may_be_in_all_have_no_answer_and_are_not_asked():
    rows = (Row("blue", low=3, high=9), Row("red", low=2, high=9))
    assert Tally("small.coins", rows=rows, most=5).answerable()
    assert not Tally("small.coins", rows=rows, most=4).answerable()


@pytest.mark.parametrize("seed", range(20))
def test_its_samples_keep_the_bound(seed):
    ASK.accepts(ASK.sample(Random(seed)))
