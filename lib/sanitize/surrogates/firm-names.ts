// The firms of a conversation, by which the other forms of a firm's name get the same forms of its surrogate.
import { firmsByForm, initialsOfFirm, isAcronym } from '../../detect/firm-forms.ts';

/** The whole name of a firm by each of its other forms: "Northgate Fabrication Ltd" by "Northgate" and by "NFL". */
export type FirmNames = ReadonlyMap<string, string>;

/** @param names the originals of the firms that are replaced; of those with one form the longest counts */
export const firmNames = (names: readonly string[]): FirmNames =>
  firmsByForm(
    [...new Set(names)].sort((a, b) => b.length - a.length),
    (name) => name,
  );

/** The initials of the surrogate that correspond to those of the original; undefined if they are others' or would tell the original's. */
export function initialsLike(acronym: string, original: string, surrogate: string): string | undefined {
  const at = initialsOfFirm(original).indexOf(acronym);
  const initials = at < 0 ? undefined : initialsOfFirm(surrogate)[at];
  return initials !== undefined && initials.length === acronym.length && initials !== acronym && isAcronym(initials)
    ? initials
    : undefined;
}
