"""What training makes of the annotated sets: how often each is read, and which role a span has."""
import re

from names_in import INFLECTED

GENERATED_SCOPE = {"PERSON", "LOCATION", "ADDRESS", "ORGANIZATION", "DATE", "TIME", "AGE", "DEMOGRAPHIC", "OCCUPATION", "CONDITION", "DRUG"}
# How often each set is seen: small chat-like sets more often, the large news set less often.
REPEAT = {"gmb": 0.3, "lifebench_pii": 0.5, "sgd_slots": 0.3, "restaurants8k": 0.15, "nlu_eval": 0.4, "wnut17": 2, "wikigold": 3,
          "uner_ewt": 3, "tweebank_ner": 2, "ctx_anonymizer": 0.7, "nano_pii": 2, "tab": 2, "crossner": 1.5, "bc5cdr": 0.6, "echr_es": 0.4, "echr_fr": 0.4,
          "uner_hr": 0.5, "uner_sk": 0.4, "uner_sv": 0.7, "uner_da": 0.7, "uner_sr": 0.5, "uner_pt": 0.8, "stockmark_ja": 1.2, "uner_zh": 1.2, "weibo_zh": 2}
# Sets whose people are private unless the text says otherwise. Names in news and encyclopaedias get no role: when they were taught as public,
# any plain sentence made a name public ("Heike Sommer comes tomorrow").
PRIVATE_SETS = set("ctx_anonymizer lifebench_pii nano_pii restaurants8k panorama meddocan_es generated".split())
FACTS = {"LOCATION", "CONDITION", "DRUG", "OCCUPATION", "DEMOGRAPHIC", "AGE", "DATE"}
HIDDEN = {"ADDRESS", "EMAIL", "PHONE", "ID", "FINANCIAL", "PASSWORD", "USERNAME"}

TITLE = re.compile(r"^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Madam|Lord|Lady|Rev|Judge|Justice|Herrn?|Frau|Mme|Mlle|MM?|Señora?|Sra?|Don|Doña)\.?\s+)+(?=\w)")


def without_title(text, span):
    """Removes a title from a name, because some sets mark "Mr Smith" and others only "Smith"."""
    if span["label"] != "PERSON":
        return span
    title = TITLE.match(text[span["start"] : span["end"]])
    return {**span, "start": span["start"] + title.end()} if title else span


def role_of(name, span):
    if span.get("role"):
        return span["role"]
    if span["label"] in FACTS:
        return "fact"
    if span["label"] in HIDDEN:
        return "hide"
    if span["label"] in ("PERSON", "ORGANIZATION"):
        return "hide" if name in PRIVATE_SETS and span["label"] == "PERSON" else None
    return "public" if span["label"] in ("PRODUCT", "WORK", "EVENT") else None


def private_organisations(records_):
    """The names of private organisations by language, for languages in which names are not inflected."""
    found = {}
    for record in records_:
        for span in record["spans"]:
            if span["label"] == "ORGANIZATION" and span["role"] == "hide" and record["lang"] not in INFLECTED:
                found.setdefault(record["lang"], set()).add(record["text"][span["start"] : span["end"]])
    return {language: sorted(listed) for language, listed in found.items()}
