"""Plain words, which are never entities: frequent lower-case words that are in no list of names, illnesses or jobs.

The unmarked words of a set that does not mark people, places or conditions teach nothing about these types, so the network could call any of
them a name or an illness without loss. Plain words prevent that, and teach the network from unmarked text too.
"""
from locales import ENGLISH
from read_data import LINE_BREAK, frequent_words, names, running_text, words_of

CHAT_TEXTS = {"en_prompts": 2_000_000, "en_utterances": 1_500_000, "en_counsel": 1_000_000, "en_medquad": 500_000, "en_chat_topical": 600_000,
              "en_chat_hh": 800_000, "en_tech": 2_000_000, "en_chat_taskmaster4": 300_000, "en_chat_irc": 500_000, "en_textbooks": 600_000}
LONGEST_SNIPPET = 700


class PlainWords:
    def __init__(self):
        named = names("person_first_names", {"first_m", "first_f"}) + names("person_names_by_country", {"first_m", "first_f", "last"})
        named += names("places", {"country", "capital", "state", "city"})
        named += names("medical", {"disease", "symptom", "drug", "cancer"}) + names("occupations", {"occupation", "relation", "nationality"})
        named = {word.lower() for name in named for word in name.split()} | {
            w for text in (*ENGLISH["conditions"], *names("places", {"nationality"})) for w in text.lower().split()
        }
        frequent = frequent_words("en", 12_000)
        self.lower = {w for i, w in enumerate(frequent) if len(w) > 1 and (i < 150 or w not in named)} | {"i", "I", "a"}
        # At the start of a sentence only the most frequent words are certain.
        self.opening = {w for w in frequent[:2500] if len(w) > 1 and w not in named}

    def flags(self, words):
        """One flag per word. A plain word between capitalised words may be inside a name (Bank of America) and is not flagged."""
        flags = []
        for i, word in enumerate(words):
            before, after = words[i - 1] if i else ".", words[i + 1] if i + 1 < len(words) else "."
            if word in self.lower:
                flags.append(not (after[:1].isupper() and before[:1].isupper()))
            else:
                opens = i == 0 or before in {".", "!", "?", ":", "-", "*", "•", LINE_BREAK}
                flags.append(opens and word[:1].isupper() and word[1:].islower() and word.lower() in self.opening and after in self.lower)
        return flags


def snippets(texts=CHAT_TEXTS):
    """Parts of chat-like texts, each a few hundred characters long. `texts`: how many characters of each file are read."""
    for file, limit in texts.items():
        for document in running_text(file, limit).split("\n\n"):
            for at in range(0, min(len(document), 4 * LONGEST_SNIPPET), LONGEST_SNIPPET):
                text = document[at : at + LONGEST_SNIPPET]
                if len(words_of(text)) > 3:
                    yield text
