// The forms in which a reply writes a name: initials, cases, other orders. They are applied to the stand-in and to the original alike, by
// separate rules, so that restoring is not judged by the rules that it uses.
import { pinyin } from 'pinyin-pro';

const VOWEL = /^[aeiouyàâéèêëîïôûœæh]/iu;

/** The endings of men's names in й and ь, by those of names in a hard consonant. */
const SOFT: Readonly<Record<string, string>> = { а: 'я', у: 'ю', ом: 'ем', е: 'е' };

function russian(name: string, masculine: string, feminine: readonly [hard: string, soft: string]): string {
  return name
    .split(' ')
    .map((word) => {
      if (/(?:ова|ева)$/u.test(word)) return `${word.slice(0, -1)}ой`;
      if (/а$/u.test(word))
        return `${word.slice(0, -1)}${/[гкхжчшщ]а$/u.test(word) && feminine[0] === 'ы' ? 'и' : feminine[0]}`;
      if (/я$/u.test(word))
        return `${word.slice(0, -1)}${/ия$/u.test(word) && feminine[1] === 'е' ? 'и' : feminine[1]}`;
      if (/овь$/u.test(word)) return `${word.slice(0, -1)}и`;
      if (/[йь]$/u.test(word)) return word.slice(0, -1) + (SOFT[masculine] ?? masculine);
      return /[бвгджзклмнпрстфхцчшщ]$/u.test(word) ? word + masculine : word;
    })
    .join(' ');
}

function polishGenitive(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      if (/[sc]ka$/u.test(word)) return `${word.slice(0, -1)}iej`;
      if (/[sc]ki$/u.test(word)) return `${word}ego`;
      if (/[kgijl]a$/u.test(word)) return `${word.slice(0, -1)}i`;
      if (/a$/u.test(word)) return `${word.slice(0, -1)}y`;
      return /[bcdfghjklmnprstwz]$/u.test(word) ? `${word}a` : word;
    })
    .join(' ');
}

function turkishGenitive(name: string): string {
  const last = /[aeıioöuü](?=[^aeıioöuü]*$)/iu.exec(name)?.[0]?.toLowerCase() ?? 'e';
  const vowel = 'aı'.includes(last) ? 'ı' : 'ei'.includes(last) ? 'i' : 'ou'.includes(last) ? 'u' : 'ü';
  return `${name}'${/[aeıioöuü]$/iu.test(name) ? 'n' : ''}${vowel}n`;
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
function turkishDative(name: string): string {
  const last = /[aeıioöuü](?=[^aeıioöuü]*$)/iu.exec(name)?.[0]?.toLowerCase() ?? 'e';
  return `${name}'${/[aeıioöuü]$/iu.test(name) ? 'y' : ''}${'aıou'.includes(last) ? 'a' : 'e'}`;
}

const CZECH_SOFT: Readonly<Record<string, string>> = { k: 'č', g: 'ž', h: 'ž', r: 'ř', c: 'č' };
/** Before a masculine noun: "Petrův", "Markův", "Janin", "Lenčin". */
function czechPossessive(name: string): string {
  if (name.endsWith('a')) return `${name.slice(0, -2)}${CZECH_SOFT[name.slice(-2, -1)] ?? name.slice(-2, -1)}in`;
  return `${name
    .replace(/(?<=[^aeiouyěáéíóúů])e(?=[kc]$)/u, '')
    .replace(/^Pavel$/u, 'Pavl')
    .replace(/^Karel$/u, 'Karl')}ův`;
}

function romanianGenitive(name: string): string {
  if (/[cg]a$/u.test(name)) return `${name.slice(0, -1)}ăi`;
  if (name.endsWith('ea')) return `${name.slice(0, -1)}i`;
  return name.endsWith('a') ? `${name.slice(0, -1)}ei` : name;
}

/** Russian in English texts: BGN/PCGN without its apostrophes, as the press writes. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':')),
);
function russianInLatin(name: string): string {
  const latin = name
    .toLowerCase()
    .replace(/(?<=^| |[аеёиоуыэюяьъ])е/gu, 'ye')
    .replace(/ий(?= |$)/gu, 'y')
    .replace(/[а-яё]/gu, (letter) => LATIN[letter] ?? letter);
  return latin.replace(/(?<=^| )[a-z]/gu, (letter) => letter.toUpperCase());
}

/** A Chinese name in pinyin, the family name first: "Wang Jianhua". */
function pinyinName(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname: 'head', v: false }).map((one) =>
    one.replace('ü', 'u'),
  );
  const size = name.length > 3 ? 2 : 1;
  const word = (part: readonly string[]) => part.join('').replace(/^./u, (letter) => letter.toUpperCase());
  return `${word(syllables.slice(0, size))} ${word(syllables.slice(size))}`.trim();
}

const letters = (name: string) => name.split(/[ -]/u).map((word) => `${word.charAt(0).toUpperCase()}.`);

const FORMS = {
  initial: (name: string) => letters(name)[0] ?? '',
  initials: (name: string) => letters(name).join(' '),
  'initials-joined': (name: string) => letters(name).join(''),
  upper: (name: string) => name.toUpperCase(),
  lower: (name: string) => name.toLowerCase(),
  reversed: (name: string) => `${name.split(' ').slice(1).join(' ')}, ${name.split(' ')[0] ?? ''}`,
  'en-possessive': (name: string) => `${name}'s`,
  'de-genitive': (name: string) => (/[sxzß]$/u.test(name) ? `${name}’` : `${name}s`),
  'fr-de': (name: string) => (VOWEL.test(name) ? `d'${name}` : `de ${name}`),
  'en-plural': (name: string) => `${name}${/(?:[sxz]|[cs]h)$/u.test(name) ? 'es' : 's'}`,
  'sv-genitive': (name: string) => (/[sxz]$/u.test(name) ? name : `${name}s`),
  'ro-genitive': romanianGenitive,
  'cs-possessive': czechPossessive,
  'pl-genitive': polishGenitive,
  'ru-genitive': (name: string) => russian(name, 'а', ['ы', 'и']),
  'ru-dative': (name: string) => russian(name, 'у', ['е', 'е']),
  'tr-genitive': turkishGenitive,
  'tr-dative': turkishDative,
  'ru-latin': russianInLatin,
  pinyin: pinyinName,
  bold: (name: string) => `**${name}**`,
  spelled: (name: string) => [...name].join('-'),
  'spelled-upper': (name: string) => [...name.toUpperCase()].join('-'),
  letters: (name: string) => String([...name].length),
  'first-letter': (name: string) => name.charAt(0).toUpperCase(),
  'last-letter': (name: string) => name.slice(-1).toUpperCase(),
  acronym: (name: string) => letters(name).join('').replaceAll('.', ''),
  'user-dot': (name: string) => plain(name).replaceAll(' ', '.'),
  'user-initial': (name: string) => plain(name).charAt(0) + plain(name.split(' ').at(-1) ?? ''),
  'file-name': (name: string) => name.replaceAll(' ', '_'),
} as const;

export type NameForm = keyof typeof FORMS;

export const isNameForm = (name: string): name is NameForm => Object.hasOwn(FORMS, name);

export const nameInForm = (name: string, form: NameForm | undefined): string =>
  form === undefined ? name : FORMS[form](name);
