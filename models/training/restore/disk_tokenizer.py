"""The vocabulary and the chat template of a decoder from elsewhere: tokenizer.json with tokenizer_config.json beside it. Needs the packages
tokenizers and jinja2."""
import json
import os

import jinja2
import tokenizers


class DiskTokenizer:
    """Has the methods of tokens.Tokenizer that the preparation of heads and vectors uses."""

    def __init__(self, path):
        self.inner = tokenizers.Tokenizer.from_file(path)
        with open(os.path.join(os.path.dirname(path), "tokenizer_config.json"), encoding="utf8") as content:
            told = json.load(content)
        if not told.get("chat_template"):
            raise SystemExit("tokenizer_config.json has no chat_template, so a question cannot be put to this decoder.")
        self.template = jinja2.Environment().from_string(told["chat_template"])
        named = {key: told[key] if isinstance(told[key], str) else told[key]["content"] for key in ("bos_token", "eos_token") if told.get(key)}
        self.names = {"bos_token": "", "eos_token": "", **named}
        self.end = self.inner.token_to_id(self.names["eos_token"])
        if self.end is None:
            raise SystemExit("tokenizer_config.json names no eos_token of the vocabulary.")

    def __len__(self):
        return self.inner.get_vocab_size()

    def encode(self, text):
        return self.inner.encode(text, add_special_tokens=False).ids

    def decode(self, ids):
        return self.inner.decode(ids)

    def prompt(self, question):
        return self.encode(self.template.render(messages=[{"role": "user", "content": question}], add_generation_prompt=True, **self.names))
