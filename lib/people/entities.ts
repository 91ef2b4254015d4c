// Which mentions are one person: "Marek Kowalczyk", "z Markiem" and "Kowalczykowi".
import type { Span } from '../text/span.ts';

/** A person of a prompt, with all that the prompt calls the person. */
export interface Entity {
  readonly kind: 'person';
  readonly forms: readonly { readonly form: string; readonly mentions: readonly Span[] }[];
}

export interface PersonMention extends Span {
  readonly text: string;
  /** The names in the mention, each in its base form, in lower case: "marek" for "Markiem". */
  readonly names: readonly string[];
}

interface Group {
  readonly names: ReadonlySet<string>;
  readonly mentions: PersonMention[];
}

const isPartOf = (names: readonly string[], group: Group): boolean => names.every((name) => group.names.has(name));

/** Mentions with most names come first, so that "Marek" joins "Marek Kowalczyk". A name that two people bear stays apart. */
export function entitiesOf(mentions: readonly PersonMention[]): readonly Entity[] {
  const groups: Group[] = [];
  for (const mention of [...mentions].sort((a, b) => b.names.length - a.names.length)) {
    const [own, ...others] = groups.filter((group) => isPartOf(mention.names, group));
    if (own && others.length === 0) own.mentions.push(mention);
    else {
      const same = groups.find((group) => group.names.size === mention.names.length && isPartOf(mention.names, group));
      if (same) same.mentions.push(mention);
      else groups.push({ names: new Set(mention.names), mentions: [mention] });
    }
  }
  const first = ({ mentions: own }: Group) => Math.min(...own.map(({ start }) => start));
  return groups.sort((a, b) => first(a) - first(b)).map((group) => ({ kind: 'person', forms: formsOf(group) }));
}

function formsOf({ mentions }: Group): Entity['forms'] {
  const forms = new Map<string, Span[]>();
  for (const { text, start, end } of [...mentions].sort((a, b) => a.start - b.start))
    forms.set(text, [...(forms.get(text) ?? []), { start, end }]);
  return [...forms].map(([form, spans]) => ({ form, mentions: spans }));
}
