"""Puts other names in place of the private people in our annotated prompts, in the same language and script; each person gets the same new name
everywhere. Private organisations are replaced by others of the same language."""
import os
import re

from read_data import names

# The lists that the rules of the extension use too.
NAMES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data/names")
NATIVE = ("ar", "bn", "fa", "he", "hi", "ko", "th", "ur")

COUNTRIES = {
    "en": "US GB AU CA IE IN NG ZA", "zh": "CN", "de": "DE AT CH", "fr": "FR BE", "es": "ES MX AR CO CL PE", "pt": "PT BR", "it": "IT", "ja": "JP", "ko": "KR",
    "ru": "RU BY KZ", "ar": "EG MA AE SA DZ LB JO", "tr": "TR", "pl": "PL", "nl": "NL BE", "hi": "IN", "uk": "UA", "vi": "VN", "id": "MY", "sv": "SE FI", "cs": "CZ",
    "he": "IL", "el": "GR CY", "fa": "IR", "ro": "RO MD", "hu": "HU", "da": "DK", "fi": "FI", "no": "NO", "bn": "BD",
}
# Languages that inflect names. A name in its basic form is wrong in most sentences, so names are rarely replaced in them.
INFLECTED = {"bn", "ru", "uk", "pl", "cs", "fi", "hu", "tr", "hr", "sk", "sr", "bg"}
LATIN = re.compile(r"^[A-ZÀ-Ž][A-Za-zÀ-ž'’-]+$")
CJK = re.compile(r"^[一-鿿]{1,4}$")
HANGUL = re.compile(r"^[가-힣]{2,4}$")
SINGLE = re.compile(r"^\w\.?$")
REPLACED_ORGANISATIONS = 0.4
# Surname particles by language, either separate words or prefixes of the surname. A particle that is listed twice is drawn twice as often.
# If private names in training have none, the network learns that a name with a particle is a famous person's.
PARTICLES = {
    "nl": "van|de|van der|van den|van de|ten|Van|De|Van den|Van der|Vande", "fr": "de|du|Le|La|De|Du|D'|L'|de la|Le|Le", "it": "De|Di|Del|Della|D'|Lo|La|Dal|Degli|De|Di",
    "es": "de|de la|del|De la|Del|De", "pt": "da|de|dos|do|das|Da|Dos", "de": "von|von der|zu|van|Von|vom", "en": "O'|Mc|Mac|De|Van|St.|Le|O'|Mc|Ó|Ní|Fitz",
    "ar": "al-|El|Al|bin|ben|Abu|El-|Al-", "id": "bin|binti|al-", "sv": "af|von|De", "da": "von|af", "no": "von|de", "tl": "de la|dela|de|San|Delos", "ca": "de|i de",
}
WRITTEN_ON = ("'", "-", "Mc", "Mac", "Fitz")
EVERY_PARTICLE = "|".join(PARTICLES.values()).split("|")
KEPT_PARTICLES = {word for particle in EVERY_PARTICLE for word in particle.lower().split(" ") if not particle.endswith(WRITTEN_ON)}
WITH_PARTICLE = 0.08


def native_names(kind):
    """Our names in native scripts by language. kind: "given" or "family"."""
    with open(f"{NAMES}/{kind}.tsv", encoding="utf8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")][1:]
    for language in NATIVE:
        listed = [(also, name) for own, also, name in rows if own == language]
        yield language, [name for also, name in listed if also == ""] + sorted(name for also, name in listed if also != "")


def script(word):
    letter = next((c for c in word if c.isalpha()), "a")
    return 0 if letter < "\u0250" else 1 if letter < "\u0400" else 2 if letter < "\u0530" else 3 if letter < "\u0900" else 4


def with_particle(rng, family, language):
    """A surname with a particle: mostly of its language, and in every language some from abroad."""
    own = PARTICLES.get(language[:2])
    particle = rng.choice(own.split("|") if own and rng.random() < 0.8 else EVERY_PARTICLE)
    return particle + family if particle.endswith(WRITTEN_ON) else f"{particle} {family}"


class NamePools:
    def __init__(self, rng, organisations=None, cache={}):
        """`organisations`: the names of private organisations by language."""
        self.rng, self.organisations = rng, organisations or {}
        if not cache:
            for language, countries in COUNTRIES.items():
                for kind, kinds in (("first", {"first_m", "first_f"}), ("last", {"last"})):
                    cache[language, kind] = [n for n in names("person_names_by_country", kinds, set(countries.split())) if " " not in n]
            for kind, key in (("first", "given"), ("last", "family")):
                for language, listed in native_names(key):
                    cache[language, kind] = cache.get((language, kind), []) + listed
            big = [n for n in names("person_names_big", {"first"}) if LATIN.match(n)], [n for n in names("person_last_names", {"last"}) if LATIN.match(n)]
            cache["latin", "first"], cache["latin", "last"] = names("person_first_names", {"first_m", "first_f"}) + big[0][::9], big[1]
            full = names("person_names_east_asia", {"full"}, {"zh"}), names("person_names_east_asia", {"full"}, {"ja"})
            cache["zh", "full"], cache["ja", "full"] = [[n for n in f if CJK.match(n)] for f in full]
            cache["popular", "first"] = names("person_names_by_country", {"first_m", "first_f"})
        self.pools = cache

    def any_latin(self, is_first):
        return self.rng.choice(self.pools["latin", "first" if is_first else "last"]).split(" ")[0]

    def word_like(self, word, language, is_first):
        """A name in place of one word of a name, or the word itself if there is no fitting name."""
        r = self.rng
        if SINGLE.match(word) or not word[:1].isalpha() or word.lower() in KEPT_PARTICLES:
            return word
        kind = "first" if is_first else "last"
        own = [n for n in self.pools.get((language[:2], kind), ()) if script(n) == script(word)]
        pool = own if own and r.random() < 0.6 else self.pools["latin", kind] if script(word) == 0 else own
        if not pool:
            return word
        name = r.choice(pool)
        return name.lower() if word.islower() else name.upper() if word.isupper() and len(word) > 2 else name

    def east_asian(self, name, language, known):
        """A name in place of a Chinese or Japanese name in ideographs. The first whole name decides; a later part of it becomes the same part of
        the new name."""
        for original, new in known.items():
            if name in original:
                at = original.index(name)
                return new[: len(name)] if at == 0 else new[-len(name) :]
        pool = self.pools["ja" if language.startswith("ja") else "zh", "full"]
        fitting = [n for n in self.rng.sample(pool, 60) if len(n) == len(name)]
        if not fitting:
            return name
        known[name] = fitting[0]
        return fitting[0]

    def new_name(self, name, language, known, known_full):
        if CJK.match(name):
            return self.east_asian(name, language, known_full)
        if HANGUL.match(name) and language == "ko" and len(name) > 2:
            known_full.setdefault(name, self.word_like(name, "ko", False) + self.word_like(name, "ko", True))
            return known_full[name]
        words = name.split(" ")
        made = []
        for at, word in enumerate(words):
            key = word.lower()
            if key not in known:
                known[key] = self.word_like(word, language, at == 0 and (len(words) > 1 or self.rng.random() < 0.7))
                if len(words) == 2 and at == 1 and LATIN.match(known[key]) and self.rng.random() < WITH_PARTICLE:
                    known[key] = with_particle(self.rng, known[key], language)
            made.append(known[key].lower() if word.islower() else known[key])
        return " ".join(made)

    def organisation_like(self, name, language, known):
        """Another organisation of the same script and letter case; all mentions of a name get the same one."""
        if name not in known:
            fitting = [n for n in self.rng.sample(self.organisations[language], min(12, len(self.organisations[language])))
                       if script(n) == script(name) and n[:1].isupper() == name[:1].isupper()]
            known[name] = fitting[0] if fitting else name
        return known[name]

    def renamed(self, record):
        language = record["lang"]
        if language in INFLECTED and self.rng.random() < 0.6:
            return record
        known, known_full, text, spans, at = {}, {}, "", [], 0
        for span in sorted(record["spans"], key=lambda s: (s["start"])):
            text += record["text"][at : span["start"]]
            value = record["text"][span["start"] : span["end"]]
            if span["label"] == "PERSON" and span["role"] == "hide":
                value = self.new_name(value, language, known, known_full)
            elif span["label"] == "ORGANIZATION" and span["role"] == "hide" and value in self.organisations.get(language, ()) and self.rng.random() < REPLACED_ORGANISATIONS:
                value = self.organisation_like(value, language, known)
            elif span["label"] in ("ID", "PHONE", "FINANCIAL") and self.rng.random() < 0.7:
                value = re.sub(r"\d", lambda _: str(self.rng.randrange(10)), value)
            spans.append({**span, "start": len(text), "end": len(text) + len(value)})
            text += value
            at = span["end"]
        return {**record, "text": text + record["text"][at:], "spans": spans}
