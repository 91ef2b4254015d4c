"""Writes a vector set into a model folder, in the format of server/MODEL-FOLDER.md."""
import hashlib
import json
import re
from pathlib import Path

import numpy as np

FORMAT = 1


def public_part(model, dimension, epsilon, language, span_types):
    """What a client is told in addition to the vectors, in the order in which it is hashed."""
    return {
        "format": FORMAT,
        "model": model,
        "dimension": dimension,
        "epsilon": int(epsilon) if float(epsilon).is_integer() else float(epsilon),
        "language": language,
        "span_types": [{key: each[key] for key in ("id", "name", "phrases")} for each in span_types],
    }


def vector_set_hash(public, vectors):
    text = json.dumps(public, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8") + vectors.tobytes()).hexdigest()


def check(heads, head_dim, vectors, span_types, basis):
    if vectors.ndim != 2 or len(vectors) != len(span_types):
        raise ValueError(f"vectors {vectors.shape} do not match {len(span_types)} span types")
    if not np.isfinite(vectors).all():
        raise ValueError("vectors hold a number that is not finite")
    if basis is None:
        if vectors.shape[1] != len(heads) * head_dim:
            raise ValueError(f"{vectors.shape[1]} columns, but {len(heads)} heads of {head_dim}")
    elif basis.shape != (vectors.shape[1], len(heads) * head_dim):
        raise ValueError(f"basis {basis.shape}, expected {(vectors.shape[1], len(heads) * head_dim)}")
    elif not np.allclose(basis @ basis.T, np.eye(len(basis)), atol=1e-4):
        raise ValueError("the rows of the basis are not orthonormal")
    ids = [each["id"] for each in span_types]
    if len(set(ids)) != len(ids) or not all(re.fullmatch("[a-z0-9_-]{1,64}", each) for each in ids):
        raise ValueError("ids of span types must be different and match [a-z0-9_-]{1,64}")


def write_vector_set(
    folder, model, heads, head_dim, vectors, span_types, epsilon=75, language="en", basis=None, normalise=False, strength=1.0
):
    folder = Path(folder)
    vectors = np.ascontiguousarray(vectors, dtype="<f4")
    basis = None if basis is None else np.ascontiguousarray(basis, dtype="<f4")
    check(heads, head_dim, vectors, span_types, basis)
    public = public_part(model, int(vectors.shape[1]), epsilon, language, span_types)
    vectors.tofile(folder / "vectors.f32")
    if basis is not None:
        basis.tofile(folder / "basis.f32")
    private = {
        "vector_set": vector_set_hash(public, vectors),
        "head_dim": int(head_dim),
        "heads": [[int(layer), int(head)] for layer, head in heads],
        "vectors": "vectors.f32",
        "basis": None if basis is None else "basis.f32",
        "normalise": bool(normalise),
        "strength": float(strength),
    }
    (folder / "restore.json").write_text(json.dumps({**public, **private}, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return private["vector_set"]
