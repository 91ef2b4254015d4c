"""Which words the word mechanisms know in a language, the most frequent first, and the text in which they were counted.

A word's frequency is the mean of its frequency in the running text and in subtitles: the text alone knows few everyday words ("stomachache"),
subtitles alone few of letters and reports. Words of medical text have a floor of their own. Names of people and places are left out unless they
are common words too, because a name in the place of a word is noise; countries, capitals and nationalities stay."""
import collections
import os
import re
import subprocess

import annotations
from read_data import LANGUAGE_OF, TRAIN_SETS, names, records, running_text, subtitle_counts, words_of
from texts import TEXTS
from word_stream import LEAST_OFTEN, WORDS, sources, spoken

# How often a word must occur in talk with doctors, and in articles on health, to be kept where it is too rare otherwise.
LEAST_IN_TALK, LEAST_IN_ARTICLES, LEAST_LISTED = 3, 30, 1
MEDICAL_TALK = {"en": ("en_medical_dialogue", "en_counsel"), "zh": ("zh_advice", "zh_counsel")}
MEDICAL_ARTICLES = {"en": ("en_medquad",), "zh": ()}
# A word of one source alone is often a name or a habit of that source.
LEAST_SOURCES = 2
# A name is a common word too if it is written in small letters in at least this share of the places inside a sentence.
COMMON_SHARE = 0.4
# Nobody wants such a word in a letter in place of another.
COARSE = re.compile("fuck|shit|bitch|cunt|whore|slut|nigg|faggot|asshole|arsehole|motherf|wank|dickhead|cocksuck|dipsh|jackass|dumbass|retard|妓|婊|操你|他妈|屄|贱人|混蛋|王八")
# A word that hardly ever has small letters is a name, listed or not.
NAME_SHARE = 0.1
COUNT = {"en": WORDS, "zh": 20_000}
NEW_SENTENCE = set(".!?:;\"“”()[]*#|•-–—>¶'‘’`/")
HAN = re.compile("[\u4e00-\u9fff]+")
# Characters with which Chinese spells foreign names.
TRANSCRIBED = re.compile("[斯克尔姆娜莎蒂萨奥诺伦弗普娅莱玛菲维洛琳妮艾莉杰瑟珀德拉尼科卡特里亚罗汤迈吉乔布丽露比威利]+")
# Months and weekdays are on the lists of names too.
KEPT_NAMES = set("""january february march april may june july august september october november december monday tuesday wednesday thursday friday
    saturday sunday english christmas easter god""".split())


def chinese_sources():
    for file in TEXTS["zh"]:
        yield file, running_text(file, 40_000_000).split("\n")
    for name in TRAIN_SETS:
        if LANGUAGE_OF.get(name) == "zh":
            yield name, [record["text"].replace("\n", " ") for record in records(name, "train")]
    yield "written", [line for r in annotations.parts(annotations.written(), False) if r["lang"][:2] == "zh" for line in r["text"].split("\n")]


def cut_chinese(lines):
    """The words of each line with their places, cut as the extension cuts them (Intl.Segmenter)."""
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "segment.mjs")
    made = subprocess.run(["node", script, "zh"], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True).stdout.split("\n")
    for line, words in zip(lines, made):
        at, found = 0, []
        for word in words.split():
            at = line.index(word, at)
            found.append((word, at, at + len(word)))
            at += len(word)
        yield line, found


def cut(language):
    """For each source its lines, each with its words and their places."""
    if language == "zh":
        for source, lines in chinese_sources():
            yield source, cut_chinese([line.replace("\r", " ").replace("\u2028", " ") for line in lines])
    else:
        for source, texts in sources():
            yield source, ((line, words_of(line)) for text in texts for line in text.split("\n"))


def own_words(file):
    """The single words of one of the project's own tables of what people take and have."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), f"../../data/facts/{file}.tsv")
    with open(path, encoding="utf8") as lines:
        rows = [line.rstrip("\n").split("\t")[-1] for line in lines if not line.startswith("#")][1:]
    return {word for row in rows for word in row.lower().split()}


class Counts:
    def __init__(self, language):
        """How often each word occurs, in how many sources, and how often it is written in each way inside a sentence."""
        self.every, self.sources, self.small, self.title, self.medical = (collections.Counter() for _ in range(5))
        # Drugs are kept even if no text names them. The table of conditions has other languages too.
        self.drugs = own_words("drugs") if language == "en" else set()
        listed = own_words("conditions") | {word.lower() for word in names("medical", {"drug", "symptom"})} if language == "en" else set()
        for source, lines in cut(language):
            here = collections.Counter()
            for _, words in lines:
                here.update(word.lower() for word, _, _ in words)
                before = "."
                for word, _, _ in words:
                    if word.islower():
                        self.small[word] += 1
                    elif before not in NEW_SENTENCE and word.istitle():
                        self.title[word.lower()] += 1
                    before = word
            self.every.update(here)
            self.sources.update(here.keys())
            least = LEAST_IN_TALK if source in MEDICAL_TALK[language] else LEAST_IN_ARTICLES if source in MEDICAL_ARTICLES[language] else None
            if least:
                self.medical.update(word for word, n in here.items() if n >= least)
        self.medical.update(word for word in listed if self.every[word] >= LEAST_LISTED)
        self.medical.update(self.drugs)

    def small_share(self, word):
        return self.small[word] / max(1, self.small[word] + self.title[word])


def listed_names():
    people = names("person_first_names", {"first", "first_m", "first_f"}) + names("person_names_by_country", {"first_m", "first_f", "last"})
    people += names("person_last_names", {"last"}) + names("person_names_big", {"first", "last"})
    towns = names("places", {"city", "town", "state"}) + names("places_misc", {"town", "city", "county", "quarter", "river"})
    kept = {part.lower() for name in names("places", {"country", "capital", "nationality"}) for part in name.split()} | KEPT_NAMES
    return {part.lower() for name in people + towns for part in name.split()}, kept


def per_million(counts):
    total = sum(counts.values())
    return {word: 1e6 * n / total for word, n in counts.items()}


def chinese(word):
    """A word in simplified characters (GB 2312 has no others): traditional twins of the same word would only stand in for each other."""
    if not HAN.fullmatch(word) or (len(word) > 1 and TRANSCRIBED.fullmatch(word)):
        return False
    try:
        word.encode("gb2312")
    except UnicodeEncodeError:
        return False
    return True


def chosen(language):
    counts = Counts(language)
    is_word = spoken if language == "en" else chinese
    subtitles = subtitle_counts(language)
    if language == "zh":
        # Only what the extension's segmenter leaves in one piece can ever be looked up.
        subtitles = {line: subtitles[line] for line, words in cut_chinese(sorted(subtitles)) if len(words) == 1 and words[0][0] == line}
    in_text, in_subtitles = per_million(counts.every), per_million(subtitles)
    score = {w: in_text.get(w, 0) + in_subtitles.get(w, 0) for w in {*in_text, *in_subtitles, *counts.drugs} if is_word(w) and not COARSE.search(w)}
    people_and_towns, kept_names = listed_names()

    def is_name(word):
        if language != "en" or word in kept_names:
            return False
        share = counts.small_share(word)
        return share < COMMON_SHARE if word in people_and_towns else share < NAME_SHARE and counts.title[word] > 0

    def is_known(word):
        return word in subtitles or word in counts.medical or (counts.every[word] >= LEAST_OFTEN and counts.sources[word] >= LEAST_SOURCES)

    ranked = sorted((w for w in score if is_known(w) and not is_name(w)), key=lambda w: (-score[w], w))
    floor = [w for w in ranked if w in counts.medical]
    keep = set(floor)
    for word in ranked:
        if len(keep) >= COUNT[language]:
            break
        keep.add(word)
    return [w for w in ranked if w in keep]
