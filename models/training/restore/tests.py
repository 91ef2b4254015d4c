"""Tests of the restoration scripts on a tiny decoder: python3 -m unittest tests (in this folder)."""
import importlib.util
import json
import os
import random
import re
import tempfile
import unittest
import unittest.mock
from dataclasses import replace

import torch

import answers
import attacks
import attention_weights
import cases
import decoder
import export_decoder
import heads
import larger_decoder
import methods
import occlusion_weights
import reader
import scoring
import sets
import tokens
import vectors
from knowledge import Knowledge
from prefixes import Prefixes
from span_types import SpanTypes

torch.set_num_threads(1)


def tiny():
    torch.manual_seed(1)
    return decoder.Decoder(decoder.TINY).eval()


def small_words():
    made = cases.Cases(random.Random(2))
    return tokens.Tokenizer(tokens.learn_merges([part for _ in range(300) for part in made.example()], decoder.TINY.pieces))


class Tables(unittest.TestCase):
    def test_hold_the_diseases_and_sixty_more(self):
        knowledge = Knowledge()
        self.assertGreaterEqual(len(knowledge.conditions), 49 + 60)
        for condition in knowledge.conditions:
            self.assertTrue(condition.signs and condition.past, condition.name)
            self.assertEqual(set(condition.texts), {"course", "advice", "flags"}, condition.name)

    def test_every_wording_has_one_type(self):
        wordings = [wording.lower() for finding in Knowledge().findings.values() for wording in finding.wordings]
        self.assertEqual(len(wordings), len(set(wordings)))

    def test_spans_in_other_words_find_their_type(self):
        types = SpanTypes(Knowledge())
        self.assertEqual(types.of("Trouble breathing"), "shortness of breath")
        self.assertEqual(types.of("altered apettite"), "altered appetite")
        self.assertIsNone(types.of("a blue bicycle"))


class Questions(unittest.TestCase):
    def test_leave_out_what_is_hidden(self):
        made = cases.Cases(random.Random(3))
        for _ in range(200):
            case = made.case()
            hidden = {wording for _, wording in case.past + case.signs}
            text = made.question(case, hidden)
            self.assertFalse([wording for wording in hidden if f" {wording}," in text or f" {wording}." in text])

    def test_options_hold_the_answer_once(self):
        made = cases.Cases(random.Random(4))
        question, answer = made.with_options(made.case(), "What is it?")
        name = answer.removeprefix(cases.ANSWER).removesuffix(".")
        self.assertEqual(question.split("Options: ")[1].removesuffix(".").split("; ").count(name), 1)


class Pieces(unittest.TestCase):
    def test_read_back_any_text(self):
        words = small_words()
        for text in ("A 45-year-old man has a fever.", "  Guillain-Barré, 38.5 °C\n\nand?", "日本"):
            self.assertEqual(words.decode(words.encode(text)), text)

    def test_are_the_same_after_saving(self):
        words = small_words()
        with tempfile.TemporaryDirectory() as folder:
            words.save(f"{folder}/tokenizer.json")
            self.assertEqual(tokens.load(f"{folder}/tokenizer.json").pieces, words.pieces)


class Steering(unittest.TestCase):
    def test_shifts_a_head_by_its_own_length(self):
        outputs, shift = torch.randn(2, 4, 5, 8), torch.randn(2, 4, 8)
        at = torch.tensor([[0, 0, 1, 1, 1], [0, 0, 0, 0, 1.0]])
        moved = decoder.steered(outputs, shift, at)
        self.assertTrue(torch.equal(moved[0, :, :2], outputs[0, :, :2]))
        expected = outputs[1, 2, 4] + outputs[1, 2, 4].norm() * shift[1, 2]
        self.assertTrue(torch.allclose(moved[1, 2, 4], expected))

    def test_leaves_the_answer_alone_at_zero_and_changes_it_otherwise(self):
        model, ids, at = tiny(), torch.randint(4, 400, (1, 6)), torch.tensor([[0, 0, 0, 0, 1, 1.0]])
        plain, zero = model.body(ids), model.body(ids, torch.zeros(1, 2, 4, 8), at)
        steered = model.body(ids, torch.randn(1, 2, 4, 8), at)
        self.assertTrue(torch.equal(plain, zero))
        self.assertTrue(torch.allclose(plain[:, :4], steered[:, :4], atol=1e-6))
        self.assertFalse(torch.allclose(plain[:, 4:], steered[:, 4:]))

    def test_options_in_one_row_score_as_alone(self):
        model, words = tiny(), small_words()
        prompt, options = words.prompt("I have a fever."), ["Flu", "Appendicitis", "Gout of the toe"]
        steer = torch.randn(2, 4, 8)
        together = scoring.option_scores(model, [scoring.Choice(words, prompt, options)], [steer])[0]
        for number, option in enumerate(options):
            stem, answer = words.encode(cases.ANSWER.strip()), words.encode(f" {option}.")
            ids = torch.tensor([prompt + stem + answer])
            at = (torch.arange(ids.shape[1])[None] >= len(prompt) - 1).float()
            logs = model.scores(model.body(ids, steer[None], at)).log_softmax(-1)[0]
            expected = sum(logs[len(prompt) + len(stem) - 1 + at, piece] for at, piece in enumerate(answer))
            self.assertAlmostEqual(together[number].item(), expected.item(), places=3)

    def test_answers_after_kept_prefixes_score_as_whole_rows(self):
        model, words = tiny(), small_words()
        prompts = [words.prompt(text) for text in ("I have a fever.", "Pain.", "A cough and a headache for two weeks now.")]
        answers, steer = [words.encode(text) for text in (" It is flu.", " No.", " Pneumonia.")], torch.randn(3, 2, 4, 8)
        told = vectors.answer_scores(model, Prefixes(model, prompts), [2, 0, 1], [answers[2], answers[0], answers[1]], steer[[2, 0, 1]])
        for row, at in enumerate([2, 0, 1]):
            ids = torch.tensor([prompts[at] + answers[at]])
            steered = (torch.arange(ids.shape[1])[None] >= len(prompts[at]) - 1).float()
            logs = model.scores(model.body(ids, steer[at : at + 1], steered)).log_softmax(-1)[0]
            expected = sum(logs[len(prompts[at]) - 1 + place, piece] for place, piece in enumerate(answers[at])) / len(answers[at])
            self.assertAlmostEqual(told[row].item(), expected.item(), places=4)


class Noise(unittest.TestCase):
    def test_has_the_length_of_gamma_and_any_direction(self):
        size, epsilon, count = 24, 6.0, 20000
        drawn = vectors.noise(size, epsilon, count, torch.Generator().manual_seed(1))
        lengths = drawn.norm(dim=-1)
        # Gamma(n, 1 / eps): mean n / eps, variance n / eps^2; four standard errors each.
        self.assertAlmostEqual(lengths.mean().item(), size / epsilon, delta=4 * (size**0.5 / epsilon) / count**0.5)
        self.assertAlmostEqual(lengths.var().item(), size / epsilon**2, delta=0.03)
        directions = drawn / lengths[:, None]
        self.assertLess(directions.mean(0).abs().max().item(), 4 / (size * count) ** 0.5)
        self.assertLess((directions.T @ directions / count - torch.eye(size) / size).abs().max().item(), 0.002)

    def test_keeps_the_bound_over_all_pairs_of_a_small_set(self):
        torch.manual_seed(5)
        given, epsilon = torch.randn(5, 6), 1.7
        subsets = [[number for number in range(5) if mask >> number & 1] for mask in range(1, 32)]
        meta = vectors.VectorSet(given, []).meta(subsets, [[1.0] * len(row) for row in subsets])
        seen = torch.cat([meta + vectors.noise(6, epsilon, len(meta), torch.Generator().manual_seed(6)), meta])
        logs = -epsilon * (seen[:, None] - meta[None]).norm(dim=-1)
        self.assertLessEqual((logs.max(1).values - logs.min(1).values).max().item(), 2 * epsilon + 1e-4)

    def test_meta_vectors_have_length_one_whatever_the_spans(self):
        meta = vectors.VectorSet(torch.randn(9, 12), []).meta([[1], [2, 5, 7], []], [[0.3], [1.0, 2.0, 0.1], []])
        self.assertTrue(torch.allclose(meta.norm(dim=-1), torch.tensor([1.0, 1.0, 0.0])))


class Preparation(unittest.TestCase):
    def test_selector_follows_the_printed_algorithm(self):
        # Three heads, two types. Type 0 ranks 0 > 1 > 2, and type 1 ranks 2 > 1 > 0. With K = 2 the rank lists are 0: [2], 1: [1, 1], 2: [2].
        accuracy = torch.tensor([[0.9, 0.5], [0.8, 0.7], [0.6, 0.8]])
        chosen, score = heads.common_heads(accuracy, 2)
        self.assertEqual(sorted(chosen), [0, 2])
        self.assertEqual(score, [2, 1, 2])
        self.assertEqual(heads.common_heads(accuracy, 2, "sum")[1], [2, 2, 2])

    def test_probes_find_the_head_that_knows(self):
        torch.manual_seed(7)
        present = (torch.rand(400, 1) < 0.4).float()
        outputs = torch.randn(400, 3, 4)
        outputs[:, 1, 2] += 3 * present[:, 0]
        accuracy = heads.trained_probes(outputs, present)
        self.assertEqual(accuracy[:, 0].argmax().item(), 1)
        self.assertGreater(accuracy[1, 0].item(), 0.7)
        self.assertLess(accuracy[0, 0].item(), 0.65)

    def test_training_moves_the_vectors_and_nothing_else(self):
        model, words = tiny(), small_words()
        before = {name: value.clone() for name, value in model.state_dict().items()}
        made = vectors.training_cases(model, words, 24, "truth")
        told = []
        done = vectors.train(model, words, made, [[0, 1], [1, 2]], len(Knowledge().findings), 0.25, dimension=5, report=lambda line, **_: told.append(float(line.split()[-1])))
        self.assertLess(told[-1], told[0])
        self.assertLess((done.basis @ done.basis.T - torch.eye(5)).abs().max().item(), 1e-5)
        self.assertTrue(all(torch.equal(value, before[name]) for name, value in model.state_dict().items()))

    def test_whole_answers_go_on_with_the_advice(self):
        words = small_words()
        first, unknown = (words.encode(f"{cases.ANSWER}{name}.") for name in ("Gout", "Gout of the moon"))
        whole = vectors.whole_answers(words, [first, unknown])
        self.assertEqual(whole[0][: len(first)], first)
        self.assertIn("Anti-inflammatory", words.decode(whole[0]))
        self.assertEqual(whole[1], unknown)

    def test_preference_falls_with_the_odds(self):
        same, differ = torch.tensor([0.0]), torch.tensor([1.0])
        better = vectors.orpo(torch.tensor([-0.5]), torch.tensor([-3.0]), differ, 1.0)
        worse = vectors.orpo(torch.tensor([-0.5]), torch.tensor([-0.1]), differ, 1.0)
        self.assertLess(better.item(), worse.item())
        self.assertAlmostEqual(vectors.orpo(torch.tensor([-0.5]), torch.tensor([-0.1]), same, 1.0).item(), 0.5, places=6)


class Compared(unittest.TestCase):
    def test_words_stay_with_much_budget_and_go_with_little(self):
        table = torch.randn(50, 16)
        ids = list(range(50))
        self.assertEqual(methods.noisy_pieces(ids, table, 1e6, torch.Generator().manual_seed(1)), ids)
        kept = sum(a == b for a, b in zip(ids, methods.noisy_pieces(ids, table, 0.01, torch.Generator().manual_seed(1))))
        self.assertLess(kept, 10)

    def test_attacker_without_noise_wins_over_the_blind_one(self):
        torch.manual_seed(8)
        names = Knowledge().names_of_types()
        given = vectors.VectorSet(torch.randn(len(names), 64), [])
        types = attacks.training_types(names, 300, seed=77)
        open_eyes = attacks.infer(names, given, types, 1e4, 1.0, 1)
        self.assertGreater(open_eyes, attacks.infer(names, given, types, 1e4, 1.0, 1, blind=True) + 20)

    def test_inversion_reads_a_vector_without_noise_and_guesses_at_noise(self):
        torch.manual_seed(8)
        names = Knowledge().names_of_types()
        given = vectors.VectorSet(torch.randn(len(names), 256), [])
        types = [row[:6] for row in attacks.training_types(names, 100, seed=77)]
        self.assertGreater(attacks.invert(given, types, 1e6, 1.0, 1), 95)
        self.assertLess(attacks.invert(given, types, 1e6, 1.0, 1, blind=True), 10)

    def test_pieces_stay_where_the_budget_of_a_word_is_large(self):
        model, words = tiny(), small_words()
        made = methods.Methods(model, words, [], None, SpanTypes(Knowledge()), {})
        questions = [sets.Question("I have a fever and pain.", "I have and.", ["a fever", "pain"], [], 0)]
        self.assertEqual(made.unchanged_pieces(questions, 1e9, torch.Generator().manual_seed(1)), 100)
        self.assertLess(made.unchanged_pieces(questions, 1e-3, torch.Generator().manual_seed(1)), 50)


class Weights(unittest.TestCase):
    def test_occlusion_weighs_a_span_by_how_far_the_other_words_move(self):
        words = [(word, at) for at, word in enumerate("one fever three".split())]
        # The outputs depend only on the number of words of three letters.
        network = lambda ids: ((ids == 13).sum(-1, keepdim=True)[..., None] * torch.tensor([1.0, 0.0]).expand(*ids.shape, 2), None)
        read = lambda _, places: (torch.tensor([10 + len(word) for word, _ in words]), torch.tensor([[first <= at < last for _, at in words] for first, last in places]))
        weigher = occlusion_weights.OcclusionWeights(unittest.mock.Mock(network=network, read=read))
        self.assertGreater(*(weight * scale for weight, scale in zip(weigher.of("", [(0, 1), (1, 2)]), (1, 100))))

    def test_are_taken_of_the_spans_that_have_a_type(self):
        weigher = unittest.mock.Mock(of=lambda text, places: [float(start) for start, _ in places])
        names = Knowledge().names_of_types()
        made = methods.Methods(tiny(), small_words(), names, vectors.VectorSet(torch.randn(len(names), 4), []), SpanTypes(Knowledge()), {"attention": weigher})
        question = sets.Question("I have a blue bicycle, fever and cough.", "I have.", ["a blue bicycle", "fever", "cough"], [], 0)
        self.assertEqual(made.weights_of(question, "attention"), [23.0, 33.0])
        expected = torch.tensor([23.0, 33.0]) @ made.set.vectors[made.types(question)]
        told = made.meta([question], 1e9, torch.Generator().manual_seed(1), "attention")[0]
        self.assertTrue(torch.allclose(told, expected / expected.norm(), atol=1e-4))

    def test_the_prompt_of_the_extension_takes_the_place_of_the_set_s(self):
        made = methods.Methods(tiny(), small_words(), [], None, SpanTypes(Knowledge()), {}, {"made": {"I have a fever.": {"incomplete": "I have."}}})
        made.meta, made.restored = lambda *_: None, lambda questions, _: [question.incomplete for question in questions]
        self.assertEqual(made.extension_text([sets.Question("I have a fever.", "I", ["a fever"], [], 0)], 20, None), ["I have."])


SENTENCES = ("I have a fever and a cough, and I take ibuprofen.", "Hello,\nmy name is Ana Horvat and I live in Zagreb.", "张伟昨天给我打电话了。")


def write_safetensors(path, state):
    """As others write them, in 16 bits where the name says a projection."""
    header, parts, at = {}, [], 0
    for name, value in state.items():
        value = value.detach().contiguous()
        held = value.half() if "_proj" in name else value
        data = held.numpy().tobytes()
        header[name] = {"dtype": "F16" if held.dtype == torch.float16 else "F32", "shape": list(value.shape), "data_offsets": [at, at + len(data)]}
        parts.append(data)
        at += len(data)
    told = json.dumps(header).encode()
    with open(path, "wb") as out:
        out.write(len(told).to_bytes(8, "little") + told + b"".join(parts))


def usual_name(name):
    """The name of a weight in the usual layout."""
    name = re.sub(r"\.((?:gate|up|down)_proj)", r".mlp.\1", name)
    return name if name.startswith("lm_head") else f"model.{name}"


def config_of(shape):
    return {
        "model_type": "llama", "vocab_size": shape.pieces, "hidden_size": shape.hidden, "num_hidden_layers": shape.layers, "num_attention_heads": shape.heads,
        "num_key_value_heads": shape.groups, "intermediate_size": shape.inner, "max_position_embeddings": shape.longest, "rope_theta": shape.theta,
        "rms_norm_eps": shape.eps, "tie_word_embeddings": not shape.untied,
    }


class LargerDecoder(unittest.TestCase):
    def written(self, folder, model, **config):
        write_safetensors(f"{folder}/model.safetensors", {usual_name(name): value for name, value in model.state_dict().items()})
        with open(f"{folder}/config.json", "w", encoding="utf8") as out:
            json.dump({**config_of(model.shape), **config}, out)

    def test_reads_the_weights_that_the_usual_layout_holds(self):
        ids = torch.randint(4, decoder.TINY.pieces, (2, 9))
        for more in ({}, {"biased": True}, {"untied": True}):
            torch.manual_seed(3)
            model = decoder.Decoder(replace(decoder.TINY, **more)).eval()
            with tempfile.TemporaryDirectory() as folder, torch.no_grad():
                self.written(folder, model)
                read = larger_decoder.read(folder)
                self.assertEqual(read.shape, model.shape)
                self.assertTrue(torch.allclose(read.scores(read.body(ids)), model.scores(model.body(ids)), atol=1e-3), more)

    def test_refuses_what_it_does_not_know(self):
        with tempfile.TemporaryDirectory() as folder:
            for wrong in ({"model_type": "gpt2"}, {"head_dim": 5}, {"rope_scaling": {"factor": 8}}):
                self.written(folder, tiny(), **wrong)
                with self.assertRaises(SystemExit):
                    larger_decoder.read(folder)

    @unittest.skipUnless(all(map(importlib.util.find_spec, ("jinja2", "tokenizers", "onnx"))), "needs jinja2, tokenizers and onnx")
    def test_prepares_the_small_decoder_from_disk_as_the_shipped_one(self):
        from disk_tokenizer import DiskTokenizer

        shipped = export_decoder.shipped()
        own, other = tokens.load(f"{export_decoder.TARGET}/tokenizer.json"), DiskTokenizer(f"{export_decoder.TARGET}/tokenizer.json")
        question = "I have a fever and pain. What could it be?"
        self.assertEqual(own.prompt(question), other.prompt(question))
        self.assertEqual((own.end, own.decode(own.encode(question))), (other.end, other.decode(other.encode(question))))
        with tempfile.TemporaryDirectory() as folder:
            self.written(folder, shipped)
            read = larger_decoder.read(folder)
        torch.manual_seed(4)
        expected = heads.probes(shipped, own, 300)
        torch.manual_seed(4)
        found = heads.probes(read, other, 300)
        self.assertEqual(heads.common_heads(found, 4, "sum")[0], heads.common_heads(expected, 4, "sum")[0])
        chosen = [[head // shipped.shape.heads, head % shipped.shape.heads] for head in heads.common_heads(found, 4, "sum")[0]]
        made = vectors.training_cases(read, other, 40, "truth")
        done = vectors.train(read, other, made, chosen, len(Knowledge().names_of_types()), 0, most=3, dimension=8)
        self.assertTrue(torch.isfinite(done.vectors).all())
        self.assertEqual(done.dimension, 8)


@unittest.skipUnless(sets.available(), "needs the paper's sets")
class DrawnQuestions(unittest.TestCase):
    def test_are_the_same_for_the_same_seed_and_others_for_another(self):
        texts = lambda seed: [question.complete for question in sets.drawn("pri_nlice", "test", 20, seed)]
        self.assertEqual(len(texts("a")), 20)
        self.assertEqual(texts("a"), texts("a"))
        self.assertNotEqual(texts("a"), texts("b"))
        self.assertNotEqual(texts("a"), [question.complete for question in sets.read("pri_nlice", "test")[:20]])

    def test_are_all_if_the_limit_is_larger_than_the_set(self):
        self.assertEqual(len(sets.drawn("pri_slja", "test", 100000, "a")), len(sets.read("pri_slja", "test")))

    def test_have_their_right_answer_among_the_options(self):
        for question in sets.drawn("pri_slja", "test", 20, "a"):
            self.assertEqual(len(question.options), 4)
            self.assertGreaterEqual(len(question.places()), 1)


@unittest.skipUnless(all(map(importlib.util.find_spec, ("onnxruntime", "tokenizers"))), "needs onnxruntime and tokenizers")
class ShippedNetwork(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.reader = reader.Reader()

    def outputs_of_the_file(self, ids):
        import onnxruntime
        import shipped

        session = onnxruntime.InferenceSession(f"{shipped.MODEL}/onnx/model_quantized.onnx", providers=["CPUExecutionProvider"])
        return [torch.from_numpy(output) for output in session.run(["logits", "roles"], {"input_ids": ids.numpy(), "attention_mask": torch.ones_like(ids).numpy()})]

    def pairs(self):
        """The scores in PyTorch and those of the file, of labels and of roles, of each sentence."""
        for text in SENTENCES:
            ids = self.reader.read(text, [])[0][None]
            with torch.no_grad():
                yield from zip(self.reader.network(ids), self.outputs_of_the_file(ids))

    def test_in_torch_gives_about_the_probabilities_of_the_file(self):
        moved = [(told.softmax(-1) - expected.softmax(-1)).abs().sum(-1).mean().item() / 2 for told, expected in self.pairs()]
        self.assertLess(max(moved), 0.03)

    def test_is_that_of_the_file_if_it_rounds_as_the_file_does(self):
        def rounded(_, given):
            x = given[0]
            low, high = min(0.0, x.min().item()), max(0.0, x.max().item())
            scale = (high - low) / 255
            zero = round(-low / scale)
            return (((x / scale).round() + zero).clamp(0, 255) - zero) * scale

        hooks = [module.register_forward_pre_hook(rounded) for module in self.reader.network.layers.modules() if isinstance(module, torch.nn.Linear)]
        try:
            self.assertLess(max((told - expected).abs().max().item() for told, expected in self.pairs()), 0.1)
        finally:
            for hook in hooks:
                hook.remove()

    def test_gives_each_piece_a_share_of_the_attention(self):
        for text in SENTENCES:
            received = attention_weights.AttentionWeights(self.reader).received(self.reader.read(text, [])[0]).detach()
            self.assertAlmostEqual(received.sum().item(), 1, places=4)

    def test_weighs_the_spans_of_a_text(self):
        text = SENTENCES[0]
        places = [(text.index(span), text.index(span) + len(span)) for span in ("a fever", "a cough", "ibuprofen")]
        _, inside = self.reader.read(text, places)
        self.assertTrue(inside.any(-1).all())
        self.assertFalse((inside.sum(0) > 1).any())
        for weigher in (attention_weights.AttentionWeights(self.reader), occlusion_weights.OcclusionWeights(self.reader)):
            weights = weigher.of(text, places)
            self.assertTrue(all(1e-4 < weight < 2 for weight in weights), weights)
            self.assertEqual(weigher.of(text, []), [])


class WholeAnswers(unittest.TestCase):
    def test_after_kept_prefixes_are_those_of_whole_rows(self):
        model, words = tiny(), small_words()
        prompts, steer = [words.prompt(text) for text in ("I have a fever.", "Pain.")], torch.randn(2, 2, 4, 8)
        # The logits are made so sharp that a draw always gives the likeliest piece.
        model.norm.weight.data *= 1e4
        # The output table is separated from the input table, so that no piece repeats itself for ever.
        table, moved = model.embed_tokens.weight.data, torch.randperm(decoder.TINY.pieces, generator=torch.Generator().manual_seed(4))
        model.scores = lambda hidden: hidden @ table[moved].T
        told = answers.drawn(model, prompts, torch.Generator().manual_seed(1), list(steer))
        for prompt, vector, answer in zip(prompts, steer, told):
            ids = list(prompt)
            self.assertGreater(len(set(answer)), 1)
            for piece in answer:
                at = (torch.arange(len(ids))[None] >= len(prompt) - 1).float()
                self.assertEqual(model.scores(model.body(torch.tensor([ids]), vector[None], at)[0, -1]).argmax().item(), piece)
                ids.append(piece)
        self.assertNotEqual(told, answers.drawn(model, prompts, torch.Generator().manual_seed(1)))

    def test_rouge_counts_the_longest_common_subsequence(self):
        # Lin 2004, section 3.1: "police kill the gunman" and "the gunman kill police" share two words in order, of four each.
        self.assertAlmostEqual(answers.rouge_l("the gunman kill police", "police killed the gunman"), 50)
        self.assertAlmostEqual(answers.rouge_l("Police kill the gunman", "police killed the gunman"), 75)
        self.assertEqual(answers.rouge_l("", "police"), 0)


class Export(unittest.TestCase):
    def test_weights_come_back_from_the_file(self):
        model = tiny()
        # Equal constants are stored only once, and in a new model all norms are equal.
        for parameter in model.parameters():
            torch.nn.init.normal_(parameter)
        model.embed_tokens.weight.data = model.embed_tokens.weight.data.half().float()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "model.onnx")
            export_decoder.export(model, path, [[0, 1], [1, 2]])
            again = export_decoder.from_onnx(path, model.shape)
        for name, value in model.state_dict().items():
            self.assertTrue(torch.equal(value, again.state_dict()[name]), name)


if __name__ == "__main__":
    unittest.main()
