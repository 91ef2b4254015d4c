// What a text says of a name around it: "Mr Oyelaran" is a surname, "my daughter Wren" a girl. A name that no list holds gets a
// surrogate of that kind; from its letters alone half of them would be guessed wrong, and "my daughter Heinrich" confuses the reply.
import type { Annotation } from '../../detect/annotation.ts';
import { textOf } from '../../text/span.ts';
import { HONORIFICS, PARTICLES } from '../public-names/general-words.ts';
import { wordKey } from './word-by-word.ts';

export interface NameHint {
  readonly role?: 'first' | 'last';
  readonly gender?: 'female' | 'male';
}
/** By the name's word in lower case. */
export type NameHints = ReadonlyMap<string, NameHint>;

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Titles that stand before a surname. Don, Lady or Sir stand before given names as well. */
const BEFORE_SURNAME = words(
  `mr mrs ms miss mx dr prof professor mister officer detective sergeant sgt captain capt lieutenant lt colonel col constable inspector
  judge justice senator congressman congresswoman governor cllr councillor alderman attorney coach principal nurse pastor rabbi
  herr herrn frau doktor monsieur madame mme mlle maître señor señora señorita sr sra srta signor signora dott dottssa dottoressa avv ing
  meneer mevrouw dhr mevr pan pani panem panu panią bay bayan fru hr г-н г-жа господин госпожа κύριος κυρία`,
);
const FEMALE = words(
  `daughter sister wife mother mom mum mommy mama aunt auntie niece girlfriend fiancée grandmother grandma granny gran nan nana nanna bride stepdaughter
  stepmother stepmom goddaughter granddaughter ex-wife ex-girlfriend sister-in-law mother-in-law daughter-in-law girl woman lady mrs ms miss
  midwife waitress actress tochter schwester ehefrau frau mutter mutti tante nichte freundin enkelin schwiegermutter oma kollegin chefin
  nachbarin lehrerin ärztin fille sœur soeur femme mère tante nièce copine grand-mère mamie madame mme mlle hija hermana esposa mujer
  madre mamá tía sobrina novia abuela señora sra figlia sorella moglie mamma zia nipotina fidanzata nonna signora filha irmã mãe
  tia sobrinha namorada avó dochter zus vrouw moeder nicht vriendin mevrouw kızım kardeşim
  زوجتي مراتي أختي أختها أخته بنتي بنتنا ابنتي أمي خالتي عمتي جدتي صديقتي صاحبتي رفيقتي جارتي مديرتي معلمتي معلمته زميلتي خطيبتي مدام السيدة الآنسة الأستاذة الدكتورة المعلمة المهندسة
  خانم زنم دخترم مادرم خواهرم خاله عمه مامان خاله‌ام عمه‌ام بیوی بہن بیٹی امی والدہ ساس نند بھابھی خالہ پھوپھو ممانی باجی آپا مس مسز محترمہ بیگم
  אשתי אחותי בתי הבת בתנו סבתא דודה דודתי חברתי המורה הגננת גברת גב' גב׳ המנהלת גיסתי חמותי השכנה המזכירה אמא אמי
  पत्नी बेटी बहन माँ मां मम्मी चाची मामी बुआ मौसी दादी नानी श्रीमती सुश्री सहेली भाभी ননদ মেয়ে মেয়ে স্ত্রী বোন খালা ফুফু দিদি চাচী মামি বান্ধবী আপা
  κυρία κα γυναίκα κόρη αδελφή αδερφή μητέρα φίλη γιαγιά δασκάλα δασκάλας chị bà cô vợ mẹ dì ibu bu istri mbak nenek tante
  дружина дружини мати мама сестра дочка донька подруга свекруха теща начальниця начальниці жена дочь тёща свекровь`,
);
const MALE = words(
  `son brother husband father dad daddy papa uncle nephew boyfriend fiancé grandfather grandpa groom stepson stepfather stepdad godson
  grandson ex-husband ex-boyfriend brother-in-law father-in-law son-in-law boy man gentleman mr mister sohn bruder ehemann vater onkel
  neffe enkel schwiegervater opa kollege chef nachbar lehrer arzt herr herrn fils frère mari père oncle neveu copain grand-père papi
  monsieur hijo hermano esposo marido padre papá tío sobrino novio abuelo señor sr figlio fratello marito papà zio fidanzato
  nonno signor filho irmão pai tio sobrinho namorado avô zoon broer man vader oom neef vriend meneer oğlum
  زوجي جوزي أخي أخويا أخوها ابني أبي بابا خالي عمي جدي صديقي صاحبي رفيقي جاري جارنا مديري زميلي خطيبي السيد الأستاذ الدكتور المهندس الحاج رئيسي
  آقای شوهرم پسرم پدرم برادرم بابا دایی عمو داماد شوہر بھائی بیٹا بیٹے ابو والد چچا ماموں سسر دیور جناب مسٹر
  בעלי אחי בני הבן בננו סבא דוד הדוד מר המנהל גיסי חמי השכן אבא אבי बच्चा पति बेटा बेटे भाई पिता पापा चाचा मामा दादा नाना ताऊ श्री
  ছেলে স্বামী ভাই চাচা মামা বাবা কাকা জনাব κύριος κ άντρας γιος αδελφός αδερφός πατέρας φίλος παππούς anh ông chú chồng bố cậu bapak pak suami mas kakek
  чоловік батько тато брат син друг сусід свекор тесть муж отец сын`,
);

/** The one or two words before a name, past "named", "called", a colon or a comma: "my sister, June", "bride: Saoirse". */
const BEFORE =
  /(?<word>[\p{L}\p{M}-]+)\.?(?:\s*[,:(–-]|\s+(?:is\s+)?(?:named|called|namens|heißt|llamada?|chiamat[oa]))?\s*$/iu;
const HER_NAME = /(?<![\p{L}\p{M}])(?<whose>her|his)\s+name(?:\s+is|'s|\s+was)\s+$/iu;
/** "meine Frau Sabine": Frau is a wife here, and a title elsewhere. */
const MY_WIFE = /(?<!\p{L})(?:mein|dein|sein|ihr|unser|eur)er?\s+frau\s+$/iu;
const LAST_NAME_FIRST = /^\s*[\p{L}'’-]+\s*,/u;
const REACH = 40;
const NAME_WORD = /[\p{L}][\p{L}\p{M}'’-]*/gu;

function genderBefore(before: string, word: string): NameHint['gender'] {
  const whose = HER_NAME.exec(before)?.groups?.whose?.toLowerCase();
  if (whose !== undefined) return whose === 'her' ? 'female' : 'male';
  return FEMALE.has(word) ? 'female' : MALE.has(word) ? 'male' : undefined;
}

function hintBefore(before: string): NameHint {
  const word = BEFORE.exec(before)?.groups?.word?.toLowerCase() ?? '';
  const isTitle = BEFORE_SURNAME.has(word) && /[\p{L}\p{M}]\.?\s+$/u.test(before) && !MY_WIFE.test(before);
  const gender = genderBefore(before, word);
  return { ...(isTitle ? { role: 'last' } : {}), ...(gender ? { gender } : {}) };
}

/** @param people the spans of type PERSON. Where two places disagree about a name, the first one decides. */
export function nameHints(text: string, people: readonly Pick<Annotation, 'start' | 'end'>[]): NameHints {
  const hints = new Map<string, NameHint>();
  const add = (name: string, hint: NameHint) => hints.set(name, { ...hint, ...hints.get(name) });
  for (const span of people) {
    const found = [...textOf(text, span).matchAll(NAME_WORD)].filter(([word]) => !PARTICLES.has(wordKey(word)));
    const titles = found.filter(([word]) => HONORIFICS.has(wordKey(word))).length;
    const named = found.slice(titles).map(([word]) => word.toLowerCase().replace(/['’]s?$/u, ''));
    const first = found[titles];
    if (!first || LAST_NAME_FIRST.test(textOf(text, span))) continue;
    const hint = hintBefore(
      text.slice(Math.max(0, span.start - REACH), span.start) + textOf(text, span).slice(0, first.index),
    );
    const [given = '', ...rest] = named;
    const last = rest.at(-1);
    if (last === undefined) {
      add(given, hint.role === 'last' ? { role: 'last' } : hint);
      continue;
    }
    add(last, { role: 'last' });
    if (hint.gender) add(given, { gender: hint.gender });
  }
  return hints;
}
