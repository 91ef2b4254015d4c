// Which rules found a name that the network did not read.
import { GIVEN_NAMES_RULE } from '../../detect/patterns/given-names.ts';
import { NAMED_VENUE_RULE } from '../../detect/patterns/named-venue.ts';
import { NATIVE_NAMES_RULE } from '../../detect/patterns/native-names.ts';
import { OWN_VENUE_RULE } from '../../detect/patterns/own-venue.ts';
import type { Name } from '../name.ts';

/** Rules that find a name by its form or in a list of names, and cannot tell a public name from a private one. */
export const RULES_BY_FORM: ReadonlySet<string> = new Set([
  NATIVE_NAMES_RULE,
  GIVEN_NAMES_RULE,
  NAMED_VENUE_RULE,
  OWN_VENUE_RULE,
]);

const isUnread = ({ mentions }: Name): boolean =>
  mentions.every(({ role, source }) => source.detector !== 'model' && role === undefined);
const isByCue = ({ mentions }: Name): boolean =>
  mentions.some(({ source }) => source.detector === 'pattern' && !RULES_BY_FORM.has(source.rule));

/** 1 if only rules about the form of a name found it. */
export const foundByForm = (name: Name): number => Number(isUnread(name) && !isByCue(name));

/** 1 if a rule found it by words that tell whose it is: "I work at …", the speaker of a chat. */
export const foundByCue = (name: Name): number => Number(isByCue(name));
