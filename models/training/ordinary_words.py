"""Makes a Bloom filter of the ordinary words of each language ("biglietto", "landlady", "dobry"), which ships beside the network: the network
takes some of them for people if they begin a sentence or a list. Thirteen in a thousand other words are in the filter by mistake.
usage: ordinary_words.py [TARGET]
       ordinary_words.py --add LANGUAGE…   adds the words that we wrote down for languages without capitals, and counts nothing again

A word is ordinary if it is written in lower case, or stands unmarked in our own prompts, at least four times as often as it has a capital inside
a sentence, and ten times as often as it is marked as a name. Given names are left out, so that "May" and "Ernst" stay names."""
import glob
import os
import re
import subprocess
import sys
from collections import Counter, defaultdict

import annotations
from names_in import COUNTRIES, native_names
from read_data import DATA, frequent_words, names, running_text
from word_filter import Filter, write

TARGET = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../ner-multilingual/ordinary.bin")
# Vowel signs are part of words in Indian scripts and Thai, but `\w` does not match them.
SIGNS = "\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963\u0981-\u0983\u09bc-\u09cd\u09d7\u0e31\u0e34-\u0e3a\u0e47-\u0e4e"
LETTER = rf"(?:[^\W\d_]|[{SIGNS}])"
WORD = re.compile(rf"{LETTER}+(?:['’-]{LETTER}+)*")
LETTERS_ONLY = re.compile(rf"{LETTER}+")
# The number of letters of the shortest word. Words of Korean and of scripts without spaces are short.
SHORTEST, SHORTEST_IN = 3, {"ko": 2, "zh": 2, "ja": 2}
# How often a word must occur. The more text there is of a language, the higher the number, because the filter cannot hold every rare word.
LEAST = {"en": 12, "de": 12, "fr": 7, "es": 9, "it": 6, "ar": 10, "ko": 8, "zh": 12, "ja": 12, "fa": 8}
LEAST_ELSEWHERE = 3
TIMES_CAPITALISED, TIMES_MARKED = 4, 10
BITS_PER_WORD = 9.1
# The bytes before the filter: the number of filters, and the size of this one.
HEAD = 8
# The languages that the extension recognises (lib/detect/prompt-language.ts), without Vietnamese, whose names consist of ordinary syllables.
LANGUAGES = "en de fr es it pt nl pl ru uk fi tr ro id cs sk hr hu sv da nb el ar he fa ur hi bn ko zh ja th".split()
UNSPACED = {"zh", "ja", "th"}
# Particles attached to a word: after it in Korean, before it in Hebrew and Arabic.
PARTICLES = {"ko": re.compile(r"(?:은|는|이|가|을|를|에|에서|의|로|으로|와|과|도|만|한테|에게|까지|부터|이나|나|이랑|랑|하고|입니다|이에요|예요)$"),
             "he": re.compile(r"^(?:וה|שה|מה|לכש|[והבלמשכ])"), "ar": re.compile(r"^(?:وال|بال|فال|كال|لل|ال|[وبلفك])")}
NAMED_OTHERWISE = {"nb": "no"}
# Texts with careless capitals, or texts of names and code.
LEFT_OUT = set("en_chat_irc en_utterances en_chat_sgd en_logs en_sql en_config en_code_rules en_tech en_nltk_misc".split())
CHARACTERS = 4_000_000
# Lists of subtitle words are in lower case, names included. A word counts only if no list of names holds it.
SUBTITLES, SUBTITLE_WORDS, SUBTITLE_WEIGHT = ("pt", "pl", "nl", "ru"), 7_000, 3
UNMARKED_WEIGHT, ARTICLE_WEIGHT, MARKED_WEIGHT = 2, 4, 4
# Words that we wrote down for languages with little text. A word counts if no prompt marks it as a name, or if it is frequent anyway.
WRITTEN, WRITTEN_WEIGHT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "ordinary"), max(LEAST.values())
ARTICLES = set("""der die das den dem des ein eine einen einem einer eines kein keine keinen im am zum zur vom beim ins ans
    mein meine dein deine sein seine ihr ihre unser unsere dieser diese dieses jeder jede jedes""".split())
WITHOUT_CAPITALS = {*UNSPACED, "ko", "he", "ar", "fa", "ur", "hi", "bn"}
NAME_TYPES = {"PERSON", "ORGANIZATION", "LOCATION", "ADDRESS", "USERNAME"}
NEW_SENTENCE = set(".!?:;\"“”„«»()[]*#|•-–—>")


def read_text(language, plain, capital):
    """Counts the words that are written in lower case, and those with a capital inside a sentence."""
    for path in sorted(glob.glob(f"{DATA}/text/{language}_*.txt.xz")):
        file = os.path.basename(path)[: -len(".txt.xz")]
        if file in LEFT_OUT:
            continue
        text = running_text(file, CHARACTERS)
        for line in (segmented(text, language) if language in UNSPACED else text).split("\n"):
            count_line(line, language, plain, capital)


def segmented(text, language):
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "segment.mjs")
    return subprocess.run(["node", script, language], input=text, capture_output=True, text=True, check=True).stdout


def forms(word, language):
    """The word, and the word without attached particles."""
    bare = PARTICLES[language].sub("", word) if language in PARTICLES else word
    return {word, bare} if len(bare) > 1 else {word}


def count_line(line, language, plain, capital):
    has_capitals, at, before = any(c.isupper() for c in line), 0, ""
    for match in WORD.finditer(line):
        word = match.group()
        is_first = at == 0 or not NEW_SENTENCE.isdisjoint(line[at : match.start()])
        if language in WITHOUT_CAPITALS:
            plain.update(forms(word, language))
        elif word.islower():
            plain[word] += has_capitals
        elif word.istitle() and not is_first:
            # German capitalises nouns like names; an article shows that the word is a noun.
            if language != "de":
                capital[word.lower()] += 1
            elif before in ARTICLES:
                plain[word.lower()] += ARTICLE_WEIGHT
        at, before = match.end(), word.lower()


def read_annotations(plain, marked):
    """Counts, by language, the words of our own prompts that are outside names, and those that are inside names."""
    unspaced = defaultdict(list)
    for record in annotations.parts(annotations.written(), False):
        text, language = record["text"], record["lang"][:2]
        spans = [(span["start"], span["end"]) for span in record["spans"] if span["label"] in NAME_TYPES]
        for start, end in spans:
            for word in {text[start:end].lower(), *WORD.findall(text[start:end].lower())}:
                marked[language][word] += MARKED_WEIGHT
        for start, end in ((span["start"], span["end"]) for span in record["spans"]):
            text = text[:start] + "\n" * (end - start) + text[end:]
        if language in UNSPACED:
            unspaced[language].append(text)
        else:
            add_unmarked(plain[language], WORD.findall(text.lower()), language)
    for language, texts in unspaced.items():
        add_unmarked(plain[language], WORD.findall(segmented("\n".join(texts), language)), language)


def add_unmarked(plain, words, language):
    for word in words:
        plain.update(dict.fromkeys(forms(word, language), UNMARKED_WEIGHT))


def written_words(language):
    path = os.path.join(WRITTEN, f"{language}.txt")
    if not os.path.exists(path):
        return set()
    with open(path, encoding="utf8") as lines:
        return {word.lower() for word in WORD.findall(lines.read())}


def given_names(language):
    countries = set(COUNTRIES.get(language, "").split())
    known = names("person_first_names", {"first_m", "first_f"}) + names("person_names_by_country", {"first_m", "first_f"}, countries)
    return {part for name in known for part in name.lower().split()}


def ordinary_words():
    plain, capital, marked = defaultdict(Counter), defaultdict(Counter), defaultdict(Counter)
    read_annotations(plain, marked)
    native = {word for kind in ("given", "family") for _, names_ in native_names(kind) for word in names_}
    listed = {word.lower() for word in names("person_first_names", {"first_m", "first_f"}) + names("person_names_by_country", {"first_m", "first_f", "last"})}
    for language in LANGUAGES:
        code = NAMED_OTHERWISE.get(language, language)
        read_text(code, plain[code], capital[code])
        if language in SUBTITLES:
            plain[code].update({word: SUBTITLE_WEIGHT for word in frequent_words(language, SUBTITLE_WORDS) if word not in listed})
        written = written_words(language)
        plain[code].update({word: WRITTEN_WEIGHT for word in written if marked[code][word] == 0})
        given, least = given_names(code) | native, LEAST.get(language, LEAST_ELSEWHERE)

        def is_ordinary(word, times):
            often = times >= max(least, TIMES_CAPITALISED * capital[code][word], TIMES_MARKED * marked[code][word])
            is_long = len(word) >= SHORTEST_IN.get(language, SHORTEST) or (language == "zh" and word in written)
            return often and is_long and LETTERS_ONLY.fullmatch(word) and word not in given

        kept = [word for word, times in plain[code].items() if is_ordinary(word, times)]
        print(language, len(kept), flush=True)
        yield from (f"{language} {word}" for word in kept)


def add_written(languages):
    """Adds written words to the shipped filter, which may grow a little fuller. It is as long as before, and what it holds it keeps."""
    with open(TARGET, "rb") as file:
        listed = Filter(file.read()[HEAD:])
    marked = defaultdict(Counter)
    read_annotations(defaultdict(Counter), marked)
    native = {word for kind in ("given", "family") for _, names_ in native_names(kind) for word in names_}
    for language in WITHOUT_CAPITALS.intersection(languages):
        kept = {word for word in written_words(language) - given_names(language) - native if len(word) >= SHORTEST and marked[language][word] == 0}
        new = [f"{language} {word}" for word in kept if not listed.holds(f"{language} {word}")]
        for word in new:
            listed.add(word)
        print(language, len(new), "words added")
    write([listed], TARGET)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--add"]:
        add_written(sys.argv[2:])
        sys.exit()
    words = list(ordinary_words())
    write([Filter.of(words, BITS_PER_WORD)], sys.argv[1] if len(sys.argv) > 1 else TARGET)
    print(len(words), "words")
