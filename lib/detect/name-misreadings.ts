// Recognises words and phrases that the model takes for people or firms and that their surroundings or their form show to be something else: a
// hexagram of the I Ching, God in Arabic, a spoonful in a Russian recipe, the name of a product in a record.
import type { Finding } from './annotation.ts';
import { isStemOfVerb } from './cut-names.ts';

const SPEAKS_OF_HEXAGRAMS =
  /(?<!\p{L})(?:hexagram|heksagram|гексаграмм|хексаграм|六十四卦|卦象|主卦|变卦|変卦|易经|易經|易経|I[ -]Ching|yin(?!\p{L}))/iu;
/** Rows of a table of hexagrams, whose lines are written as digits. */
const HEXAGRAM_ROW = /\| *[01]{6} *\|/gu;
const MIN_ROWS = 4;
/** A hexagram in a table ("Zhong Fu | 110011") or after the word for it ("el hexagrama Xu"). A trigram is a single Chinese character. */
function isHexagram(text: string, { start, end }: Finding): boolean {
  const value = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 24), start);
  const isInTable = /^(?: ?\(\p{Script=Han}{1,2}\))? *\| *[01]{6}(?!\d)/u.test(text.slice(end, end + 24));
  if (isInTable && (text.match(HEXAGRAM_ROW)?.length ?? 0) >= MIN_ROWS) return true;
  const isNamed =
    /(?<!\p{L})(?:hexagram|heksagram|гексаграмм|хексаграм)\p{L}* (?:(?:of|de|del|do|der) )?["“«]?$/iu.test(before) ||
    /^[乾坤震巽坎離离艮兌兑]$/u.test(value);
  return isNamed && SPEAKS_OF_HEXAGRAMS.test(text);
}

/** Words before "God" that form a name with it: "عبد الله", "نصر الله". */
const NAME_WITH_GOD =
  /(?:^|[^\p{L}\p{M}])[ولبف]?(?:عبد|عبيد|نصر|فضل|سعد|جار|خلف|عطا|هبة|أمة|رزق|فتح|ضيف|خير|حبيب|روح|سيف|أسد|نعمة|عناية|ثناء|لطف|شكر|جاد|حمد|وعد|حرز|هدى|هدي|عون|حزب|آية|آیت|آيت|بيت) ?$/u;
/** God in Arabic, alone or after a preposition: "لدى الله" ("with God"). */
const isGod = (text: string, { start, end }: Finding): boolean =>
  /^(?:(?:لدى|من|إلى|عند|مع|أن|إن|بإذن|بسم|كلمة|محبة|سبيل) )?(?:الله|لله|بالله|والله|اللهم)$/u.test(
    text.slice(start, end),
  ) && !NAME_WITH_GOD.test(text.slice(Math.max(0, start - 8), start));

/** The second letter of the Russian abbreviation for a tea or table spoon, and what is measured with it: "ч.|л. соли". */
const isSpoonful = (text: string, { start, end }: Finding): boolean =>
  /^л\.(?: \p{Ll}+)*$/u.test(text.slice(start, end)) &&
  /(?:ч|ст|дес)\. ?$/u.test(text.slice(Math.max(0, start - 6), start));

/** The key of a thing in a record, before its name: `"Product Name": "Silk Hair Spray"`. */
const isNameOfThing = (text: string, { start }: Finding): boolean =>
  /["']?(?:product|item|article|sku|brand|dish|recipe|movie|film|book|song|game)[ _-]?(?:name|title)["']? ?[:=] ?["']?$/iu.test(
    text.slice(Math.max(0, start - 32), start),
  );

/** The Finnish imperative "give", which is also the name Anna: "Anna lyhyt selitys", "Anna minulle". The ending shows that no verb follows. */
const FINNISH_OBJECT =
  /^ (?:(?:minulle|meille|hänelle|heille|jokin|joku|kolme|kaksi|viisi|kymmenen|muutama|lyhyt|tarkka|hyvä|uusi|lista|luettelo|esimerkki|vinkki|ohje|resepti|tietoa|apua|kaikki|jokaiselle|tästä|tälle)(?!\p{L})|\p{Ll}{3,}(?:inen|iset|set|lle|ita|itä|eja|ejä|uksia|yksiä|us|ys|vat|vät)(?!\p{L}))/u;
const FINNISH = /(?<!\p{L})(?:ja|on|että|jonka|joka|miten|mitä|siitä|sekä|kuinka|tai|minulle|ole)(?!\p{L})/u;
const isFinnishGive = (text: string, { start, end }: Finding): boolean =>
  text.slice(start, end) === 'Anna' &&
  /(?:^|[.!?:\n]["”»)]? ?|\d[.)] )$/u.test(text.slice(Math.max(0, start - 4), start)) &&
  FINNISH_OBJECT.test(text.slice(end, end + 40)) &&
  FINNISH.test(text);

/** Vietnamese for "page" at the start of a line, before "is loading" and the like. "Trang" is also a given name. */
const isVietnamesePage = (text: string, { start, end }: Finding): boolean =>
  text.slice(start, end) === 'Trang' &&
  /^ (?:đang tải(?: *(?:\n|$|\.))|như đang|web|này|chủ(?!\p{L})|bìa|\d)/u.test(text.slice(end, end + 12));

/** Russian and Ukrainian for "from A to Z", and other words of one or two letters, which the model takes for a firm in a title in capitals. */
const isOfShortWords = (text: string, { start, end }: Finding): boolean =>
  /^(?:(?:от|до|на|по|за|из|із|від|в|у|и|і|й|с|з|к|о|а|я)(?: |$))+$/iu.test(text.slice(start, end));

/** What may follow a firm in kana. Anything else shows that the word goes on: "ゆびきりげん|まん". */
const AFTER_KANA_FIRM =
  /^(?:[^\p{Script=Hiragana}]|$|は|が|を|に|で|と|も|の|へ|や|か|ね|よ|さん|から|まで|より|など|って|だ|じゃ|です|という|ちゃん)/u;
const MAX_CONFIDENCE_OF_PART = 0.7;
const isPartOfKanaWord = (text: string, { start, end, confidence }: Finding): boolean =>
  confidence < MAX_CONFIDENCE_OF_PART &&
  /^\p{Script=Hiragana}+$/u.test(text.slice(start, end)) &&
  !AFTER_KANA_FIRM.test(text.slice(end, end + 4));

/** A noun with "of" and another noun in lower case, of which the model is not sure: "Panceta de cerdo". */
const MAX_CONFIDENCE_OF_NOUNS = 0.75;
const isNounOfNoun = (text: string, { start, end, confidence }: Finding): boolean =>
  confidence < MAX_CONFIDENCE_OF_NOUNS && /^\p{Lu}\p{Ll}+ (?:de|di|do|da|du) \p{Ll}{3,}$/u.test(text.slice(start, end));

/** Whether the model's person, firm or identifier is one of these mistakes. */
export function isMisreadName(finding: Finding, text: string): boolean {
  const { type } = finding;
  if (type === 'ORGANIZATION')
    return isOfShortWords(text, finding) || isPartOfKanaWord(text, finding) || isHexagram(text, finding);
  if (type === 'ID') return /^[01]{6}$/u.test(text.slice(finding.start, finding.end)) && SPEAKS_OF_HEXAGRAMS.test(text);
  if (type !== 'PERSON') return false;
  return [
    isHexagram,
    isGod,
    isSpoonful,
    isNameOfThing,
    isFinnishGive,
    isVietnamesePage,
    isStemOfVerb,
    isNounOfNoun,
  ].some((isMisread) => isMisread(text, finding));
}
