"""A vector for each piece, from its neighbours: the positive pointwise mutual information of a piece with the pieces at each place around it
(one and two to the left and right, and anywhere within five), reduced to its largest singular directions.
Levy, Goldberg, Dagan 2015: as good as skip-gram on little text, and takes minutes without a GPU.
"""
import torch

CONTEXTS_AT, CONTEXTS_NEAR, NEAR, DIMENSIONS, SMOOTHING = 3000, 8000, 5, 120, 0.75


def pair_counts(ids, shifts, contexts, size):
    counts = torch.zeros(size * contexts, dtype=torch.float32)
    for shift in shifts:
        a, b = (ids[:-shift], ids[shift:]) if shift > 0 else (ids[-shift:], ids[:shift])
        keep = b < contexts
        index = a[keep] * contexts + b[keep]
        for part in index.split(4_000_000):
            counts.index_add_(0, part, torch.ones(len(part)))
    return counts.view(size, contexts)


def mutual_information(counts):
    """max(0, log p(piece, context) / (p(piece) p(context)^0.75)), computed in place; rare pairs get less weight."""
    total = counts.sum()
    row = counts.sum(1, keepdim=True).clamp_min(1)
    column = counts.sum(0, keepdim=True).clamp_min(1) ** SMOOTHING
    column = column / column.sum()
    damp = counts / (counts + 2)
    counts.div_(row).div_(column).clamp_min_(1e-9).log_().clamp_min_(0)
    return counts.mul_(damp)


def build(ids, size, seed=1, dimensions=DIMENSIONS):
    """A matrix of size x dimensions, with mean 0 and standard deviation 1 over all numbers."""
    torch.manual_seed(seed)
    ids = ids.long()
    frequency = torch.bincount(ids, minlength=size)
    by_rank = frequency.argsort(descending=True)
    rank = torch.empty_like(by_rank)
    rank[by_rank] = torch.arange(size)
    ranked = rank[ids]
    # Filled part by part, because the parts beside the whole would take twice the memory.
    near = [shift for step in range(1, NEAR + 1) for shift in (-step, step)]
    places = [([shift], CONTEXTS_AT) for shift in (-2, -1, 1, 2)] + [(near, CONTEXTS_NEAR)]
    matrix, column = torch.empty(size, sum(contexts for _, contexts in places)), 0
    for shifts, contexts in places:
        matrix[:, column : column + contexts] = mutual_information(pair_counts(ranked, shifts, contexts, size))
        column += contexts
    left, values, _ = torch.svd_lowrank(matrix, q=dimensions + 16, niter=3)
    vectors = left[:, :dimensions] * values[:dimensions].sqrt()
    vectors = vectors[rank]
    vectors = vectors - vectors.mean(0)
    return vectors / vectors.std()
