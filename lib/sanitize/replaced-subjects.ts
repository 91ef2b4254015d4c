// What "3 will be replaced" counts, wherever it is said: people and values, each once, however often and in whatever form they are mentioned.
import type { EntityType } from '../detect/annotation.ts';
import type { Entity } from '../people/entities.ts';
import type { Span } from '../text/span.ts';
import type { Sanitized } from './sanitized.ts';

interface Mention extends Span {
  readonly original: string;
  readonly type: EntityType;
}

/** A person or a value. */
interface Subject {
  /** Equal for all mentions of one subject. */
  readonly id: string;
  /** The fullest form of a person's name; a value as it is written in this mention. */
  readonly name: string;
}

type People = readonly Entity[] | undefined;

/** Spellings of one value differ in spaces, punctuation and case: "+1 503 555 0142" and "(+1) 503-555-0142". */
function valueKey(text: string): string {
  const kept = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return kept === '' ? text : kept;
}

/** The subject of each mention. */
export function subjectsOf(mentions: readonly Mention[], people: People): readonly Subject[] {
  const personAt = new Map(
    (people ?? []).flatMap(({ forms }, i) => {
      const name = forms.reduce((fullest, { form }) => (form.length > fullest.length ? form : fullest), '');
      return forms.flatMap((form) => form.mentions.map(({ start }) => [start, { id: `person ${i}`, name }] as const));
    }),
  );
  return mentions.map(({ start, original, type }) => {
    const person = type === 'PERSON' ? personAt.get(start) : undefined;
    return person ?? { id: `${type} ${valueKey(original)}`, name: original };
  });
}

const countSubjects = (mentions: readonly Mention[], people: People): number =>
  new Set(subjectsOf(mentions, people).map(({ id }) => id)).size;

type Counted = Pick<Sanitized, 'replacements' | 'entities'>;

/** How many people and values the sanitized text replaces. A draw that gave the original by chance changes nothing, so it does not count. */
export const countReplaced = ({ replacements, entities }: Counted): number =>
  countSubjects(
    replacements.filter(({ original, surrogate }) => original !== surrogate),
    entities,
  );

/** How many different people these names are. */
export const countPeople = (names: readonly Mention[], people: People): number => countSubjects(names, people);
