// Kept facts that may fit a few people only, and which of them to leave as its group: the one whose phrase costs the answer least among
// those that make the crowd large enough. An estimate (see `counts.ts`), as if the facts were independent.
import { type Annotation, REPLACED_FROM } from '../../detect/annotation.ts';
import type { Replacement, Sanitized, Suggestion } from '../../sanitize/sanitized.ts';
import { overlaps, textOf } from '../../text/span.ts';
import { GENDER } from '../quasi-identifiers.ts';
import {
  ANYWHERE,
  peopleIn,
  SHARE_OF_DRUG,
  SHARE_OF_GENDER,
  SHARE_OF_ORIGIN,
  type Share,
  shareOfAge,
  shareOfCondition,
  shareOfJob,
} from './counts.ts';

/** Fewer people than this could be looked through. */
const CROWD = 100;
/** Two facts seldom point at anybody, whatever the estimate. */
const FEWEST_FACTS = 3;

/** Somebody is spoken of, and not the world. */
const SOMEBODY =
  /(?<!\p{L})(?:i|i['’]m|my|me|he|his|she|her|ich|mein\p{L}*|mir|mich|er|sein\p{L}*|je|j['’]\p{L}+|mon|ma|mes|il|elle|yo|mi|mis|soy|tengo|él|ella)(?!\p{L})|[我他她]/iu;

/** The least costly first: an age matters to few answers, an illness to most. */
const COST = { AGE: 1, LOCATION: 2, DRUG: 3, CONDITION: 4 } as const;
type Generalisable = keyof typeof COST;

interface KeptFact {
  readonly annotation: Annotation;
  readonly type: Generalisable | 'OCCUPATION' | 'DEMOGRAPHIC';
  readonly share: Share;
}

interface Proposal {
  readonly annotation: Annotation;
  /** How many people fit what is kept, now and with the phrase. */
  readonly people: number;
  readonly peopleAfter: number;
}

const same = (share: number): Share => ({ exact: share, group: share });

function shareOf(text: string, annotation: Annotation): KeptFact | undefined {
  const { type } = annotation;
  const own = textOf(text, annotation);
  switch (type) {
    case 'AGE': {
      const age = Number(/\d{1,3}/u.exec(own)?.[0]);
      return Number.isInteger(age) ? { annotation, type, share: shareOfAge(age) } : undefined;
    }
    case 'LOCATION':
      return { annotation, type, share: peopleIn(own) };
    case 'CONDITION':
      return { annotation, type, share: shareOfCondition(own) };
    case 'DRUG':
      return { annotation, type, share: SHARE_OF_DRUG };
    case 'OCCUPATION':
      return { annotation, type, share: same(shareOfJob(own)) };
    case 'DEMOGRAPHIC':
      return { annotation, type, share: same(SHARE_OF_ORIGIN) };
    default:
      return undefined;
  }
}

/** The first of each type, which is most likely about the person; of places the smallest. */
function factsIn(text: string, annotations: readonly Annotation[], replaced: readonly Replacement[]) {
  const facts = new Map<KeptFact['type'], KeptFact>();
  for (const annotation of annotations) {
    const isKept = annotation.risk < REPLACED_FROM && !replaced.some((one) => overlaps(one, annotation));
    const fact = isKept ? shareOf(text, annotation) : undefined;
    const before = fact && facts.get(fact.type);
    if (fact && (!before || (fact.type === 'LOCATION' && fact.share.exact < before.share.exact)))
      facts.set(fact.type, fact);
  }
  // Who takes a drug has its illness: together they leave as many people as one of them.
  if (facts.has('CONDITION')) facts.delete('DRUG');
  return [...facts.values()];
}

function peopleFitting(text: string, facts: readonly KeptFact[], generalised?: KeptFact): number {
  const share = (fact: KeptFact) => (fact === generalised ? fact.share.group : fact.share.exact);
  const place = facts.find(({ type }) => type === 'LOCATION');
  const others = facts.filter((fact) => fact !== place);
  const base = (place ? share(place) : ANYWHERE) * (GENDER.test(text) ? SHARE_OF_GENDER : 1);
  return others.reduce((people, fact) => people * share(fact), base);
}

const isGeneralisable = (fact: KeptFact): fact is KeptFact & { readonly type: Generalisable } => fact.type in COST;

/** How much the crowd grows per information lost. If no single phrase is enough, a second suggestion follows. */
const gain = ({ type, people, peopleAfter }: { readonly type: Generalisable; people: number; peopleAfter: number }) =>
  Math.log(peopleAfter / people) / COST[type];

/** The best first; none where what is kept fits many people. */
function proposals(
  text: string,
  annotations: readonly Annotation[],
  replaced: readonly Replacement[],
): readonly Proposal[] {
  if (!SOMEBODY.test(text)) return [];
  const facts = factsIn(text, annotations, replaced);
  const people = peopleFitting(text, facts);
  if (facts.length < FEWEST_FACTS || people >= CROWD) return [];
  return facts
    .filter(isGeneralisable)
    .map((fact) => ({ ...fact, people, peopleAfter: peopleFitting(text, facts, fact) }))
    .filter(({ peopleAfter }) => rounded(peopleAfter) > rounded(people))
    .sort((a, b) => {
      const [enoughA, enoughB] = [a.peopleAfter >= CROWD, b.peopleAfter >= CROWD];
      if (enoughA !== enoughB) return enoughA ? -1 : 1;
      return enoughA ? COST[a.type] - COST[b.type] : gain(b) - gain(a);
    })
    .map(({ annotation, peopleAfter }) => ({ annotation, people, peopleAfter }));
}

const MOST_TRIALS = 3;

/**
 * The suggestion for a prompt, if there is one. @param trial sanitizes with other annotations: what is proposed is what would leave.
 */
export function suggestionFor(
  text: string,
  annotations: readonly Annotation[],
  { replacements }: Pick<Sanitized, 'replacements'>,
  trial: (annotations: readonly Annotation[]) => readonly Replacement[],
): Suggestion | undefined {
  for (const { annotation, people, peopleAfter } of proposals(text, annotations, replacements).slice(0, MOST_TRIALS)) {
    const { start, end } = annotation;
    const raised = { ...annotation, risk: REPLACED_FROM, hideAs: 'generalise' } as const;
    const others = annotations.map((one) => (one === annotation ? raised : one));
    const phrase = trial(others).find((one) => one.start === start && one.standIn === 'generalised')?.surrogate;
    if (phrase === undefined) continue;
    const original = textOf(text, annotation);
    return { start, end, original, phrase, people: rounded(people), peopleAfter: rounded(peopleAfter) };
  }
  return undefined;
}

/** One digit says enough for an estimate. */
const rounded = (people: number) => Math.max(1, Math.round(Number(people.toPrecision(1))));
