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
    steps, ended = queue.Queue(STEPS_AHEAD), threading.Event()

    def put(step):
        while not ended.is_set():
            try:
                return steps.put(step, timeout=1)
            except queue.Full:
                continue

    def answer():
        try:
            for batch in mixture:
                with torch.no_grad():
                    put((batch, teacher and [scores.float().softmax(-1) for scores in teacher(batch[1])]))
                if ended.is_set():
                    return
        except BaseException as problem:  # noqa: BLE001 (thrown again where the steps are read)
            put(problem)

    thread = threading.Thread(target=answer, daemon=True)
    thread.start()
    try:
        while True:
            step = steps.get()
            if isinstance(step, BaseException):
                raise step
            yield step
    finally:
        ended.set()
        thread.join()


def loss_of_answers(by_label, by_role, batch, answer):
    """The cross-entropy of labels and roles against the teacher's chances, in all places, marked or not."""
    places = batch[1] != PAD
    pairs = zip(answer, (by_label, by_role))
    return sum(-(chances[places] * scores[places].log_softmax(-1)).sum(-1).mean() for chances, scores in pairs)
