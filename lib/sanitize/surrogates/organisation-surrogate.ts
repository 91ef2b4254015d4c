// The surrogate of an organisation: the words for its kind stay, and every other word is replaced separately.
import { lastNameCodecs } from '../../codecs/list-codecs.ts';
import { isCommonWord } from '../../detect/common-words.ts';
import { isAcronym } from '../../detect/firm-forms.ts';
import { keptWordsOfOrganisation } from '../../kinds/kept-kinds.ts';
import { splitKindCompound } from '../../kinds/kind-compounds.ts';
import { splitLegalForm } from '../../kinds/legal-form.ts';
import { type FirmNames, initialsLike } from './firm-names.ts';
import type { Issuer } from './issuer.ts';
import { namePoolOf, reserveOfLanguage } from './name-pools.ts';
import { reserveOfSameShape } from './reserves.ts';
import { replaceWordByWord } from './word-by-word.ts';

/** The initials of the firm's surrogate, or other letters if these are a common word or stand for another name. */
function acronymSurrogate(text: string, whole: string, issuer: Issuer): string {
  const known = issuer.earlier(text, 'word');
  const initials = known ?? initialsLike(text, whole, wordsSurrogate(whole, whole, issuer));
  if (initials === undefined || (known === undefined && (isCommonWord(initials) || issuer.isTaken(initials))))
    return issuer.issue(text, 'ORGANIZATION', [], reserveOfSameShape(text)).surrogate;
  issuer.keep(initials, text, 'ORGANIZATION', 'word');
  return initials;
}

/**
 * Replaces an organisation's name and keeps the words for its kind. A family name in it gets the same surrogate as a person's, and another form
 * of a firm's name the same form of its surrogate.
 */
export function organizationSurrogate(text: string, issuer: Issuer, firms?: FirmNames): string {
  const whole = firms?.get(text);
  if (whole !== undefined && isAcronym(text)) return acronymSurrogate(text, whole, issuer);
  return wordsSurrogate(text, whole ?? text, issuer);
}

/** @param whole the name that tells which words are its kind */
function wordsSurrogate(text: string, whole: string, issuer: Issuer): string {
  const [name, form] = splitLegalForm(text);
  const kept = keptWordsOfOrganisation(splitLegalForm(whole)[0], issuer.language);
  const words = replaceWordByWord(name, issuer, {
    type: 'ORGANIZATION',
    codecs: namePoolOf(name, issuer.language) === 'latin' ? lastNameCodecs : [],
    reserve: (word) => reserveOfLanguage('organization', word, issuer),
    isKept: (word) => kept.has(word),
    keptPart: splitKindCompound,
  });
  return words + form;
}
