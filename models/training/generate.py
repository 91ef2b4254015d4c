"""Generated prompts, letters, notes, forms and chats. Real text teaches context; generated text teaches the types that no set marks.

A line of templates/ is text with {Slot}s. Every slot is filled from the name lists and marked with its label. `\\n` is a line break;
{first}, {last} and {city} are in lower case.
"""
import os
import random
import re
import string

from locales import ENGLISH, OTHERS
from plain_words import PlainWords
from read_data import names

SLOT = re.compile(r"\{([A-Za-z_]+)\}")
LATIN = re.compile(r"^[A-ZÀ-Þ][A-Za-zÀ-ÿĀ-ſ' .\-]+$")
RELATIONS = "mother father sister brother wife husband son daughter friend boss neighbour aunt uncle partner cousin girlfriend boyfriend colleague mom dad grandma roommate".split()
TITLES = "Mr Mrs Ms Mr. Mrs. Ms. Dr Dr. Miss Herr Frau Professor Prof.".split()
FOREIGN_SHARE, PLAIN_SHARE, TYPO_SHARE, LOST_STOP_SHARE = 0.3, 0.3, 0.08, 0.08


def templates(name):
    with open(os.path.join(os.path.dirname(__file__), f"templates/{name}.txt"), encoding="utf8") as lines:
        return [line.rstrip("\n").replace("\\n", "\n") for line in lines if line.strip()]


def readable(items):
    return [x for x in items if LATIN.match(x) and 2 < len(x) < 24]


class Locale:
    """The names, places and words of one language."""

    def __init__(self, language):
        known = OTHERS.get(language, ENGLISH)
        places = known.get("countries")
        self.language, self.known = language, known
        self.templates = templates(language)
        popular = readable(names("person_names_by_country", {"first_m", "first_f"}, places))
        popular_last = readable(names("person_names_by_country", {"last"}, places))
        common = readable(names("person_first_names", {"first_m", "first_f"}))
        self.lasts = [popular_last, readable(names("person_last_names", {"last"}, places and (language,))) or popular_last]
        self.firsts = [popular, common, readable(names("person_first_names", {"first"}, ("es",) if language == "es" else None))]
        self.cities = [readable(names("places", {"city", "capital"}, places)), readable(names("places", {"town"}, places))]


class Filler:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.plain = templates("plain")
        self.locales = {language: Locale(language) for language in ("en", *OTHERS)}
        self.locale = self.locales["en"]
        self.countries = readable(names("places", {"country", "state"}))
        self.demos = readable(names("places", {"nationality"}) + names("occupations", {"nationality"}))
        self.orgs = [o for o in names("organizations", {"company", "charity", "brand", "agency"}) if 2 < len(o) < 36 and not o.islower()]
        self.universities = names("organizations", {"university"})
        self.hospitals = names("organizations", {"hospital"})
        self.jobs = [j.lower() for j in names("occupations", {"occupation"}) if len(j) < 30]
        self.diseases = [d for d in names("medical", {"disease", "symptom"}) if len(d) < 30]
        self.drugs = [d for d in names("medical", {"drug"}) if len(d) < 24]
        self.streets = readable(names("places_misc", {"town", "city"}))
        self.things = sorted(w for w in PlainWords().opening if len(w) > 2)

    def any(self, groups):
        return self.random.choice(self.random.choice(groups))

    def here(self):
        """The document's language or, now and then, any other language, because names travel."""
        return self.locale if self.random.random() < 0.85 else self.random.choice(list(self.locales.values()))

    def first(self):
        return self.any(self.here().firsts).split(" ")[0]

    def last(self):
        locale = self.here()
        name = self.any(locale.lasts)
        return f"{name}-{self.any(locale.lasts)}" if self.random.random() < 0.04 else name

    def person(self):
        shape = self.random.random()
        middle = f" {self.random.choice('ABCDEFGHJKLMNPRSTW')}." if shape < 0.06 else f" {self.first()}" if shape < 0.1 else ""
        particle = self.random.choice([" van", " de", " von", " van der", " al", " da", " del", " O'", " Mc"]) if shape > 0.96 else ""
        return f"{self.first()}{middle}{particle}{'' if particle.endswith(chr(39)) or particle.endswith('Mc') else ' '}{self.last()}"

    def org(self):
        made, r, locale = self.random.random(), self.random, self.locale
        if made < 0.45:
            return r.choice(self.orgs)
        suffix = r.choice(locale.known["suffixes"])
        if made < 0.55:
            return f"{self.any(locale.cities)} {suffix}"
        if made < 0.62:
            return "".join(r.choice(string.ascii_uppercase) for _ in range(r.randint(2, 4)))
        coined = r.choice(["Blue", "North", "Green", "Bright", "Nova", "Data", "Sky", "Iron", "Open", "Star"]) + r.choice(["wind", "field", "stone", "leaf", "Works", "tech", "bridge", "line", "ly", "Path"])
        stem = coined if made > 0.85 else self.any([locale.lasts[1], self.streets])
        return stem if made > 0.95 else f"{stem} {suffix}"

    def street(self):
        r, locale = self.random, self.locale
        name = r.choice(self.streets) if locale.language == "en" else self.any([locale.cities[1], locale.lasts[0]])
        line = r.choice(locale.known["streets"]).replace("{name}", name)
        while "{n}" in line:
            line = line.replace("{n}", f"{r.randint(1, r.choice([20, 99, 320, 9999]))}{r.choice(['', '', '', '', 'A', 'b'])}", 1)
        return line

    def zip(self):
        r, digits = self.random, self.locale.known.get("zip")
        if digits == 4:
            return f"{r.randint(1000, 9999)} {r.choice(string.ascii_uppercase)}{r.choice(string.ascii_uppercase)}"
        if digits is None and r.random() < 0.3:
            return f"{r.choice(['SW', 'N', 'LS', 'M', 'EH', 'B'])}{r.randint(1, 19)} {r.randint(1, 9)}{r.choice('ABDEFGHJ')}{r.choice('ABDEFGHJ')}"
        return f"{r.randint(10000, 99999)}"

    def address(self):
        r = self.random
        line = self.street()
        if r.random() < 0.2:
            line = f"{r.choice(['Flat', 'Apt', 'Apt.', 'Suite', 'Unit'])} {r.randint(1, 40)}, {line}"
        if r.random() < 0.6:
            line += f", {self.any(self.locale.cities)}"
            if r.random() < 0.3:
                line += r.choice([", CA", ", TX", ", NY", ", IL", " FL", ", Kent", ", Ontario"]) if self.locale.language == "en" else ""
        return line + (f" {self.zip()}" if r.random() < 0.4 else "")

    def date(self):
        r, known = self.random, self.locale.known
        parts = {"d": r.randint(1, 28), "month": r.choice(known["months"]), "y": r.randint(1940, 2026), "m": r.randint(1, 12)}
        parts |= {"dd": f"{parts['d']:02}", "mm": f"{parts['m']:02}", "short": parts["month"][:3]}
        shapes = known.get("dates") or ("{d} {month} {y}", "{month} {d}, {y}", "{m}/{d}/{y}", "{dd}.{mm}.{y}", "{y}-{mm}-{dd}", "{d} {short}", "{month} {d}", "{short} {d}, {y}", "{d}th {month} {y}")
        return r.choice(shapes).format(**parts)

    def money(self):
        r = self.random
        k = r.choice([str(r.randint(10, 900)), f"{r.randint(1, 250)},{r.randint(0, 999):03}", f"{r.randint(1, 90)}k"])
        return r.choice(self.locale.known.get("money") or ("${k}", "€{k}", "£{k}", "{k} dollars", "{k} USD", "{k} euros")).format(k=k)

    def email(self):
        user = re.sub(r"[^a-z.]", "", f"{self.first()}.{self.last()}".lower()) or "info"
        return f"{user}@{self.random.choice(['gmail.com', 'example.com', 'outlook.com', 'web.de', 'company.co.uk', 'yahoo.fr'])}"

    def code(self):
        r = self.random
        return r.choice([str(r.randint(1000, 99999999)), f"{r.choice(string.ascii_uppercase)}{r.choice(string.ascii_uppercase)}-{r.randint(1000, 999999)}", f"#{r.randint(100, 99999)}"])

    def phone(self):
        return "".join(self.random.choice(string.digits) if c == "#" else c for c in self.random.choice(["+1 (###) ###-####", "0### #######", "+49 ### #######", "###-###-####", "+44 7### ######", "06 ## ## ## ##"]))

    def username(self):
        r = self.random
        return r.choice([f"{self.first()}{r.randint(1, 99)}", f"{self.first()}_{self.last()}", f"{r.choice(['cool', 'the', 'mr', 'x'])}{self.first()}"]).lower().replace(" ", "")

    def slot(self, name):
        r, known = self.random, self.locale.known
        # A lower-case slot name means the same value in lower case, and a name with "UP" at its end means capitals.
        if name in ("first", "last", "city"):
            value, label = self.slot(name.title())
            return value.lower(), label
        if name.endswith("UP"):
            value, label = self.slot({"PERSONUP": "Person", "LASTUP": "Last", "CITYUP": "City", "ORGUP": "Org"}[name])
            return value.upper(), label
        fillers = {
            "thing": (lambda: r.choice(self.things), None), "Thing": (lambda: r.choice(self.things).title(), None), "Number": (lambda: str(r.choice([r.randint(1, 20), r.randint(1, 999)])), None),
            "Person": (self.person, "PERSON"), "First": (self.first, "PERSON"), "Last": (self.last, "PERSON"),
            "City": (lambda: self.any(self.here().cities), "LOCATION"), "Country": (lambda: r.choice(self.countries), "LOCATION"),
            "Org": (self.org, "ORGANIZATION"), "University": (lambda: r.choice(self.universities), "ORGANIZATION"),
            "School": (lambda: f"{r.choice(self.streets)} {r.choice(['High School', 'Primary School', 'Elementary', 'Academy', 'Middle School'])}", "ORGANIZATION"),
            "Hospital": (lambda: r.choice(self.hospitals) if r.random() < 0.6 else f"{self.any(self.locale.cities)} {r.choice(['General Hospital', 'Clinic', 'Medical Center', 'Hospital'])}", "ORGANIZATION"),
            "Address": (self.address, "ADDRESS"), "Street": (self.street, "ADDRESS"), "Zip": (self.zip, "ADDRESS"),
            "Job": (lambda: r.choice(self.jobs), "OCCUPATION"), "Jobword": (lambda: r.choice(known["jobs"]), "OCCUPATION"),
            "Demo": (lambda: r.choice(self.demos), "DEMOGRAPHIC"),
            "Condition": (lambda: r.choice(ENGLISH["conditions"]) if r.random() < 0.65 else r.choice(self.diseases), "CONDITION"),
            "Conditionword": (lambda: r.choice(known["conditions"]), "CONDITION"), "Drug": (lambda: r.choice(self.drugs), "DRUG"),
            "Age": (lambda: str(r.randint(3, 95)), "AGE"), "Date": (self.date, "DATE"), "Year": (lambda: str(r.randint(1960, 2026)), "DATE"),
            "Month": (lambda: r.choice(known["months"]), "DATE"), "Weekday": (lambda: r.choice(known["weekdays"]), "DATE"),
            "Time": (lambda: r.choice([f"{r.randint(0, 23)}:{r.choice(['00', '15', '30', '45'])}", f"{r.randint(1, 12)} {r.choice(['am', 'pm'])}", f"{r.randint(1, 12)}pm"]), "TIME"),
            "Title": (lambda: r.choice(TITLES), None), "relation": (lambda: r.choice(RELATIONS), None),
            "Dose": (lambda: f"{r.choice([5, 10, 20, 50, 100, 500])} {r.choice(['mg', 'mcg', 'ml'])}", "QUANTITY"), "Money": (self.money, "QUANTITY"),
            "Email": (self.email, "EMAIL"), "Phone": (self.phone, "PHONE"), "Id": (self.code, "ID"), "Username": (self.username, "USERNAME"),
        }
        make, label = fillers[name]
        return make(), label

    def sentence(self, template):
        if "{a_job}" in template:
            head, tail = template.split("{a_job}", 1)
            template = head + self.random.choice(["a ", "an ", "the "]) + "{Job}" + tail
        text, spans, at = "", [], 0
        for match in SLOT.finditer(template):
            text += self.misspelt(template[at : match.start()])
            value, label = self.slot(match.group(1))
            if label:
                spans.append({"start": len(text), "end": len(text) + len(value), "label": label})
            text += value
            at = match.end()
        return text + self.misspelt(template[at:]), spans

    def misspelt(self, text):
        """Leaves out or doubles a letter of the context now and then."""
        if len(text) < 8 or self.random.random() > TYPO_SHARE:
            return text
        at = self.random.randrange(1, len(text) - 1)
        return text[:at] + (text[at] * 2 if self.random.random() < 0.4 else "") + text[at + 1 :] if text[at].isalpha() else text

    def document(self):
        r = self.random
        self.locale = self.locales["en" if r.random() > FOREIGN_SHARE else r.choice(list(OTHERS))]
        text, spans = "", []
        for _ in range(r.randint(1, 6)):
            plain = self.locale.language == "en" and r.random() < PLAIN_SHARE
            part, marks = self.sentence(r.choice(self.plain if plain else self.locale.templates))
            if r.random() < LOST_STOP_SHARE:
                part = part.rstrip(".!?")
            if text:
                text += r.choice([" ", " ", "\n", "\n\n"])
            spans += [{**m, "start": m["start"] + len(text), "end": m["end"] + len(text)} for m in marks]
            text += part
        return {"text": text, "spans": spans}
