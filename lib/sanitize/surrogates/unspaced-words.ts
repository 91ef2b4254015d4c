// Organisations and addresses in scripts without spaces: words for kinds are kept, and the rest gets a surrogate in the same script.

import { japaneseLastNameCodecs } from '../../codecs/list-codecs.ts';
import type { EntityType } from '../../detect/annotation.ts';
import { kindsInRunPattern, THAI_KIND_ABBREVIATION } from '../../kinds/unspaced-kinds.ts';
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';
import { scriptOf } from '../../text/script.ts';
import type { Issuer } from './issuer.ts';
import { scriptReserve } from './script-reserves.ts';

const ROWS = cellsOf(readData('surrogates/unspaced-kinds.tsv'));
const kinds = (what: string) => ROWS.filter(([, kind]) => kind === what).map(([, , word = '']) => word);
const RUN_OF_UNSPACED_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{M}ー々]+/gu;

const PATTERNS: Partial<Record<EntityType, RegExp>> = {
  ORGANIZATION: new RegExp(`(${kindsInRunPattern(anyOf(kinds('organization')))})`, 'u'),
  LOCATION: new RegExp(`(?<=.)(${anyOf(kinds('place'))})`, 'u'),
  ADDRESS: new RegExp(`(?<=.)(${anyOf(kinds('place'))})`, 'u'),
};

/** Replaces the runs of letters of scripts without spaces. The caller replaces digits and letters of other scripts. */
export function unspacedWordsSurrogate(text: string, type: EntityType, issuer: Issuer): string {
  const pattern = PATTERNS[type];
  const kind = type === 'LOCATION' || type === 'ADDRESS' ? 'place' : 'organization';
  const standIn = (run: string) => {
    const script = scriptOf(run) === 'kana' ? 'han' : scriptOf(run);
    // Firms and places in Japan are named after families; the other pools of this script hold Chinese names.
    const reserve = scriptReserve(issuer.isJapanese && script === 'han' ? 'japanese-last' : kind, run, script);
    const codecs = type === 'ORGANIZATION' ? japaneseLastNameCodecs : [];
    return reserve ? issuer.issue(run, type, codecs, reserve).surrogate : run;
  };
  // After a house number, the word for a kind stands alone in its run: 88号.
  const isPlaceKind = (piece: string) => pattern?.test(`x${piece}`) === true;
  // A split by a pattern with a group puts the separators at the odd indices.
  const piecesOf = (run: string) =>
    (pattern ? run.split(pattern) : [run])
      .map((piece, at) => ({ piece, isKind: at % 2 === 1 || (type !== 'ORGANIZATION' && isPlaceKind(piece)) }))
      .filter(({ piece }) => piece !== '');
  const isOnlyKinds =
    (text.match(RUN_OF_UNSPACED_LETTERS) ?? []).every((run) => piecesOf(run).every(({ isKind }) => isKind)) &&
    !/[\p{Script=Latin}]/u.test(text);
  return text.replace(RUN_OF_UNSPACED_LETTERS, (run, at: number) => {
    // The Thai abbreviations "ต." (sub-district) and "อ." (district) stay.
    const isShort = type === 'ORGANIZATION' && THAI_KIND_ABBREVIATION.test(run);
    if ((isShort || /^\p{Script=Thai}$/u.test(run)) && text.charAt(at + run.length) === '.') return run;
    const pieces = piecesOf(run);
    // If every run is a word for a kind (学校, 健康科技), these words are the name. After a house number, 室 is never a name.
    return isOnlyKinds && !/\d$/u.test(text.slice(0, at))
      ? standIn(run)
      : pieces.map(({ piece, isKind }) => (isKind ? piece : standIn(piece))).join('');
  });
}
