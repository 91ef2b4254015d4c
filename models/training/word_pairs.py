"""The measures of the word vectors, all written for this project: pairs with our judgement of how similar two words are (0: nothing in common,
4: one can replace the other), words to look at, and lists whose members should be neighbours."""

PAIRS = [
    ("doctor", "physician", 4), ("car", "vehicle", 4), ("happy", "glad", 4), ("big", "large", 4), ("buy", "purchase", 4), ("job", "occupation", 3.5),
    ("begin", "start", 4), ("house", "home", 3.5), ("illness", "disease", 3.8), ("money", "cash", 3.5), ("mother", "mom", 4), ("child", "kid", 4),
    ("quick", "fast", 3.8), ("angry", "furious", 3.5), ("street", "road", 3.5), ("teacher", "professor", 3), ("river", "lake", 2.7),
    ("cat", "dog", 2.6), ("monday", "tuesday", 3), ("red", "blue", 2.8), ("king", "queen", 2.8), ("coffee", "tea", 2.8), ("france", "germany", 2.6),
    ("brother", "sister", 3), ("winter", "summer", 2.6), ("nurse", "doctor", 2.7), ("lawyer", "judge", 2.5), ("hospital", "clinic", 3.3),
    ("asthma", "diabetes", 2.4), ("aspirin", "ibuprofen", 3), ("shirt", "trousers", 2.4), ("apple", "orange", 2.3), ("train", "bus", 2.7),
    ("university", "college", 3.4), ("salary", "wage", 3.6), ("rent", "mortgage", 2.2), ("north", "south", 2.8), ("hot", "cold", 2.4),
    ("walk", "run", 2.5), ("eat", "drink", 2.5), ("win", "lose", 2.2), ("pencil", "paper", 1.6), ("bread", "butter", 1.9), ("school", "teacher", 1.7),
    ("doctor", "patient", 1.8), ("bank", "money", 1.8), ("sea", "ship", 1.6), ("rain", "umbrella", 1.4), ("dog", "bark", 1.4), ("police", "crime", 1.5),
    ("king", "cabbage", 0.1), ("salary", "river", 0.1), ("asthma", "guitar", 0.1), ("monday", "shirt", 0.1), ("lawyer", "tomato", 0.1),
    ("happy", "metal", 0.1), ("train", "poem", 0.2), ("winter", "keyboard", 0.1), ("aunt", "voltage", 0), ("coffee", "treaty", 0.1),
    ("walk", "oxygen", 0.1), ("blue", "contract", 0), ("hospital", "violin", 0.1), ("bread", "election", 0.1), ("teacher", "lava", 0),
]

PROBES = (
    "doctor nurse lawyer teacher engineer salary rent mortgage bank insurance london paris germany asthma diabetes depression cancer aspirin insulin "
    "mother brother wife friend boss monday january winter happy angry tired big fast buy sell walk write computer phone car train house kitchen school "
    "university coffee bread dog river red contract divorce"
).split()

CATEGORIES = {
    "months": "january february march april may june july august september october november december".split(),
    "weekdays": "monday tuesday wednesday thursday friday saturday sunday".split(),
    "relatives": "mother father sister brother wife husband son daughter uncle aunt cousin grandmother grandfather niece nephew".split(),
    "colours": "red blue green yellow black white brown purple orange pink grey gray".split(),
    "diseases": "asthma diabetes arthritis hypertension migraine epilepsy cancer depression anxiety pneumonia bronchitis anemia eczema".split(),
    "countries": "france germany spain italy england russia china india japan brazil canada mexico poland austria sweden norway".split(),
    "first names": "john mary james robert michael david sarah emily peter anna thomas susan george alice william".split(),
}
