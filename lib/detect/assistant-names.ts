// Recognises the name with which an AI assistant introduces itself, which is public: "Ich bin Alex, dein Reiseassistent", "أنا حكيم التسويق، خبيرك".
import { anyPatternOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { wordsByUse } from '../lexicon/words.ts';
import type { Finding } from './annotation.ts';
import { isListedGivenName } from './given-names/find.ts';
import { isListedNativeName } from './native-names/spaced.ts';

const wordsOf = wordsByUse(readData('beside-names/assistants.tsv'));
const oneOf = (use: string) => anyPatternOf(wordsOf(use));

/** Words that occur in the names of products and AI assistants and hardly ever in the names of people. */
const PRODUCT_WORD = new RegExp(
  `\\d|GPT|\\p{Ll}(?:Bot|AI)(?!\\p{L})|\\p{L}{3}partner(?!\\p{L})|(?<!\\p{L})(?:AI|KI|IA|\\p{L}*[Ee]xpert[ea]?|${oneOf('word of a product')})(?!\\p{L})`,
  'u',
);

const I_AM = new RegExp(`(?<![\\p{L}\\p{M}])${oneOf('I am')}[ *]{0,3}$`, 'iu');

const YOUR = oneOf('your');
/** A person's jobs in which the word for an assistant occurs, and colleagues who are new: "your dental assistant", "your new assistant". */
const NOT_PERSONS = `(?![^.!?\\n,]{0,24}${oneOf('new, or the work of a person')}\\p{L}*)`;
const HELPER = `(?:\\p{L}*${oneOf('stem of "assistant"')}\\p{L}{0,3}|\\p{L}*${oneOf('stem of "expert"')}[eoaа]?|${oneOf('helper')})(?!\\p{L}| ${oneOf('no assistant if behind it')})`;
/** Helpers that may also be people: "Ich bin Alex, dein Trainer". With a name that is in no list of given names, they are assistants. */
const HELPER_OR_PERSON = `\\p{L}*${oneOf('helper or person')}\\p{L}{0,3}(?!\\p{L})`;
const HELPER_IN_EUROPE = new RegExp(
  `^(?: [\\p{L}'’-]+){0,3}[*]{0,2}(?:,| [–—-]) ${YOUR} ${NOT_PERSONS}[^.!?\\n]{0,60}?${HELPER_OR_PERSON}|^[*]{0,2}, ${oneOf('specialises in')}`,
  'iu',
);
const IN_EUROPE = new RegExp(
  `^(?: [\\p{L}'’-]+){0,3}[*]{0,2}(?:,| [–—-]) ${YOUR} ${NOT_PERSONS}[^.!?\\n]{0,60}?${HELPER}`,
  'iu',
);
/** In Turkish, "your" is an ending; in Vietnamese it follows. */
const IN_LATIN: readonly RegExp[] = [
  IN_EUROPE,
  /^(?: [\p{L}'’-]+){0,3}, [^.!?\n]{0,50}(?:asistan|uzman|yardımc)ını?z?(?!\p{L})/u,
  /^(?: [\p{L}'’-]+){0,4}, (?:trợ lý|chuyên gia|người bạn đồng hành)[^.!?\n]{0,50} của bạn/u,
];
/** Words of an assistant's task, which an employee with a full name hardly uses: "expert in", "specialised in", "AI". */
const SURELY_ASSISTANT = new RegExp(`${oneOf('task of an assistant')}|(?<!\\p{L})(?:AI|KI|IA|ИИ)(?!\\p{L})`, 'u');
const ELSEWHERE: readonly RegExp[] = [
  // Arabic: the helper has the pronoun joined to it.
  /^(?: [\p{L}\p{M}\p{N}]+){0,6}، (?:مساعدك|مساعدتك|رفيقك|رفيقتك|خبيرك|خبيرتك|مرشدك|مرشدتك)(?!\p{L})(?! الجديدة?)/u,
  /^[^.!?।\n]{0,20}(?:हूँ|हूं), आपक[ाीे] [^।\n]{0,40}(?:सहायक|विशेषज्ञ|साथी|असिस्टेंट)(?! (?:प्रोफेसर|अध्यापक|शिक्षक|मैनेजर))/u,
  /^(?: [가-힣]+){0,3}, (?:당신의|여러분의|귀하의) [^.!?\n]{0,30}(?:상담사|전문가|도우미|비서|어시스턴트|동반자|조수)/u,
  /^、(?:あなた|皆さん|皆様)の[^。\n]{0,30}(?:アシスタント|専門家|相棒|パートナー)/u,
  /^[，,] ?(?:你|您)的[^。\n]{0,16}(?:助手|助理|专家|伙伴)/u,
];
const I_AM_IN_PERSIAN = /(?<!\p{L})من $/u;
const IN_PERSIAN = /^ هستم،? (?:دستیار|همراه|متخصص)[^.!؟\n]{0,50} شما(?!\p{L})/u;
/** A word for a helper with "your" joined to it, as in "I am your wise guide". */
const HELPER_ITSELF = /^(?:مساعدك|رفيقك|خبيرك|مرشدك|دليلك)(?!\p{L})/u;

const FULL_NAME = /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)+$/u;
const REACH = 160;

/** Whether a name in a script without capitals is a given and a family name, as of an employee: "أنا محمد العتيبي، خبيرك", "저는 김민수, 당신의 비서". */
const isFullNativeName = (value: string): boolean =>
  /^(?:[가-힣]{3,4}|\p{Script=Han}{3,})$/u.test(value) ||
  (value.includes(' ') && isListedNativeName(value.split(' ')[0] ?? ''));

/** Whether a person or firm is the name of an assistant that introduces itself. */
export function isAssistantsOwnName({ type, start, end, source }: Finding, text: string): boolean {
  if (type !== 'PERSON' && type !== 'ORGANIZATION') return false;
  if (source.detector !== 'model' && source.detector !== 'pattern') return false;
  const before = text.slice(Math.max(0, start - 16), start);
  const tail = text.slice(end, end + REACH);
  if (I_AM_IN_PERSIAN.test(before)) return IN_PERSIAN.test(tail);
  if (!I_AM.test(before)) return false;
  const value = text.slice(start, end);
  if (HELPER_ITSELF.test(value)) return true;
  // "해석가" is an interpreter. The model finds only the word before the ending for "-er", which no name has.
  if (/^가(?:입니다|예요|이에요)/u.test(tail) && /\p{Script=Hangul}$/u.test(value)) return true;
  if (ELSEWHERE.some((helper) => helper.test(tail))) return !isFullNativeName(value);
  const isGivenName = isListedGivenName(value.split(' ')[0] ?? '');
  if (HELPER_IN_EUROPE.test(tail)) return !isGivenName;
  if (!IN_LATIN.some((helper) => helper.test(tail))) return false;
  if (!FULL_NAME.test(value) || PRODUCT_WORD.test(value)) return true;
  return !isGivenName && SURELY_ASSISTANT.test(tail);
}
