// Surrogates for one word of a name in a non-Latin script with spaces. They come from the script's list, or from a pool and then have the
// same case and gender.

import type { Codec } from '../../codecs/codec.ts';
import { nameCodecsByScript } from '../../codecs/list-codecs.ts';
import type { NamePoolKind } from '../../privacy/lists/name-pools-by-script.ts';
import type { Issuer, Reserve } from './issuer.ts';
import { givenNameKind, namePoolOf, namesComeFromPoolOnly } from './name-pools.ts';
import { wordReserve } from './reserves.ts';
import { scriptReserve } from './script-reserves.ts';

interface Ending {
  readonly role: 'first' | 'last';
  readonly kind: NamePoolKind;
  /** Matches a word with this ending, with the groups `stem` and `ending`. */
  readonly form: RegExp;
  /** The ending of the nominative. */
  readonly lemma: string;
}

/** Endings of Russian and Ukrainian names that are in no list, the most specific first. */
const NAME_ENDINGS: readonly Ending[] = [
  { role: 'last', kind: 'patronymic-male', form: /^(?<stem>.+[ое]вич)(?<ending>а|у|ем|е)?$/iu, lemma: '' },
  { role: 'last', kind: 'patronymic-ukrainian', form: /^(?<stem>.+[іїє]вн)(?<ending>а|и|і|у|о|ою)$/iu, lemma: 'а' },
  { role: 'last', kind: 'patronymic-female', form: /^(?<stem>.+[оеі]вн)(?<ending>а|ы|и|е|і|у|ой|ою)$/iu, lemma: 'а' },
  {
    role: 'last',
    kind: 'last-ов',
    form: /^(?<stem>.+(?:[оеё]в|[иы]н))(?<ending>а|у|ым|е|ой|ою|ы|ых|ыми)?$/iu,
    lemma: '',
  },
  {
    role: 'last',
    kind: 'last-ский',
    form: /^(?<stem>.+[сц]к)(?<ending>ий|ого|ому|им|ом|ая|ой|ую|ие|их|ими)$/iu,
    lemma: 'ий',
  },
  {
    role: 'last',
    kind: 'last-ський',
    form: /^(?<stem>.+[сц]ьк)(?<ending>ий|ого|ому|им|ім|а|ої|ій|у|ою|і|их|ими)$/iu,
    lemma: 'ий',
  },
  { role: 'last', kind: 'last-енко', form: /^(?<stem>.+енк)(?<ending>о|а|у|ом|ові)$/iu, lemma: 'о' },
  { role: 'last', kind: 'last-ук', form: /^(?<stem>.*[бвгджзклмнпрстфхцчшщ])$/iu, lemma: '' },
  { role: 'last', kind: 'last-а', form: /^(?<stem>.+)(?<ending>а)$/iu, lemma: 'а' },
  { role: 'last', kind: 'last-ых', form: /^(?<stem>.+)$/iu, lemma: '' },
  { role: 'first', kind: 'given-ия', form: /^(?<stem>.+)(?<ending>ия|ія)$/iu, lemma: 'ия' },
  { role: 'first', kind: 'given-ий', form: /^(?<stem>.+)(?<ending>ий|ей|ій)$/iu, lemma: 'ий' },
  { role: 'first', kind: 'given-female', form: /^(?<stem>.+)(?<ending>а|я)$/iu, lemma: 'а' },
  { role: 'first', kind: 'given-male', form: /^(?<stem>.+)$/iu, lemma: '' },
];
/** Kinds of endings that show a patronymic or surname at any position in the name. */
const SURNAME_KINDS: ReadonlySet<NamePoolKind> = new Set<NamePoolKind>([
  'patronymic-male',
  'patronymic-female',
  'patronymic-ukrainian',
  'last-ов',
  'last-ский',
  'last-ський',
  'last-енко',
]);
/** Whether an ending shows a surname even if a given name is expected. "-ин" does not, because given names have it too (Валентина, Марина). */
const showsSurname = ({ kind }: Ending, word: string) =>
  SURNAME_KINDS.has(kind) && !(kind === 'last-ов' && /ин[ауе]?$/iu.test(word));

function cyrillicReserve(word: string, role: 'first' | 'last', issuer: Issuer): string {
  const found = NAME_ENDINGS.find(
    (ending) => (ending.role === role || showsSurname(ending, word)) && ending.form.test(word),
  );
  const { stem = word, ending = '' } = found?.form.exec(word)?.groups ?? {};
  const lemma = found?.lemma ?? '';
  const original = stem + lemma;
  const reserve = scriptReserve(found?.kind ?? 'last-ых', original) ?? wordReserve(role, original);
  const { surrogate } = issuer.issue(original, 'PERSON', [], reserve);
  // Only a surname's surrogate gets the original's grammatical ending. A given name with an ending looks like another given name.
  return found?.role === 'first' ? surrogate : surrogate.slice(0, surrogate.length - lemma.length) + ending;
}

const withChange = (reserve: Reserve, change: (word: string) => string): Reserve => ({
  ...reserve,
  name: `${reserve.name} changed`,
  at: (index, secret) => change(reserve.at(index, secret)),
});

/**
 * For a given name in a Ukrainian prompt that only Russian lists hold: a Ukrainian reserve, because Russian names have letters that
 * Ukrainian lacks.
 */
function ukrainianReserve(
  word: string,
  codecs: readonly Codec[],
  issuer: Issuer,
  gender?: 'female' | 'male',
): Reserve | undefined {
  if (issuer.language !== 'uk' || codecs.some(({ name }) => !name.includes('russian'))) return undefined;
  const isFemale = /[ая]$/u.test(word) && gender !== 'male';
  if (isFemale) return scriptReserve('given-female', word, 'ukrainian');
  const reserve = scriptReserve('given-male', word, 'ukrainian');
  if (/[ая]$/u.test(word)) return reserve && withChange(reserve, (name) => `${name}а`);
  // Names in other cases get no reserve here, because their case cannot be determined.
  return /[бвгґджзйклмнпрстфхцчшщ]$/u.test(word) && !/(?:ом|ем|ієм)$/u.test(word) ? reserve : undefined;
}

/** Bengali attaches its case endings to a name: "তানভীর হাসানকে", "সুমনের". */
const BENGALI_ENDING = /(?<=[\p{L}\p{M}]{3})(?:কে|দের|েরা|ের)$/u;

export function surrogateNameInScript(
  word: string,
  role: 'first' | 'last',
  issuer: Issuer,
  gender?: 'female' | 'male',
): string {
  const namePool = namePoolOf(word, issuer.language);
  const ending = namePool === 'bengali' ? (BENGALI_ENDING.exec(word)?.[0] ?? '') : '';
  const name = word.slice(0, word.length - ending.length);
  const codecs = namesComeFromPoolOnly(namePool)
    ? []
    : (nameCodecsByScript[namePool] ?? []).filter((codec) => codec.canonical(name) !== undefined);
  const ukrainian =
    namePool === 'cyrillic' && role === 'first' ? ukrainianReserve(word, codecs, issuer, gender) : undefined;
  if (ukrainian) return issuer.issue(word, 'PERSON', [], ukrainian).surrogate;
  if (namePool === 'cyrillic' && codecs.length === 0) return cyrillicReserve(word, role, issuer);
  const kind =
    role === 'last' || (namePool === 'arabic' && name.startsWith('ال'))
      ? 'last'
      : namePool === 'greek'
        ? /[αηά]$/u.test(name)
          ? 'given-female'
          : 'given'
        : givenNameKind(name, namePool, gender);
  const own = scriptReserve(namePool === 'cyrillic' ? 'last-ых' : kind, name, namePool) ?? wordReserve(role, name);
  // Only the nominative of a man's name ends in ς: "τον Καραγιάννη" and "η Καραγιάννη" are other forms.
  const reserve =
    namePool === 'greek' && kind === 'last' && /[ηήυύ]$/u.test(name)
      ? withChange(own, (last) => last.replace(/ς$/u, ''))
      : own;
  return issuer.issue(name, 'PERSON', codecs, reserve).surrogate + ending;
}
