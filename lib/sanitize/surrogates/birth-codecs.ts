// The codecs for a date of birth, in the order in which they are tried. A date that a conversation issued before is moved as it was then,
// although the told age may by now show another part of the year: the model must not see two dates of birth of one person.
import type { Codec } from '../../codecs/codec.ts';
import type { DateOrder } from '../../codecs/formats/either-order-dates.ts';
import { birthCodecsInPart, codecInPartNamed, codecsForAnnotation } from '../../codecs/formats/index.ts';
import type { YearPart } from '../../codecs/year-part.ts';
import type { Issuer } from './issuer.ts';

export function birthCodecsFor(
  text: string,
  order: DateOrder | undefined,
  part: YearPart | undefined,
  issuer: Issuer,
): readonly Codec[] {
  const anywhere = codecsForAnnotation({ type: 'DATE', kind: 'date-of-birth' }, order);
  const codecs = part ? birthCodecsInPart(order, part) : anywhere;
  const inUse = [
    ...issuer.codecsInUse.flatMap((name) => codecInPartNamed(name) ?? []),
    ...anywhere.filter(({ name }) => issuer.codecsInUse.includes(name)),
  ];
  if (inUse.length === 0) return codecs;
  const earlier = issuer.issuedBy(text, inUse);
  if (earlier.length > 0) return [...earlier, ...codecs];
  // Under two parts, two birthdays can get one surrogate, and a reply could mean either of them.
  const standsForAnother = (surrogate: string) =>
    inUse.some((codec) => {
      const original = codec.recover(surrogate, issuer.secret);
      return original !== undefined && original !== text && issuer.issuedBy(original, [codec]).length > 0;
    });
  return codecs.filter((codec) => {
    const surrogate = codec.issue(text, issuer.secret);
    return surrogate === undefined || !standsForAnother(surrogate);
  });
}
