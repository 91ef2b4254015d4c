"""Pairs: the same sentence with the name of a person whom nobody knows (hide) and with a widely known one (public), so that only knowledge of the
name and the kind of sentence decide. The sentences are templates with {NAME} and sometimes {NAME2} (pairs/*.tsv: language, kind, sentence); their
kind says for whom a sentence is plausible: `either`, `private` or `public`.

A tenth of the widely known people, and a tenth of the templates, chosen by a hash, are kept out of training to measure with."""
import csv
import glob
import hashlib
import lzma
import os
import re

from names_in import COUNTRIES, NamePools, script, with_particle
from packages import HERE
from read_data import DATA

SENTENCES = os.environ.get("COATCHECK_PAIRS", f"{HERE}/pairs")
KNOWN_PEOPLE = os.path.join(HERE, "../../../data/known-names/people.tsv")
HELD_OUT, KNOWN_IN_LANGUAGES, SURNAME_KNOWN_IN, PARTICLE, TWO_SURNAMES = 0.1, 30, 90, 0.14, 0.25
TWO_SURNAMES_IN = ("es", "pt", "ca", "tl")
TITLES = {
    "en": "Mr|Mrs|Ms|Dr|Prof.", "de": "Herr|Frau|Dr.", "fr": "M.|Mme|Dr", "es": "Sr.|Sra.|Dra.|don|doña", "it": "sig.|sig.ra|dott.", "pt": "Sr.|Sra.|Dona|Dr.", "nl": "meneer|mevrouw|dr.",
    "pl": "pan|pani|dr", "sv": "herr|fru", "da": "hr.|fru", "no": "herr|fru", "tr": "Dr.|Sayın", "id": "Pak|Bu", "ms": "Encik|Puan", "vi": "anh|chị|ông|bà", "ro": "dl.|dna", "hu": "dr.",
    "ru": "г-н|г-жа", "he": "מר|גברת|ד״ר", "ar": "السيد|السيدة|الدكتور", "fa": "آقای|خانم", "hi": "श्री|श्रीमती|डॉ.", "th": "คุณ|ครู|หมอ", "el": "κ.|κα",
}
UNSPACED_TITLES = {"th"}
FALLBACK = [
    ("en", "either", "Has {NAME} paid the rent?"), ("en", "either", "Is {NAME} allowed to take ibuprofen?"), ("en", "either", "What did {NAME} say about it?"),
    ("en", "either", "Write a limerick about {NAME}."), ("en", "either", "When was {NAME} born?"), ("en", "public", "Which films did {NAME} make?"),
    ("en", "private", "Remind {NAME} to bring the keys."), ("en", "either", "Tell me about {NAME} and {NAME2}."), ("en", "private", "Draft a mail to {NAME} about the invoice."),
    ("de", "either", "Hat {NAME} die Miete bezahlt?"), ("de", "either", "Wie alt ist {NAME}?"), ("de", "private", "Schreib {NAME}, dass wir später kommen."),
    ("fr", "either", "Est-ce que {NAME} a répondu ?"), ("fr", "either", "Écris un poème sur {NAME}."), ("es", "either", "¿Dónde vive {NAME}?"), ("es", "private", "Pídele a {NAME} las llaves."),
    ("it", "either", "Quanti anni ha {NAME}?"), ("pt", "either", "Quando {NAME} nasceu?"), ("nl", "either", "Waar woont {NAME}?"), ("pl", "either", "Ile lat ma {NAME}?"),
    ("tr", "either", "{NAME} kaç yaşında?"), ("id", "either", "{NAME} tinggal di mana?"), ("vi", "either", "{NAME} sinh năm nào?"), ("ru", "either", "{NAME} — сколько лет?"),
    ("zh", "either", "{NAME}今年多大了？"), ("ja", "either", "{NAME}は何歳ですか？"), ("ko", "either", "{NAME} 나이가 몇 살이야?"), ("ar", "either", "كم عمر {NAME}؟"), ("he", "either", "בן כמה {NAME}?"),
    ("fa", "either", "{NAME} چند سال دارد؟"), ("hi", "either", "{NAME} की उम्र क्या है?"), ("th", "either", "{NAME} อายุเท่าไหร่"), ("el", "either", "Πόσων ετών είναι ο/η {NAME};"), ("sv", "either", "Hur gammal är {NAME}?"),
]


def is_held_out(text):
    return int(hashlib.sha1(f"pair {text}".encode()).hexdigest()[:8], 16) / 16**8 < HELD_OUT


def sentences():
    found = []
    for path in sorted(glob.glob(f"{SENTENCES}/*.tsv")):
        with open(path, encoding="utf8") as lines:
            for line in lines:
                cells = line.rstrip("\n").split("\t")
                if len(cells) >= 3 and cells[1] in ("private", "either", "public") and "{NAME}" in cells[2]:
                    found.append((cells[0].strip().replace("nb", "no"), cells[1], cells[2].replace("\\n", "\n").strip()))
    return found or FALLBACK


def letters_of(name):
    """The script of a name as a key; languages that share a script share its public people."""
    for key, letters in (("ja", "\u3041-\u30ff"), ("ko", "\uac00-\ud7af"), ("han", "\u4e00-\u9fff"), ("he", "\u0590-\u05ff"), ("arab", "\u0600-\u06ff"), ("el", "\u0370-\u03ff"),
                         ("deva", "\u0900-\u097f"), ("bn", "\u0980-\u09ff"), ("th", "\u0e00-\u0e7f"), ("cyrl", "\u0400-\u04ff")):
        if re.search(f"[{letters}]", name):
            return key
    return "latin" if re.search(r"[A-Za-zÀ-ž]", name) else ""


SCRIPT_OF = {"ja": "ja", "ko": "ko", "zh": "han", "he": "he", "ar": "arab", "fa": "arab", "ur": "arab", "el": "el", "hi": "deva", "mr": "deva", "ne": "deva", "bn": "bn", "th": "th",
             "ru": "cyrl", "uk": "cyrl", "bg": "cyrl", "sr": "cyrl", "be": "cyrl"}


def listed_people():
    """The widely known people that the project lists, in native spelling, by script (all but Latin, where the lists hold many characters too)."""
    found = {}
    with open(KNOWN_PEOPLE, encoding="utf8") as file:
        names = [line.rstrip("\n") for line in file if not line.startswith("#")][1:]
    for name in names:
        key = letters_of(name)
        if key in ("", "latin") or (" " not in name and key not in ("ja", "ko", "han", "th")) or len(name) < 3:
            continue
        found.setdefault(key, {})[name.title() if key in ("cyrl", "el") else name] = 1
    return {key: list(listed) for key, listed in found.items()}


def pantheon():
    """Widely known people in Latin letters with how widely they are known."""
    with lzma.open(f"{DATA}/gazetteers/people_public.tsv.xz", "rt", encoding="utf8") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [(row["name"], int(row["weight"])) for row in rows if int(row["weight"]) >= KNOWN_IN_LANGUAGES and row["kind"] != "companion"]


class Pairs:
    def __init__(self, rng, held_out=False):
        self.rng, self.pools = rng, NamePools(rng).pools
        self.people = [(name, weight) for name, weight in pantheon() if " " in name and is_held_out(name) == held_out]
        self.weights = [weight - 15 for _, weight in self.people]
        self.listed = {key: [name for name in listed if is_held_out(name) == held_out] for key, listed in listed_people().items()}
        self.known = {name.lower() for name, _ in pantheon()} | {name.lower() for listed in listed_people().values() for name in listed}
        self.surnames = [name.split(" ")[-1] for name, weight in self.people if weight >= SURNAME_KNOWN_IN]
        self.given = given_names()
        every, by_language, self.cache = sentences(), {}, {}
        for sentence in every:
            if is_held_out(sentence[2]) == held_out or every is FALLBACK:
                by_language.setdefault(sentence[0][:2], []).append(sentence)
        self.by_language, self.languages = by_language, sorted(by_language)
        self.shares = [len(by_language[language]) ** 0.5 for language in self.languages]

    def draw(self):
        """A record from a template, with an unknown or a widely known person."""
        language = self.rng.choices(self.languages, self.shares)[0]
        _, kind, sentence = self.rng.choice(self.by_language[language])
        return self.filled(language, sentence, kind == "public" or (kind == "either" and self.rng.random() < 0.5))

    def filled(self, language, sentence, public):
        text, spans, kept = "", [], []
        for part in re.split(r"(\{NAME2?\})", sentence):
            if not part.startswith("{NAME"):
                text += part
                continue
            title, name = ("", self.public_name(language)) if public else self.unknown_name(language)
            kept.append(name)
            if title and text and not text.endswith((" ", "\n", "(", "«", '"')):
                title = ""
            text += title
            spans.append({"start": len(text), "end": len(text) + len(name), "label": "PERSON", "role": "public" if public else "hide"})
            text += name
        if self.rng.random() < 0.08 and len(text.lower()) == len(text):
            text = text.lower()
        return {"text": text, "spans": spans, "lang": language, "source": "pairs"}

    def public_name(self, language):
        listed = self.listed.get(SCRIPT_OF.get(language, ""), ())
        if listed and self.rng.random() < 0.9:
            return self.rng.choice(listed)
        if self.surnames and self.rng.random() < 0.06:
            return self.rng.choice(self.surnames)
        return self.rng.choices(self.people, self.weights)[0][0]

    def unknown_name(self, language):
        for _ in range(20):
            title, name = self.composed(language)
            if name.lower() not in self.known:
                return title, name
        return "", name

    def composed(self, language):
        """A title (or nothing) and a name: given and family name, one of them, initials, or two given names."""
        r, native = self.rng, SCRIPT_OF.get(language)
        if native in ("han", "ja") and r.random() < 0.88:
            full = r.choice(self.pools["ja" if native == "ja" else "zh", "full"])
            return "", full[: 1 if native == "han" else 2] if r.random() < 0.05 and len(full) > 3 else full
        if native == "ko" and r.random() < 0.88:
            given, family = r.choice(self.pools["ko", "first"]), r.choice(self.pools["ko", "last"])
            return "", given if r.random() < 0.15 else family + given
        given, family = self.part(language, True), self.part(language, False)
        if letters_of(family) == "latin" and r.random() < PARTICLE:
            family = with_particle(r, family, language)
        form = r.random()
        titles = TITLES.get(language, "").split("|")
        if form < 0.58:
            second = f" {self.part(language, False)}" if language in TWO_SURNAMES_IN and r.random() < TWO_SURNAMES else ""
            return "", f"{given} {family}{second}"
        if form < 0.72:
            return "", given
        if form < 0.77:
            return "", family
        if form < 0.87 and titles[0] and script(titles[0]) == script(family):
            return r.choice(titles) + ("" if language in UNSPACED_TITLES else " "), family if r.random() < 0.7 else f"{given} {family}"
        if form < 0.92:
            return "", f"{given} {self.part(language, True)} {family}"
        if form < 0.96 and native is None:
            return "", f"{given[0]}. {family}"
        return "", f"{given} {family}-{self.part(language, False)}" if native is None else f"{given} {family}"

    def part(self, language, is_first):
        """A given or family name of the language, of another country that writes in the same letters, or of any list."""
        r, kind, chance = self.rng, "first" if is_first else "last", self.rng.random()
        native = SCRIPT_OF.get(language)
        if native:
            own = self.fitting(language, kind, native) if chance < 0.9 else None
        elif chance < 0.2 and is_first:
            own = self.fitting(language, "given", "latin")
        else:
            own = self.fitting(language, kind, "latin") if chance < 0.6 else self.fitting(r.choice(list(COUNTRIES)), kind, "latin") if chance < 0.75 else None
        return r.choice(own) if own else r.choice(self.pools["latin", kind]).split(" ")[0]

    def fitting(self, language, kind, letters):
        """The listed names of a language that are written in the given letters."""
        key = language, kind, letters
        if key not in self.cache:
            listed = self.given.get(language, ()) if kind == "given" else self.pools.get((language, kind), ())
            found = [n for n in listed if letters_of(n) == letters and (letters != "latin" or n[:1].isupper())]
            if not found and kind == "first":
                found = [n for n in self.given.get(language, ()) if letters_of(n) == letters]
            self.cache[key] = found
        return self.cache[key]


def given_names(cache={}):
    """Given names in their own scripts by language (Wiktionary)."""
    if not cache:
        with lzma.open(f"{DATA}/gazetteers/given_names.tsv.xz", "rt", encoding="utf8") as lines:
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                if len(row["name"]) > 2 and " " not in row["name"]:
                    for language in row["languages"].split(","):
                        if letters_of(row["name"]) == SCRIPT_OF.get(language, "latin") and (row["name"][0].isupper() or language in SCRIPT_OF):
                            cache.setdefault(language, []).append(row["name"])
    return cache
