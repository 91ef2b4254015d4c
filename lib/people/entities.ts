// Which mentions are one person: "Marek Kowalczyk", "z Markiem" and "Kowalczykowi".
import type { Span } from '../text/span.ts';
import type { Person } from './persons.ts';

/** A person of a prompt, with all that the prompt calls the person. */
export interface Entity {
  readonly kind: 'person';
  readonly forms: readonly { readonly form: string; readonly mentions: readonly Span[] }[];
}

export interface PersonMention extends Span {
  readonly text: string;
}

/** The people whom the prompt mentions, in the order of their first mentions. */
export function entitiesOf(mentions: readonly PersonMention[], persons: readonly Person[]): readonly Entity[] {
  const personOf = new Map(persons.flatMap((person) => person.names.map(({ text }) => [text, person] as const)));
  const byPerson = new Map<Person | string, PersonMention[]>();
  for (const mention of [...mentions].sort((a, b) => a.start - b.start)) {
    const person = personOf.get(mention.text) ?? mention.text;
    const own = byPerson.get(person);
    if (own) own.push(mention);
    else byPerson.set(person, [mention]);
  }
  return [...byPerson.values()].map((own) => ({ kind: 'person', forms: formsOf(own) }));
}

function formsOf(mentions: readonly PersonMention[]): Entity['forms'] {
  const forms = new Map<string, Span[]>();
  for (const { text, start, end } of mentions) {
    const spans = forms.get(text);
    if (spans) spans.push({ start, end });
    else forms.set(text, [{ start, end }]);
  }
  return [...forms].map(([form, spans]) => ({ form, mentions: spans }));
}
