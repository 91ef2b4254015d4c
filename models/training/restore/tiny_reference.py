"""Computes the same decoders with numpy alone, with steering by equation 4 of the paper. Steered graphs are compared with the results."""
import numpy as np

from tiny_decoder import NORM_EPSILON, rotary_tables


def norm(values, weight):
    return values / np.sqrt((values * values).mean(-1, keepdims=True) + NORM_EPSILON) * weight


def rotate(values, cosine, sine):
    half = values.shape[-1] // 2
    left, right = values[..., :half], values[..., half:]
    return np.concatenate([left * cosine - right * sine, right * cosine + left * sine], -1)


def attend(query, key, value):
    """Causal attention of one head over a whole sequence."""
    scores = query @ key.T / np.sqrt(query.shape[-1])
    scores[np.triu_indices(len(scores), 1)] = -np.inf
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    return weights / weights.sum(-1, keepdims=True) @ value


def logits(shape, weights, ids, edits=(), steered=()):
    """`edits`: (layer, head, vector) tuples; `steered`: the positions at which the vectors are added."""
    w = {name: array.astype(np.float64) for name, array in weights.items()}
    length, size, heads = len(ids), shape.head_dim, shape.num_attention_heads
    cosine, sine = (table[:length].astype(np.float64) for table in rotary_tables(shape))
    hidden = w["embed"][list(ids)]
    outputs = []
    for layer in range(shape.num_hidden_layers):
        name = f"layers.{layer}."
        normed = norm(hidden, w[f"{name}input_norm"])
        query, key, value = ((normed @ w[f"{name}{part}"] + w.get(f"{name}{part}_bias", 0)).reshape(length, -1, size) for part in "qkv")
        if shape.has_head_norms:
            query, key = norm(query, w[f"{name}q_norm"]), norm(key, w[f"{name}k_norm"])
        group = heads // shape.num_key_value_heads
        mixed = np.stack(
            [
                attend(rotate(query[:, h], cosine, sine), rotate(key[:, h // group], cosine, sine), value[:, h // group])
                for h in range(heads)
            ],
            1,
        )
        for edited_layer, head, vector in edits:
            if edited_layer == layer:
                for position in steered:
                    mixed[position, head] += np.linalg.norm(mixed[position, head]) * np.asarray(vector)
        outputs.append(mixed)
        hidden = hidden + mixed.reshape(length, -1) @ w[f"{name}o"]
        normed = norm(hidden, w[f"{name}post_norm"])
        gate = normed @ w[f"{name}gate"]
        hidden = hidden + (gate / (1 + np.exp(-gate)) * (normed @ w[f"{name}up"])) @ w[f"{name}down"]
    return norm(hidden, w["norm"]) @ w["lm_head"], outputs
