// Finds other mentions of a person in scripts that join particles to a name or have no spaces. mentions.ts finds only whole words; here, if
// "바다" was found, "바다야" is a mention too, and "品妍手臂" is one of "品妍".
import { anyOf } from '../lexicon/alternatives.ts';
import type { WordSet } from '../lexicon/once.ts';
import type { Finding } from './annotation.ts';
import type { KnownMention } from './known-mention.ts';
import { OFTEN_THAI_WORDS } from './native-names/thai-names.ts';
import { nativeWords } from './native-names/words.ts';
import { SortedFindings } from './sorted-findings.ts';

/** The least confidence of names that are searched for. */
const MIN_CONFIDENCE = 0.75;
const CONFIDENCE = 0.85;
/** The most names in one pattern, so that a text with thousands of names does not make it too large. */
const MAX_NAMES = 300;

/** How names are written in one script. */
interface Writing {
  readonly name: RegExp;
  /** Sources of regular expressions for the text that may stand before and after a name. */
  readonly before: string;
  readonly after: string;
  /** Names that are not searched for, because they are also frequent words. */
  readonly except?: WordSet;
  /** The part of a full name that people use alone: "은지" of "표은지". */
  readonly part?: RegExp;
}

const KOREAN_AFTER =
  '(?=(?:이?(?:은|는|이|가|을|를|과|와|랑|도|만|의|에게|에게서|한테|한테서|께|께서|하고|부터|까지|보다|처럼|로|라고|라는|네|나|야|아|씨|님|쌤|군|양)(?:도|는|만|서)?|입니다|이에요|예요|이야|이고|인데|이며|이?거든요?|이?잖아요?|이?래요?|이었|였|이라서?|인지|이네|언니|오빠|형|누나|엄마|아빠)?(?![가-힣]))';
const KANA = '\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const KANA_AFTER = `(?=さん|ちゃん|くん|たん|ママ|パパ|[がはもをにとのへやで]|って|から|より|だ|[^${KANA}]|$)`;
/** Matches the Hebrew and Arabic letters for "and", "to" and "from", which are joined to a name. mentions.ts finds names without them. */
const prefixPattern = (letters: string) => `(?<![\\p{L}\\p{M}])[${letters}]{1,2}`;
const WORD_END = '(?![\\p{L}\\p{M}])';

/** Names of one character that are also nouns, numbers or weekdays. */
const HAN_WORDS: ReadonlySet<string> = new Set(nativeWords('noun of one character', 'ja'));

const thai = (use: string) => anyOf(nativeWords(use, 'th'));

const WRITINGS: readonly Writing[] = [
  { name: /^[가-힣]{2,5}$/u, before: '(?<![가-힣])', after: KOREAN_AFTER, part: /^[가-힣](?<part>[가-힣]{2})$/u },
  {
    name: new RegExp(`^[${KANA}]{3,8}$`, 'u'),
    before: `(?<!(?![はがのにをとも])[${KANA}])`,
    after: KANA_AFTER,
  },
  {
    name: new RegExp(`^[${KANA}]{2}$`, 'u'),
    before: `(?<![${KANA}])`,
    after: `(?=さん|ちゃん|くん|ママ|パパ|まだ|側|[がはもをにとのへ]|って|から|より|[\\s、。！？!?「（(:：]|$)`,
  },
  { name: /^\p{Script=Han}{2,4}$/u, before: '', after: '', part: /^\p{Script=Han}(?<part>\p{Script=Han}{2})$/u },
  {
    name: /^[\p{Script=Thai}\p{M}]{2,}$/u,
    before: `(?<=^|[\\s"“(]|${thai('before a short mention')})`,
    after: `(?=${thai('after a short mention')}|[\\s",)]|$)`,
  },
  {
    name: /^[\p{Script=Thai}\p{M}]{3,}$/u,
    except: OFTEN_THAI_WORDS,
    before: `(?<=^|[\\s"“(,:]|${thai('before a longer mention')})`,
    after: `(?=${thai('after a longer mention')})`,
  },
  {
    name: /^[\p{Script=Thai}\p{M}]{3,} [\p{Script=Thai}\p{M}]{3,}$/u,
    before: '',
    after: '(?![\\u0E30-\\u0E3A\\u0E45\\u0E47-\\u0E4E])',
  },
  {
    name: /^\p{Script=Han}$/u,
    except: HAN_WORDS,
    before: '(?<=^|[^\\p{Script=Han}\\p{Script=Katakana}\\p{N}ー])',
    after: '(?=さん|くん|ちゃん|って|から|[がはもをと、。：:（(）)」』\\s]|の(?!方|上|下|中|花|葉|木|実)|$)',
  },
  { name: /^[\p{Script=Hebrew}'׳]{3,}$/u, before: prefixPattern('ושלבמה'), after: WORD_END },
  { name: /^\p{Script=Arabic}{3,}$/u, before: prefixPattern('وفبلك'), after: WORD_END },
];

const isSearchable = ({ type, confidence = 1, text }: KnownMention) =>
  type === 'PERSON' && confidence >= MIN_CONFIDENCE && text.length <= 40;

function formsOf(name: string, { name: form, except, part }: Writing): readonly string[] {
  const words = [name, ...name.split(/[\s・·]+/u)].filter((word) => form.test(word));
  return words
    .flatMap((word) => [word, part?.exec(word)?.groups?.part ?? word])
    .filter((word) => !(except?.has(word) ?? false));
}

function mentionsIn(text: string, people: readonly KnownMention[], writing: Writing): Finding[] {
  const known = new Map<string, KnownMention>();
  for (const person of people)
    for (const form of formsOf(person.text, writing)) if (!known.has(form)) known.set(form, person);
  if (known.size === 0) return [];
  const names = [...known.keys()].sort((a, b) => b.length - a.length).slice(0, MAX_NAMES);
  const pattern = new RegExp(`${writing.before}(?<name>${names.join('|')})${writing.after}`, 'dgu');
  return Array.from(text.matchAll(pattern)).flatMap(({ indices, groups }): Finding[] => {
    const at = indices?.groups?.name;
    const person = known.get(groups?.name ?? '');
    if (!at || !person) return [];
    const { role, roleConfidence = 0 } = person;
    return [
      {
        start: at[0],
        end: at[1],
        type: 'PERSON',
        confidence: CONFIDENCE,
        ...(role === undefined ? {} : { role, roleConfidence }),
        source: { detector: 'mention', rule: 'native' },
      },
    ];
  });
}

/** Finds mentions of the known people outside the findings. @param found findings that do not overlap one another */
export function nativeMentions(text: string, found: readonly Finding[], known: readonly KnownMention[]): Finding[] {
  const people = known.filter(isSearchable);
  const taken = new SortedFindings();
  for (const finding of found) taken.add(finding);
  return WRITINGS.flatMap((writing) => mentionsIn(text, people, writing)).filter(
    (mention) => taken.overlapping(mention).length === 0,
  );
}
