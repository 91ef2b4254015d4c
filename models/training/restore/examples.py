"""Writes a few questions with their pieces and the decoder's answers, for the test that the exported model gives the same in Node
(bench/restore/model.test.ts).
usage: examples.py [MODEL]"""
import json
import sys

import torch

import export_decoder
import tokens
import vector_sets

QUESTIONS = [
    "A 34-year-old man has a history of smoking. He presents with sudden chest pain, shortness of breath and pain with deep breathing. What is the likely diagnosis?",
    "I have a burning sensation in the throat, symptoms worse when lying down, and I had a hiatal hernia. What could it be?",
    "What are the red flags of Guillain-Barré syndrome?",
    "What should I do about gout?",
    "Symptoms: drooping eyelid, seeing double, weakness that worsens through the day. Diagnosis?",
]
# An incomplete question, with the types of the spans that were removed from it.
RESTORED = [
    ("A 50-year-old woman presents the symptoms of nasal congestion. What is the likely diagnosis?", ["alcohol addiction", "cluster headaches", "pain", "excessive tearing"]),
    ("What is the likely diagnosis of the 23-year-old female?", ["breast lump", "breast pain", "nipple discharge"]),
    ("What is the likely diagnosis?", ["fever", "neck stiffness", "purple spots", "altered mental state"]),
]
LONGEST = 60


def answer(model, words, question, steer=None):
    prompt = words.prompt(question)
    ids = list(prompt)
    for _ in range(LONGEST):
        at = (torch.arange(len(ids))[None] >= len(prompt) - 1).float()
        with torch.no_grad():
            best = model.scores(model.body(torch.tensor([ids]), steer, at)[0, -1]).argmax().item()
        if best == tokens.END:
            break
        ids.append(best)
    return words.decode(ids[len(prompt) :])


def main(folder=export_decoder.TARGET):
    model, words = export_decoder.shipped(folder), tokens.load(f"{folder}/tokenizer.json")
    names, vector_set = vector_sets.read(folder)
    told = [{"question": question, "pieces": words.prompt(question), "answer": answer(model, words, question)} for question in QUESTIONS]
    for question, types in RESTORED:
        meta = vector_set.meta([[names.index(name) for name in types]], [[1.0] * len(types)])
        steer = vector_set.steering(meta, model.shape)
        told.append({"question": question, "hidden": types, "pieces": words.prompt(question), "without": answer(model, words, question), "answer": answer(model, words, question, steer)})
    with open(f"{folder}/examples.json", "w", encoding="utf8") as out:
        json.dump(told, out, ensure_ascii=False, indent=1)
        out.write("\n")
    for one in told:
        print(one["question"], "->", one["answer"], f"(without the vector: {one['without']})" if "without" in one else "")


if __name__ == "__main__":
    main(*sys.argv[1:])
