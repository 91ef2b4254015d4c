// Finds the parts of an address that a form has in separate fields: "Straße: Lindenweg / Hausnr.: 14", "дом: 14, кв. 8", "No: 14 Daire: 3", "מספר בית: 14".
// A label such as "No" or "house" may number anything, so it counts only beside another field of an address.
import { anyPatternOf, escapeRegExp } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import type { Finding } from '../annotation.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';

const RULE = 'form-address';
const CONFIDENCE = 0.8;

type LabelUse = 'sure' | 'usual' | 'weak' | 'floor' | 'street' | 'address';

const labelsWith = wordsByUse<LabelUse>(readData('addresses/form-labels.tsv'));
/** In a label, a space may be an underscore or missing, and a full stop may be missing. */
const anyLabel = (use: LabelUse): string =>
  anyPatternOf(labelsWith(use).map((label) => escapeRegExp(label).replaceAll(' ', '[ _]?').replaceAll('\\.', '\\.?')));

const ADDRESS_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${anyLabel('address')}|\\p{L}{3,9}address)(?![\\p{L}\\p{M}])`,
  'iu',
);

const START = '(?<![\\p{L}\\p{M}\\p{N}_-])';
const NUMBER = '\\d{1,4}(?: ?[a-zа-я](?![\\p{L}\\p{M}]))?(?:[/-]\\d{1,4}[a-zа-я]?)?';
/** A number, or the letter of an entrance or block, perhaps with its number: "B", "C2". */
const VALUE = `(?:${NUMBER}|[A-ZА-Яא-ת]\\d{0,3})`;
const COLON = '["\']?[ \\t]{0,2}[:=][ \\t]{0,3}["\']?';
const FIELD = new RegExp(
  `${START}(?:(?<sure>${anyLabel('sure')})|(?<usual>${anyLabel('usual')})|(?<weak>${anyLabel('weak')})|(?<floor>${anyLabel('floor')}))(?![\\p{L}\\p{M}])(?<colon>${COLON}|[ \\t]{0,2}(?:№|nr\\.?|no\\.?|n[º°])?[ \\t]?)(?<value>${VALUE})(?![\\p{L}\\p{M}\\p{N}_%°€$²]|[.,:+×*]\\d| ?[%€$£°+*×])`,
  'dgiu',
);
const STREET_FIELD = new RegExp(
  `${START}${anyLabel('street')}(?![\\p{L}\\p{M}])${COLON}(?<value>\\p{L}[^\\n|;:,"<>{}=_]{1,38})`,
  'dgiu',
);

/** Units and nouns that a count has, which no house number is followed by: "Wohnung: 3 Zimmer", "daire: 120 m2". */
const COUNTED =
  /^[ \t]{0,2}(?:m²|m2|qm|sqm|км|kg|%|(?:zimmer|rooms?|bed\p{L}*|chambres?|pièces?|habitaciones|quartos?|locali|stanze|pokoj\p{L}*|pokoi|комнат\p{L}*|кімнат\p{L}*|oda|rum|rom|huonetta|szob\p{L}+|camer\p{L}+|غرف\p{L}*|חדר\p{L}*|اتاق\p{L}*|خوابه?|м|м²|кв|тыс|руб\p{L}*|этаж\p{L}*|поверх\p{L}*|people|units?|floors?|years?|of|von|de|из)(?![\p{L}\p{M}]))/iu;
/** The end of a field: punctuation, a new line or the label of the next one. */
const FIELD_END = /^[ \t]*(?:$|[\n,;.)|/"'}\]،؛-]|[ \t]\p{L}[\p{L}\p{M}.' ]{0,18}[:=]? ?[\p{N}\p{L}])/u;

type Strength = 'sure' | 'usual' | 'weak' | 'floor' | 'street';

interface Field {
  readonly strength: Strength;
  readonly from: number;
  readonly start: number;
  readonly end: number;
  readonly hasColon: boolean;
}

const LABEL_GROUPS = ['sure', 'usual', 'weak', 'floor'] as const;

function numberFields(text: string): Field[] {
  return Array.from(text.matchAll(FIELD)).flatMap(({ index, indices, groups }): Field[] => {
    const at = indices?.groups?.value;
    const strength = LABEL_GROUPS.find((group) => groups?.[group] !== undefined);
    const value = groups?.value ?? '';
    if (!at || !strength) return [];
    const hasColon = /[:=]/u.test(groups?.colon ?? '');
    const behind = text.slice(at[1], at[1] + 24);
    if (COUNTED.test(behind) || (!hasColon && !FIELD_END.test(behind))) return [];
    // A letter needs a colon and, because the flag for any case lets small letters match, a capital.
    if (/^\D/u.test(value) && !(hasColon && strength !== 'floor' && /^[\p{Lu}\p{Lo}]/u.test(value))) return [];
    if (/^(?:19|20)\d\d$/u.test(value) && strength !== 'sure') return [];
    return [{ strength, from: index, start: at[0], end: at[1], hasColon }];
  });
}

const streetFields = (text: string): Field[] =>
  Array.from(text.matchAll(STREET_FIELD)).flatMap(({ index, indices, groups }): Field[] => {
    const at = indices?.groups?.value;
    // A long gap ends a field that stands beside another one in the same line.
    const value = (groups?.value ?? '').split(/ {2,}|\t/u)[0]?.replace(/(?<![\s."'-])[\s."'-]+$/u, '') ?? '';
    return at && value.length > 1
      ? [{ strength: 'street', from: index, start: at[0], end: at[0] + value.length, hasColon: true }]
      : [];
  });

/** How far apart two fields of one address may stand, and two fields of which one has a label of the kind "No". */
const REACH = 120;
const SHORT_REACH = 40;
const gapBetween = (a: Field, b: Field) => (a.start < b.start ? b.from - a.end : a.from - b.end);

/** Whether the fields around it show that a field is a part of an address. */
function isInAddress(field: Field, fields: readonly Field[], text: string): boolean {
  if (field.strength === 'sure') return true;
  const beside = (reach: number, ...strengths: readonly Strength[]) =>
    fields.some((other) => other !== field && strengths.includes(other.strength) && gapBetween(field, other) <= reach);
  if (field.strength === 'street') return beside(REACH, 'sure') || beside(SHORT_REACH, 'usual', 'weak');
  if (beside(REACH, 'sure', 'street')) return true;
  if (field.strength === 'floor') return false;
  const isNextToFlat = beside(
    SHORT_REACH,
    ...(field.strength === 'usual' ? (['weak', 'usual'] as const) : (['usual'] as const)),
  );
  if (isNextToFlat) return field.hasColon || beside(4, 'usual', 'weak', 'sure');
  return field.hasColon && ADDRESS_WORD.test(text.slice(Math.max(0, field.from - REACH), field.from));
}

/** A field has a number, or a letter behind a colon or an equals sign. */
const MAY_HAVE_FIELDS = /[\d:=]/;

export const formAddress: PatternRule = {
  name: RULE,
  find(text) {
    const read = normalisedForRules(text);
    if (!MAY_HAVE_FIELDS.test(read)) return [];
    const numbers = numberFields(read);
    if (numbers.length === 0) return [];
    const fields = [...numbers, ...streetFields(read)];
    return fields
      .filter((field) => isInAddress(field, fields, read))
      .map(
        ({ start, end }): Finding => ({
          start,
          end,
          type: 'ADDRESS',
          confidence: CONFIDENCE,
          source: { detector: 'pattern', rule: RULE },
        }),
      );
  },
};
