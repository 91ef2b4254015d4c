// Finds firms by their legal form in scripts without capitals: "บริษัท ลีลาวดีทัวร์ จำกัด", "सूर्या इंफ्राटेक प्राइवेट लिमिटेड", 'נטקום פתרונות בע"מ'.
import { anyOf } from '../../lexicon/alternatives.ts';
import { nativeWords } from '../native-names/words.ts';
import { OUTER_PUNCTUATION_EXCEPT_FULL_STOP, type PatternRule, type PatternShape, shapeRule } from './rule.ts';
import { wordsThatNameNoVenue } from './venue-words.ts';

/** A shape for a legal form and the words of the firm's name before it, at most `most`. A word that is not part of a name ends the match. */
function beforeForm(script: string, form: string, requires: RegExp, most = 3): PatternShape {
  const word = `[\\p{Script=${script}}\\p{M}'׳’-]{2,20}`;
  return {
    type: 'ORGANIZATION',
    confidence: 0.85,
    requires,
    outer: OUTER_PUNCTUATION_EXCEPT_FULL_STOP,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}])(?<value>(?!${NOT_IN_FIRM}[\\s,])${word}(?: (?!${NOT_IN_FIRM}[\\s,])${word}){0,${most - 1}},? (?:${form}))(?![\\p{L}\\p{M}])`,
      'dgu',
    ),
  };
}

/** Words that are not part of a firm's name, such as the first one of "एक प्राइवेट लिमिटेड कंपनी" ("a private limited company"). */
const NOT_IN_FIRM = anyOf([
  ...nativeWords('no name').filter((word) => word.length > 1),
  ...wordsThatNameNoVenue('firm'),
]);

export const companyForm: PatternRule = shapeRule('company-form', [
  {
    type: 'ORGANIZATION',
    confidence: 0.85,
    // A firm with "(มหาชน)" is listed on the stock exchange and therefore public.
    pattern:
      /(?:บริษัท|หจก\.|ห้างหุ้นส่วน) ?(?<value>(?:(?!บริษัท)[\p{Script=Thai}\p{M}A-Za-z0-9 .&-]){2,50}? ?จำกัด)(?! ?\(มหาชน\))/dgu,
    requires: /จำกัด/u,
  },
  beforeForm('Hebrew', 'בע["״]מ', /בע["״]מ/u, 2),
  beforeForm('Devanagari', '(?:प्राइवेट |प्रा\\.? ?)?(?:लिमिटेड|लि\\.)|एलएलपी', /लिमिटेड|लि\.|एलएलपी/u),
  beforeForm('Bengali', '(?:প্রাইভেট |প্রাঃ ?)?(?:লিমিটেড|লিঃ)', /লিমিটেড|লিঃ/u),
  beforeForm('Arabic', '(?:پرائیویٹ )?لمیٹڈ|ذ\\.م\\.م|ش\\.م\\.م', /لمیٹڈ|[ذش]\.م\.م/u),
  {
    type: 'ORGANIZATION',
    confidence: 0.85,
    outer: OUTER_PUNCTUATION_EXCEPT_FULL_STOP,
    requires: /[ΕΑΟΙ]\.[ΠΕΚ]\./u,
    pattern:
      /(?<![\p{L}])(?<value>\p{Lu}[\p{Script=Greek}\p{M}]+(?: (?:και |& )?\p{Lu}[\p{Script=Greek}\p{M}]+){0,3} (?:Ε\.Π\.Ε\.|Α\.Ε\.|Ο\.Ε\.|Ε\.Ε\.|Ι\.Κ\.Ε\.))(?!\p{L})/dgu,
  },
]);
