"""Generated prompts, letters, notes, forms and chats: real text teaches context, this teaches the kinds that no set marks.

A template is text with {SLOT} or {SLOT:LABEL}; every slot is filled from the name lists and marked with its label.
"""
import random
import re

from read_data import names

SLOT = re.compile(r"\{([A-Za-z]+)\}")

SENTENCES = """
My name is {Person} and I work as {a_job} at {Org}.
I'm {Person}, {Age} years old, from {City}.
i am {First} and i live in {City}
Hi, this is {First} from {Org}.
Hello {First},
Dear {Title} {Last},
Dear {Person},
Dear {First} and {First},
Hey {First}, are you free on {Weekday}?
hey {First} can u call {First} tmrw about the {City} trip
Kind regards,\\n{Person}
Best,\\n{First}
Sincerely,\\n{Person}\\n{Job}, {Org}
Yours faithfully,\\n{Person}
Thanks!\\n{First} {Last}
Please write a cover letter for {Person}, who is applying for the position of {Job} at {Org}.
Write an email to my boss {First} {Last} saying that I am sick with {Condition}.
Can you draft a reply to {Person} from {Org}?
Summarise the following notes about {Person}:
Translate this letter to {Title} {Last} into French.
Help me write a birthday poem for my {relation} {First}, who turns {Age}.
Rewrite this more politely: {First}, you never pay the rent for the flat in {City}.
My {relation} {First} was diagnosed with {Condition} in {Month} {Year}.
My {relation}, {Person}, lives in {City}, {Country}.
{Person} was diagnosed with {Condition} and takes {Drug} daily.
Patient {Person}, {Age}, presents with {Condition}. Current medication: {Drug} and {Drug}.
Pt is a {Age} y/o {Demo} male with a history of {Condition} and {Condition}, on {Drug} {Dose}.
The patient was seen by Dr. {Last} at {Hospital} for {Condition}.
Dr. {Person} prescribed {Drug} for her {Condition}.
She takes {Drug} for {Condition}.
I've been taking {Drug} {Dose} since {Month} because of my {Condition}.
Does {Drug} interact with {Drug}? I have {Condition}.
Name: {Person}\\nDate of birth: {Date}\\nAddress: {Address}\\nOccupation: {Job}
Name: {Person}\\nEmployer: {Org}\\nCity: {City}\\nNationality: {Demo}
NAME: {PERSONUP}\\nCITY: {CITYUP}
Patient: {Last}, {First}\\nDOB: {Date}\\nDiagnosis: {Condition}\\nPhysician: {Person}
| {Person} | {City} | {Org} |
| {First} | {Age} | {Job} |
{First},{Last},{City},{Org}
{Person};{Address};{Job}
I live at {Address}.
We moved from {City} to {Address} in {Year}.
Please send the contract to {Address}, attention {Person}.
Ship it to {Person}, {Address}.
The landlord, {Title} {Last}, refuses to repair the heating at {Address}.
My landlord {Person} kept the deposit.
{Person} and {Person} signed the lease on {Date}.
{Org} and {Org} agreed to merge in {Year}.
I have been working for {Org} in {City} since {Month} {Year} as {a_job}.
I used to be {a_job} at {Org} before I joined {Org}.
My colleague {Person} will collect the keys on {Date}.
My coworker {First} keeps taking credit for my work at {Org}.
My manager {First} told HR at {Org} that I have {Condition}.
{First}'s salary is lower than {First}'s.
{Last}'s lawyer, {Person} of {Org}, replied on {Date}.
The case of {Last} v. {Last} was heard in {City} before Judge {Last}.
The plaintiff, {Person}, a {Demo} national residing in {City}, sued {Org}.
The defendant {Person}, represented by {Org}, denies this.
{Person}, born on {Date} in {City}, is a {Demo} citizen.
I was born in {City} on {Date} and moved to {Country} when I was {Age}.
I am {Demo} and my wife is {Demo}.
As a {Demo} woman working as {a_job} in {City}, how do I ask for a raise?
Meeting with {First}, {First} and {Person} ({Org}) on {Weekday} at {Time}.
Attendees: {Person}, {Person}, {Person}
From: {Person}\\nTo: {Person}\\nSubject: invoice for {Org}
{First}: are you coming to {City}?\\n{First}: yes, on {Weekday}
[{Time}] {First}: {Last} from {Org} called
{Person} ({Job}, {Org}) wrote:
// TODO({First}): ask {Person} at {Org} for the key
author = "{Person}"
const customer = { name: "{Person}", city: "{City}" };
{"name": "{Person}", "employer": "{Org}", "city": "{City}"}
Flight to {City} with {First} on {Date}.
We spent our holiday in {City}, {Country}, with the {Last} family.
What should I see in {City} in three days?
I studied at {University} and then worked for {Org}.
She graduated from {University} in {Year}.
{First} is my {relation}. {First} works as {a_job}.
my {relation} {First} is seeing a therapist for {Condition}
she told {First} about the {Condition} and now everyone at {Org} knows
is it ok to mix {Drug} and alcohol
i got fired from {Org} in {City} what can i do
give {First} {Last} a call, he is the {Job}
Could you explain to {First} how this works?
Ask {First} whether {Org} has paid.
According to {Person}, {Org} will close its office in {City}.
{Title} {Last} has been our {Job} for years.
Prof. {Person} of {University} replied to {First}.
The {Job} at {Org} told me to see {Title} {Last}.
Our {Job}, {Person}, is on leave until {Date}.
Invoice to: {Org}, {Address}
Bill {Org} for the work that {First} did in {City}.
I owe {Person} money since {Year}.
{City} is cold in winter.
{Country} and {Country} signed a treaty in {Year}.
RE: COMPLAINT ABOUT {PERSONUP}
URGENT: {PERSONUP} MISSING IN {CITYUP}
Her {Demo} passport was issued in {City}.
He is {Demo}, {Age}, and has {Condition}.
Tell me about {Condition}.
Can {Condition} be cured with {Drug}?
""".strip().split("\n")

# Sentences without anything sensitive: capital letters and headings alone must not look like names.
PLAIN = """
Please keep it short and friendly.
Could you make this sound more professional?
Write a Python function that sorts a list of numbers.
What is the difference between a Roth account and a savings account?
Thank you for your help with this.
Let me know if you need anything else.
I would like to ask for a refund because the item arrived broken.
The rent is due on the first day of each month.
Explain how a compiler works in simple terms.
Give me five ideas for a birthday party.
Use bullet points and a table.
Act as a career coach and review my CV.
The meeting was moved to the afternoon.
Since then my salary no longer covers the rent.
Please send the deposit back as soon as possible.
He will pick up the keys tomorrow.
Make it polite but firm.
Here is the draft:
Best regards
Thanks in advance!
IMPORTANT NOTICE
Terms and Conditions
Summary
Name
Address
What should I say?
I feel tired all the time and I cannot sleep.
My heating has not worked for two weeks.
Can you check the grammar of this text?
Compare the two offers and tell me which one is better.
How do I reset my password?
Will it rain on the weekend?
""".strip().split("\n")

MONTHS = "January February March April May June July August September October November December".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
RELATIONS = "mother father sister brother wife husband son daughter friend boss neighbour aunt uncle partner cousin girlfriend boyfriend colleague".split()
STREET_TYPES = "Street,Road,Avenue,Lane,Drive,Court,Way,Close,Boulevard,Place,St,Rd,Ave,St.,Terrace".split(",")
COMMON_CONDITIONS = (
    "depression,anxiety,asthma,type 2 diabetes,type 1 diabetes,diabetes,migraine,hypertension,high blood pressure,breast cancer,"
    "epilepsy,bipolar disorder,ADHD,HIV,COPD,eczema,arthritis,rheumatoid arthritis,multiple sclerosis,Crohn's disease,PTSD,"
    "back pain,insomnia,chronic fatigue,panic attacks,obesity,hepatitis C,lupus,schizophrenia,Parkinson's disease,flu,pneumonia,"
    "kidney stones,a herniated disc,celiac disease,hypothyroidism,endometriosis,OCD,anaemia,leukaemia,prostate cancer,stroke"
).split(",")
SUFFIXES = "Ltd,Inc.,GmbH,LLC,AG,Group,Logistics,Consulting,Partners,Solutions,Bank,Software,Insurance,Systems,Media,& Sons,Holdings,Labs,Foods,Energy".split(",")


class Filler:
    def __init__(self, seed):
        self.random = random.Random(seed)
        latin = re.compile(r"^[A-ZÀ-Þ][A-Za-zÀ-ÿĀ-ſ' .\-]+$")
        keep = lambda items: [x for x in items if latin.match(x) and 2 < len(x) < 24]
        popular = keep(names("person_names_by_country", {"first_m", "first_f"}))
        popular_last = keep(names("person_names_by_country", {"last"}))
        self.firsts = [popular, keep(names("person_first_names", {"first_m", "first_f"})), keep(names("person_first_names", {"first"}))]
        self.lasts = [popular_last, keep(names("person_last_names", {"last"}))]
        self.cities = [keep(names("places", {"city", "capital"})), keep(names("places", {"town"}))]
        self.countries = keep(names("places", {"country", "state"}))
        self.demos = keep(names("places", {"nationality"}) + names("occupations", {"nationality"}))
        self.orgs = [o for o in names("organizations", {"company", "charity", "brand", "agency"}) if 2 < len(o) < 36]
        self.universities = names("organizations", {"university"})
        self.hospitals = names("organizations", {"hospital"})
        self.jobs = [j.lower() for j in names("occupations", {"occupation"}) if len(j) < 30]
        self.diseases = [d for d in names("medical", {"disease", "symptom"}) if len(d) < 30]
        self.drugs = [d for d in names("medical", {"drug"}) if len(d) < 24]
        self.streets = keep(names("places_misc", {"town", "city"}))

    def any(self, groups):
        return self.random.choice(self.random.choice(groups))

    def first(self):
        return self.any(self.firsts).split(" ")[0]

    def last(self):
        name = self.any(self.lasts)
        return f"{name}-{self.any(self.lasts)}" if self.random.random() < 0.04 else name

    def person(self):
        shape = self.random.random()
        middle = f" {self.random.choice('ABCDEFGHJKLMNPRSTW')}." if shape < 0.06 else f" {self.first()}" if shape < 0.1 else ""
        particle = self.random.choice([" van", " de", " von", " van der", " al"]) if shape > 0.96 else ""
        return f"{self.first()}{middle}{particle} {self.last()}"

    def org(self):
        made = self.random.random()
        if made < 0.5:
            return self.random.choice(self.orgs)
        stem = self.any([self.lasts[1], self.streets]) if made < 0.9 else self.random.choice(["Blue", "North", "Green", "Bright"]) + self.random.choice(["wind", "field", "stone", "leaf"])
        return f"{stem} {self.random.choice(SUFFIXES)}"

    def address(self):
        r = self.random
        line = f"{r.randint(1, 320)}{r.choice(['', '', '', 'A', 'b'])} {r.choice(self.streets)} {r.choice(STREET_TYPES)}"
        if r.random() < 0.2:
            line = f"Flat {r.randint(1, 40)}, {line}"
        if r.random() < 0.6:
            line += f", {self.any(self.cities)}"
        return line + (f" {r.randint(10000, 99999)}" if r.random() < 0.4 else "")

    def date(self):
        r = self.random
        month, day, year = r.choice(MONTHS), r.randint(1, 28), r.randint(1940, 2026)
        number = r.randint(1, 12)
        return r.choice([f"{day} {month} {year}", f"{month} {day}, {year}", f"{number}/{day}/{year}", f"{day:02}.{number:02}.{year}", f"{year}-{number:02}-{day:02}", f"{day} {month[:3]}"])

    def slot(self, name):
        r = self.random
        job = lambda: r.choice(self.jobs)
        fillers = {
            "Person": lambda: (self.person(), "PERSON"), "First": lambda: (self.first(), "PERSON"), "Last": lambda: (self.last(), "PERSON"),
            "PERSONUP": lambda: (self.person().upper(), "PERSON"), "CITYUP": lambda: (self.any(self.cities).upper(), "LOCATION"),
            "City": lambda: (self.any(self.cities), "LOCATION"), "Country": lambda: (r.choice(self.countries), "LOCATION"),
            "Org": lambda: (self.org(), "ORGANIZATION"), "University": lambda: (r.choice(self.universities), "ORGANIZATION"),
            "Hospital": lambda: (r.choice(self.hospitals), "ORGANIZATION"), "Address": lambda: (self.address(), "ADDRESS"),
            "Job": lambda: (job(), "OCCUPATION"), "Demo": lambda: (r.choice(self.demos), "DEMOGRAPHIC"),
            "Condition": lambda: (r.choice(COMMON_CONDITIONS) if r.random() < 0.6 else r.choice(self.diseases), "CONDITION"),
            "Drug": lambda: (r.choice(self.drugs), "DRUG"), "Age": lambda: (str(r.randint(3, 95)), "AGE"), "Date": lambda: (self.date(), "DATE"),
            "Year": lambda: (str(r.randint(1960, 2026)), "DATE"), "Month": lambda: (r.choice(MONTHS), "DATE"), "Weekday": lambda: (r.choice(WEEKDAYS), "DATE"),
            "Time": lambda: (f"{r.randint(0, 23)}:{r.choice(['00', '15', '30', '45'])}", "TIME"),
            "Title": lambda: (r.choice(["Mr", "Mrs", "Ms", "Mr.", "Mrs.", "Ms.", "Dr", "Dr.", "Miss", "Herr", "Frau", "Professor"]), None),
            "relation": lambda: (r.choice(RELATIONS), None), "Dose": lambda: (f"{r.choice([5, 10, 20, 50, 100, 500])} mg", "QUANTITY"),
        }
        return fillers[name]()

    def sentence(self, template):
        template = template.replace("\\n", "\n")
        if "{a_job}" in template:
            head, tail = template.split("{a_job}", 1)
            template = head + self.random.choice(["a ", "an ", "the "]) + "{Job}" + tail
        text, spans, at = "", [], 0
        for match in SLOT.finditer(template):
            text += template[at : match.start()]
            value, label = self.slot(match.group(1))
            if label:
                spans.append({"start": len(text), "end": len(text) + len(value), "label": label})
            text += value
            at = match.end()
        return text + template[at:], spans

    def document(self):
        text, spans = "", []
        for _ in range(self.random.randint(1, 6)):
            plain = self.random.random() < 0.3
            part, marks = self.sentence(self.random.choice(PLAIN if plain else SENTENCES))
            if self.random.random() < 0.06:
                part = part.rstrip(".!?")
            if text:
                text += self.random.choice([" ", " ", "\n", "\n\n"])
            spans += [{**m, "start": m["start"] + len(text), "end": m["end"] + len(text)} for m in marks]
            text += part
        return {"text": text, "spans": spans}
