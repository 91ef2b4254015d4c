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

/** Mentions with most names come first, so that "Marek" joins "Marek Kowalczyk". A name that two people bear stays apart. */
export function entitiesOf(mentions: readonly PersonMention[]): readonly Entity[] {
  const groups: Group[] = [];
  /** The people who bear a name. */
  const bearers = new Map<string, Group[]>();
  for (const mention of [...mentions].sort((a, b) => b.names.length - a.names.length)) {
    const [rarest = []] = mention.names.map((name) => bearers.get(name) ?? []).sort((a, b) => a.length - b.length);
    const holding = rarest.filter(({ names }) => mention.names.every((name) => names.has(name)));
    const same = holding.length === 1 ? holding[0] : holding.find(({ names }) => names.size === mention.names.length);
    if (same) {
      same.mentions.push(mention);
      continue;
    }
    const group = { names: new Set(mention.names), mentions: [mention] };
    groups.push(group);
    for (const name of group.names) bearers.set(name, [...(bearers.get(name) ?? []), group]);
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
