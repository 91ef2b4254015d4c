// Remembers by which rules of the organisation the text of a conversation was marked. The browser may tell the rules after the text was
// marked, and an administrator may change them; a text that was marked by other rules is not sent.
import { said } from '../../language/message.ts';
import { RequestError } from '../settings.ts';
import type { OrganisationPolicy } from './policy.ts';

export interface RulesOfMarks {
  keep(conversation: string, rules: OrganisationPolicy | undefined): void;
  /** @throws RequestError if the conversation's text was marked by other rules */
  requireSame(conversation: string, rules: OrganisationPolicy | undefined): void;
  forget(): void;
}

/** The text of an older conversation has been sent, or the person has left it. */
const MOST_CONVERSATIONS = 500;

const isSame = (one: OrganisationPolicy | undefined, other: OrganisationPolicy | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export function rulesOfMarks(): RulesOfMarks {
  const kept = new Map<string, OrganisationPolicy | undefined>();
  return {
    keep(conversation, rules) {
      kept.delete(conversation);
      kept.set(conversation, rules);
      const [oldest] = kept.keys();
      if (kept.size > MOST_CONVERSATIONS && oldest !== undefined) kept.delete(oldest);
    },
    requireSame(conversation, rules) {
      if (kept.has(conversation) && !isSame(kept.get(conversation), rules)) throw new RequestError(said('policyCame'));
    },
    forget: () => kept.clear(),
  };
}
