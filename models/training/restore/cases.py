"""Generated patients, their questions in many wordings, and the answers. The decoder and the restoration vectors are trained on them."""
from dataclasses import dataclass, field

from knowledge import Knowledge

STRAY, BROADER, DROPPED = 0.04, 0.25, 0.12
# The share of private spans that are hidden. The rest of a question is public in every method.
PRIVATE_SHARE = 0.85
ANSWER = "The likely diagnosis is "
# {who}: a 30-year-old man; {he}, {his}; {past} and {signs} are lists. If a list is empty, only the frame without it is used.
FRAMES = [
    ("{Who} has a history of {past}.", "{He} presents with {signs}."),
    ("{Who} has had {past} in the past.", "Now {he} complains of {signs}."),
    ("{Who} with a history of {past} came to the clinic.", "The symptoms are {signs}."),
    ("{Who} reports {past}.", "{Who} has the symptoms of {signs}."),
    ("Background: {past}.", "Symptoms: {signs}."),
    ("Patient: {who}. Past: {past}.", "Complaints: {signs}."),
    ("Medical history: {past}.", "Presenting symptoms: {signs}."),
    ("{Who} with {past}.", "Symptoms are {signs}."),
    ("I am {who}. I have a history of {past}.", "I have {signs}."),
    ("I have had {past}.", "For some days I have {signs}."),
    ("My history: {past}.", "I am suffering from {signs}."),
    ("In the past I had {past}.", "Since last week I notice {signs}."),
    ("There is {past} in my history.", "Lately I've been having {signs}."),
    ("It may matter that there was {past}.", "What bothers me is {signs}."),
    ("My relative, {who}, has a history of {past}.", "{He} has {signs}."),
    ("{Who} was seen today; history of {past}.", "{He} describes {signs}."),
]
ASKING = [
    "What is the likely diagnosis?", "What is the most likely diagnosis?", "What could it be?", "What is this?", "Which disease is it?", "What do you think it is?",
    "What could be causing this?", "Diagnosis?", "Do you know what is wrong?", "What illness fits?", "Can you tell what is going on?", "What should I think of?",
]
ASKING_WHO = ["What is the likely diagnosis of the {plain}?", "What is the likely diagnosis for {who}?", "Which disease does {who} have?"]
QUESTIONS = {
    "signs": (["What are the symptoms of {name}?", "How do I notice {name}?", "What does {name} feel like?", "Which signs point to {name}?"],
              ["Common symptoms of {name} are {list}.", "{name} often shows itself by {list}.", "People with {name} tell of {list}."]),
    "past": (["Who gets {name}?", "What are the risk factors for {name}?", "What raises the risk of {name}?", "Why do people get {name}?"],
             ["More likely with {list}.", "Risk factors for {name} are {list}.", "{name} is seen more often with {list}."]),
    "course": (["How does {name} run?", "How long does {name} last?", "How does {name} start?"], ["{text}", "About {name}: {text}"]),
    "advice": (["What should I do about {name}?", "How is {name} treated?", "What is the next step with {name}?", "I may have {name}. What now?"],
               ["{text}", "With {name}: {text}"]),
    "flags": (["When is {name} dangerous?", "What are the red flags of {name}?", "When must I see a doctor at once with {name}?"],
              ["Get help at once with {text}.", "Red flags are {text}."]),
}
AFTER = ["", "", "", " {advice}", " {advice}", " {course} {advice}", " {advice} Get help at once with {flags}."]


@dataclass
class Case:
    condition: object
    age: int
    sex: str
    frame: tuple
    asking: str
    past: list
    signs: list
    options: list = field(default_factory=list)


def listed(parts, random):
    if len(parts) > 1 and random.random() < 0.4:
        return ", ".join(parts[:-1]) + " and " + parts[-1]
    return ", ".join(parts)


def person(age, sex, random):
    if age < 2:
        return "a baby boy" if sex == "M" else "a baby girl"
    if age < 13:
        noun = random.choice(["boy", "male", "child"] if sex == "M" else ["girl", "female", "child"])
    else:
        noun = random.choice(["man", "male", "patient"] if sex == "M" else ["woman", "female", "patient"])
    return random.choice(["a {a}-year-old {n}", "a {a} year old {n}", "a {n} of {a}"]).format(a=age, n=noun)


def capital(text):
    return text[:1].upper() + text[1:]


class Cases:
    def __init__(self, random, knowledge=None):
        self.knowledge, self.random = knowledge or Knowledge(), random
        self.symptoms = [f.name for f in self.knowledge.findings.values() if f.kind == "symptom"]
        self.others = [f.name for f in self.knowledge.findings.values() if f.kind != "symptom"]

    def drawn(self, likelihoods, strays):
        """Draws findings, each with its wording: [(type, wording)]."""
        names = [name for name, chance in likelihoods.items() if self.random.random() < chance * (1 - DROPPED)]
        if self.random.random() < STRAY * 4:
            names.append(self.random.choice(strays))
        self.random.shuffle(names)
        return [self.worded(name) for name in dict.fromkeys(names)]

    def worded(self, name):
        finding = self.knowledge.findings[name]
        if finding.broader and self.random.random() < BROADER:
            finding = self.knowledge.findings[finding.broader]
        wording = finding.wordings[0] if self.random.random() < 0.4 else self.random.choice(finding.wordings)
        return finding.name, wording

    def case(self, condition=None):
        random = self.random
        condition = condition or random.choice(self.knowledge.conditions)
        low, high = condition.ages
        age = random.randint(low, high) if random.random() < 0.8 else random.randint(0, 100)
        sex = {"men": "M", "women": "F"}.get(condition.sex, random.choice("MF")) if random.random() < 0.8 else random.choice("MF")
        share = random.random()
        signs, past = self.drawn(condition.signs, self.symptoms), self.drawn(condition.past, self.others)
        if share < 0.15:
            past = []
        elif share < 0.35:
            signs, past = signs[: random.randint(0, 3)], past[: random.randint(0, 2)]
        unique = lambda told: list({wording: (name, wording) for name, wording in told}.values())
        return Case(condition, age, sex, random.choice(FRAMES), random.choice(ASKING + ASKING_WHO), unique(past), unique(signs))

    def question(self, case, hidden=()):
        """The question as the person types it, without the wordings in `hidden`."""
        random = self.random
        past = [wording for _, wording in case.past if wording not in hidden]
        signs = [wording for _, wording in case.signs if wording not in hidden]
        who = person(case.age, case.sex, random)
        he = "he" if case.sex == "M" else "she"
        plain = f"{case.age}-year-old " + ("man" if case.sex == "M" else "woman")
        fill = {"who": who, "Who": capital(who), "he": he, "He": capital(he), "plain": plain, "past": listed(past, random), "signs": listed(signs, random)}
        parts = [part.format(**fill) for part, present in zip(case.frame, (past, signs)) if present]
        if parts and random.random() < 0.15:
            parts.reverse()
        return " ".join([*parts, case.asking.format(**fill)])

    def answer(self, case, name=None):
        name = name or (case.condition.name if self.random.random() < 0.5 else self.random.choice(case.condition.names))
        return f"{ANSWER}{name}." + self.random.choice(AFTER).format(**case.condition.texts)

    def with_options(self, case, question):
        """The question with four options, as in the paper's MC1, and an answer that names the right one."""
        right = self.random.choice(case.condition.names)
        wrong = self.random.sample([c for c in self.knowledge.conditions if c is not case.condition], 3)
        options = [right, *(self.random.choice(c.names) for c in wrong)]
        self.random.shuffle(options)
        return f"{question} Options: {'; '.join(options)}.", f"{ANSWER}{right}."

    def about_condition(self):
        """A question about a condition itself, and its answer."""
        random = self.random
        condition, about = random.choice(self.knowledge.conditions), random.choice(list(QUESTIONS))
        asked, told = QUESTIONS[about]
        name = random.choice(condition.names)
        fill = {"name": name, "text": condition.texts.get(about, "")}
        if about in ("signs", "past"):
            likelihoods = getattr(condition, about)
            fill["list"] = listed([self.worded(n)[1] for n in sorted(likelihoods, key=lambda n: -likelihoods[n] - random.random() * 0.3)[:5]], random)
        return random.choice(asked).format(**fill), capital(random.choice(told).format(**fill))

    def example(self):
        """A question of any kind, and its answer."""
        kind = self.random.random()
        if kind < 0.14:
            return self.about_condition()
        case = self.case()
        question = self.question(case)
        if kind < 0.26:
            return self.with_options(case, question)
        return question, self.answer(case)

    def hidden_of(self, case):
        """The spans that the person hides: most of what was told, as in Pri-DDXPlus."""
        return [(name, wording) for name, wording in case.past + case.signs if self.random.random() < PRIVATE_SHARE]
