// If the kept facts together fit only a few people, suggests one of them to generalise: of those that make the crowd large enough, the
// one whose generalisation harms the answer least. An estimate (see `population-counts.ts`) that treats the facts as independent.
import { type Annotation, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import type { GeneralisingSuggestion, Replacement, Sanitized } from '../../sanitize/sanitized.ts';
import { overlaps, textOf } from '../../text/span.ts';
import { GENDER_WORD_PATTERN } from '../quasi-identifiers.ts';
import {
  type CrowdEstimate,
  PEOPLE_IF_NO_PLACE_IS_NAMED,
  peopleInPlace,
  SHARE_OF_GENDER,
  SHARE_OF_PEOPLE_TAKING_A_DRUG,
  SHARE_OF_PEOPLE_WITH_DEMOGRAPHIC_TRAIT,
  shareOfPeopleAged,
  shareOfPeopleWithCondition,
  shareOfPeopleWithJob,
} from './population-counts.ts';

/** A crowd of fewer people could be searched one by one. */
const LARGE_CROWD = 100;
/** Two facts seldom identify anybody, whatever the estimate. */
const FEWEST_FACTS = 3;

/** A pronoun shows that the text is about somebody; without one it is a general question. */
const SPEAKS_OF_SOMEBODY =
  /(?<!\p{L})(?:i|i['’]m|my|me|he|his|she|her|ich|mein\p{L}*|mir|mich|er|sein\p{L}*|je|j['’]\p{L}+|mon|ma|mes|il|elle|yo|mi|mis|soy|tengo|él|ella)(?!\p{L})|[我他她]/iu;

/** How much generalising a fact harms the answer: an age matters to few answers, an illness to most. */
const COST_TO_ANSWER = { AGE: 1, LOCATION: 2, DRUG: 3, CONDITION: 4 } as const;
type Generalisable = keyof typeof COST_TO_ANSWER;

interface KeptFact {
  readonly annotation: Annotation;
  readonly type: Generalisable | 'OCCUPATION' | 'DEMOGRAPHIC';
  readonly share: CrowdEstimate;
}

interface GeneralisingProposal {
  readonly annotation: Annotation;
  /** How many people fit what is kept, now and with the phrase. */
  readonly people: number;
  readonly peopleAfter: number;
}

const withoutGroup = (share: number): CrowdEstimate => ({ exact: share, group: share });

function crowdShareOf(text: string, annotation: Annotation): KeptFact | undefined {
  const { type } = annotation;
  const own = textOf(text, annotation);
  switch (type) {
    case 'AGE': {
      const age = Number(/\d{1,3}/u.exec(own)?.[0]);
      return Number.isInteger(age) ? { annotation, type, share: shareOfPeopleAged(age) } : undefined;
    }
    case 'LOCATION':
      return { annotation, type, share: peopleInPlace(own) };
    case 'CONDITION':
      return { annotation, type, share: shareOfPeopleWithCondition(own) };
    case 'DRUG':
      return { annotation, type, share: SHARE_OF_PEOPLE_TAKING_A_DRUG };
    case 'OCCUPATION':
      return { annotation, type, share: withoutGroup(shareOfPeopleWithJob(own)) };
    case 'DEMOGRAPHIC':
      return { annotation, type, share: withoutGroup(SHARE_OF_PEOPLE_WITH_DEMOGRAPHIC_TRAIT) };
    default:
      return undefined;
  }
}

/** One fact of each type: the smallest of the places, and of each other type the first, which is most likely about the person. */
function factsIn(text: string, annotations: readonly Annotation[], replaced: readonly Replacement[]) {
  const facts = new Map<KeptFact['type'], KeptFact>();
  for (const annotation of annotations) {
    const isKept = annotation.risk < MIN_REPLACED_RISK && !replaced.some((one) => overlaps(one, annotation));
    const fact = isKept ? crowdShareOf(text, annotation) : undefined;
    const before = fact && facts.get(fact.type);
    if (fact && (!before || (fact.type === 'LOCATION' && fact.share.exact < before.share.exact)))
      facts.set(fact.type, fact);
  }
  // A drug implies its illness, so that counting both would make the crowd too small.
  if (facts.has('CONDITION')) facts.delete('DRUG');
  return [...facts.values()];
}

function peopleFitting(text: string, facts: readonly KeptFact[], generalised?: KeptFact): number {
  const share = (fact: KeptFact) => (fact === generalised ? fact.share.group : fact.share.exact);
  const place = facts.find(({ type }) => type === 'LOCATION');
  const others = facts.filter((fact) => fact !== place);
  const base =
    (place ? share(place) : PEOPLE_IF_NO_PLACE_IS_NAMED) * (GENDER_WORD_PATTERN.test(text) ? SHARE_OF_GENDER : 1);
  return others.reduce((people, fact) => people * share(fact), base);
}

const isGeneralisable = (fact: KeptFact): fact is KeptFact & { readonly type: Generalisable } =>
  fact.type in COST_TO_ANSWER;

/** How much the crowd grows per cost to the answer. Ranks the facts if no single one makes the crowd large enough. */
const growthPerCost = ({
  type,
  people,
  peopleAfter,
}: {
  readonly type: Generalisable;
  people: number;
  peopleAfter: number;
}) => Math.log(peopleAfter / people) / COST_TO_ANSWER[type];

/** The facts to generalise, the best first. Empty if the kept facts fit many people. */
function generalisingProposals(
  text: string,
  annotations: readonly Annotation[],
  replaced: readonly Replacement[],
): readonly GeneralisingProposal[] {
  if (!SPEAKS_OF_SOMEBODY.test(text)) return [];
  const facts = factsIn(text, annotations, replaced);
  const people = peopleFitting(text, facts);
  if (facts.length < FEWEST_FACTS || people >= LARGE_CROWD) return [];
  return facts
    .filter(isGeneralisable)
    .map((fact) => ({ ...fact, people, peopleAfter: peopleFitting(text, facts, fact) }))
    .filter(({ peopleAfter }) => rounded(peopleAfter) > rounded(people))
    .sort((a, b) => {
      const [enoughA, enoughB] = [a.peopleAfter >= LARGE_CROWD, b.peopleAfter >= LARGE_CROWD];
      if (enoughA !== enoughB) return enoughA ? -1 : 1;
      return enoughA ? COST_TO_ANSWER[a.type] - COST_TO_ANSWER[b.type] : growthPerCost(b) - growthPerCost(a);
    })
    .map(({ annotation, peopleAfter }) => ({ annotation, people, peopleAfter }));
}

const MAX_TRIALS = 3;

/**
 * Suggests one fact to generalise, if the kept facts fit too few people and it would help. @param trial sanitizes the prompt with the given
 * annotations, so that the phrase suggested is the one that would be sent.
 */
export function suggestGeneralising(
  text: string,
  annotations: readonly Annotation[],
  { replacements }: Pick<Sanitized, 'replacements'>,
  trial: (annotations: readonly Annotation[]) => readonly Replacement[],
): GeneralisingSuggestion | undefined {
  for (const { annotation, people, peopleAfter } of generalisingProposals(text, annotations, replacements).slice(
    0,
    MAX_TRIALS,
  )) {
    const { start, end } = annotation;
    const raised = { ...annotation, risk: MIN_REPLACED_RISK, hideAs: 'generalise' } as const;
    const others = annotations.map((one) => (one === annotation ? raised : one));
    const phrase = trial(others).find((one) => one.start === start && one.standIn === 'generalised')?.surrogate;
    if (phrase === undefined) continue;
    const original = textOf(text, annotation);
    return { start, end, original, phrase, people: rounded(people), peopleAfter: rounded(peopleAfter) };
  }
  return undefined;
}

/** Rounds to one significant digit, which is all that an estimate is worth. */
const rounded = (people: number) => Math.max(1, Math.round(Number(people.toPrecision(1))));
