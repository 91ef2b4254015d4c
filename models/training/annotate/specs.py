"""Draws specifications of prompts that are to be written, so that situations, names and writing manners vary.  usage: specs.py OUT [SEED]
[BATCHES] [SIZE]"""
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from read_data import names

LANGUAGES = {
    "en": 46, "zh": 9, "de": 4, "fr": 4, "es": 4, "pt": 3, "it": 3, "ja": 4, "ko": 3.5, "ru": 3.5, "ar": 3, "tr": 2.5, "pl": 2.5, "nl": 2, "hi": 2.5,
    "uk": 1, "vi": 1.2, "id": 1.2, "sv": 0.8, "cs": 0.8, "he": 0.8, "el": 0.8, "fa": 0.6, "th": 0.6, "ro": 0.6, "hu": 0.5, "zh-TW": 1, "da": 0.4, "fi": 0.4, "no": 0.4, "bn": 0.4,
}
COUNTRIES = {
    "en": "US US GB AU CA IE IN NG ZA US GB", "zh": "CN", "de": "DE DE AT", "fr": "FR FR BE", "es": "ES MX AR CO", "pt": "PT BR", "it": "IT", "ja": "JP", "ko": "KR",
    "ru": "RU", "ar": "EG MA AE SA", "tr": "TR", "pl": "PL", "nl": "NL BE", "hi": "IN", "uk": "UA", "vi": "VN", "id": "MY", "sv": "FI", "cs": "CZ", "he": "IL", "el": "GR",
    "fa": "IR", "th": "KH", "ro": "RO", "hu": "HU", "zh-TW": "TW", "da": "DK", "fi": "FI", "no": "NO", "bn": "BD",
}
PRIVATE = """write a reply to a pasted mail; complaint to a landlord; performance review of a colleague; CV to improve; cover letter; customer ticket to classify;
meeting notes with attendees to summarise; medical question with history and drugs; lab report to explain; tax question with amounts; divorce and custody question; employment contract dispute;
rental contract clause; insurance claim letter; bank transfer problem; invoice to check; wedding speech; obituary or condolence letter; school e-mail about a child; reference letter;
chat log between friends pasted, asks what they meant; dating advice with names; family conflict; travel booking with passport; visa and immigration case; police report or witness statement;
small-business marketing for own shop; sales outreach to a named lead; table of customers to clean; CSV or JSON with records to convert; SQL with literals; log file with users and hosts to debug; stack trace with path of a user;
config or docker-compose with host names and passwords; .env with API keys pasted by mistake; git log or commit message; terminal session with ssh; code with hard-coded credentials; Slack thread to summarise; calendar and to-do list;
patient discharge letter to translate; legal judgment to summarise with parties; translation of a personal letter; birthday poem for someone; story about my own family; homework about own life; HR warning letter; job interview preparation at a named firm;
order or delivery trouble with tracking numbers; phone contract cancellation; tenant list; class list with grades; sports club newsletter; genealogy notes; pet health question; therapy-like confession; medication plan for a parent; nurse handover notes;
form fields pasted (name, address, date of birth, id number); signature block at the end; forwarded mail chain with headers; voice message transcript without punctuation; whistleblower worry about employer; startup pitch with founders; real-estate listing with owner; car accident report with plates""".replace("\n", " ").split("; ")
CLEAN = """general knowledge about history with famous people; geography or travel tips; law of a country in general; explain a disease or drug in general; recipe; coding question with code; SQL or regex help without private data; error message of a library;
compare products or phones; book or film discussion with characters; role-play a famous or fictional character; prompt engineering ("act as ..."); maths or physics problem with stock names; write a story with invented characters (names are public fiction: PERp); news summary with politicians and firms;
song lyrics or poem about an abstract theme; language learning; fitness plan; personal finance in general; marketing text for an invented product; git or linux commands; machine-learning paper names and models; sports results; religion or philosophy; image-generation prompt; game guide; unit-test writing; config of public software; translation of a general text; trivia quiz""".replace("\n", " ").split("; ")
MANNERS = """lower case, no punctuation; polite and full; in a hurry with typos; pasted text first, then a short question; question first, then pasted text; bullet points; very long sentence; formal letter style; phone typing with abbreviations; ALL CAPS in part; markdown with headings or a table; mixed with some English words; one line only; second turn that refers back to people named before""".replace("\n", " ").split("; ")
LENGTHS = "10-25 words; 25-60 words; 40-90 words; 60-130 words; 100-200 words".split("; ")
EXTRAS = """phone; e-mail; street address with postcode; date of birth; national id; IBAN; card number; passport number; plate; patient number; order number; case number; username; password; API key; internal host; IP address; salary; ages; drug with dose; two people of one surname; nickname; initials; person named like a word or a place; employer that is a famous firm; small private firm; school; clinic; public figure beside a private person; doctor's name; child's name; name without capitals; name with typo; foreign name in this language; pet""".replace("\n", " ").split("; ")
PRIVATE_SHARE = 0.7


def people(language, rng, cache={}):
    place = rng.choice(COUNTRIES[language].split())
    if place not in cache:
        cache[place] = [names("person_names_by_country", kinds, {place}) for kinds in ({"first_f", "first_m"}, {"last"})]
    firsts, lasts = cache[place]
    made = [f"{rng.choice(firsts)} {rng.choice(lasts)}" if firsts and lasts else rng.choice(firsts or lasts or ["-"]) for _ in range(2)]
    foreign = cache.setdefault("all", [names("person_names_by_country", {k}) for k in ("first_f", "last")])
    return made + [f"{rng.choice(foreign[0])} {rng.choice(foreign[1])}"] * (rng.random() < 0.3)


def main(out, seed=1, batches=60, size=30):
    os.makedirs(out, exist_ok=True)
    rng = random.Random(int(seed))
    towns = names("places", {"town", "city"})
    for batch in range(int(batches)):
        with open(f"{out}/{int(seed)}{batch:02}.spec", "w", encoding="utf8") as lines:
            for number in range(1, int(size) + 1):
                language = rng.choices(list(LANGUAGES), LANGUAGES.values())[0]
                private = rng.random() < PRIVATE_SHARE
                use = people(language, rng) + [rng.choice(towns)] + rng.sample(EXTRAS, rng.randint(1, 4)) if private else ["nothing private"]
                row = [str(number), language, rng.choice(PRIVATE if private else CLEAN).strip(), rng.choice(MANNERS).strip(), rng.choice(LENGTHS), ", ".join(use)]
                lines.write(" | ".join(row) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
