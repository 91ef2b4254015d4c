// The surrogate of an organisation: the words for its kind stay, and every other word is replaced separately.
import { lastNameCodecs } from '../../codecs/list-codecs.ts';
import { keptWordsOfOrganisation } from '../../kinds/kept-kinds.ts';
import { splitKindCompound } from '../../kinds/kind-compounds.ts';
import { splitLegalForm } from '../../kinds/legal-form.ts';
import type { Issuer } from './issuer.ts';
import { namePoolOf, reserveOfLanguage } from './name-pools.ts';
import { replaceWordByWord } from './word-by-word.ts';

/** Replaces an organisation's name and keeps the words for its kind. A family name in it gets the same surrogate as a person's. */
export function organizationSurrogate(text: string, issuer: Issuer): string {
  const [name, form] = splitLegalForm(text);
  const kept = keptWordsOfOrganisation(name, issuer.language);
  const words = replaceWordByWord(name, issuer, {
    type: 'ORGANIZATION',
    codecs: namePoolOf(name, issuer.language) === 'latin' ? lastNameCodecs : [],
    reserve: (word) => reserveOfLanguage('organization', word, issuer),
    isKept: (word) => kept.has(word),
    keptPart: splitKindCompound,
  });
  return words + form;
}
