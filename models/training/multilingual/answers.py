"""What a teacher answers: chances of labels and roles for each piece, computed in a thread of its own while the student learns."""
import queue
import threading

import torch

from tagger import PAD

STEPS_AHEAD = 6


def averaged(model, path):
    """The network with the averaged weights of a checkpoint, which only answers."""
    model.load_state_dict(torch.load(path, map_location="cpu")["average"], strict=False)
    return model.bfloat16().eval()


def answered(teacher, mixture):
    """Pairs of a batch and the teacher's chances for it (`None` without a teacher)."""
    steps = queue.Queue(STEPS_AHEAD)

    def answer():
        try:
            for batch in mixture:
                with torch.no_grad():
                    steps.put((batch, teacher and [scores.float().softmax(-1) for scores in teacher(batch[1])]))
        except BaseException as problem:  # noqa: BLE001 (thrown again where the steps are read)
            steps.put(problem)

    threading.Thread(target=answer, daemon=True).start()
    while True:
        step = steps.get()
        if isinstance(step, BaseException):
            raise step
        yield step


def loss_of_answers(by_label, by_role, batch, answer):
    """The cross-entropy of labels and roles against the teacher's chances, in all places, marked or not."""
    places = batch[1] != PAD
    pairs = zip(answer, (by_label, by_role))
    return sum(-(chances[places] * scores[places].log_softmax(-1)).sum(-1).mean() for chances, scores in pairs)
