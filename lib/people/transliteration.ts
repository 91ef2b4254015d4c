// Names in Latin letters, by the standards that people and models use: Юлия is Yulia, Yuliya, Iuliia and Julia.

type Letters = Readonly<Record<string, string>>;

const tableOf = (pairs: string): Letters =>
  Object.fromEntries(
    pairs
      .trim()
      .split(/\s+/u)
      .map((pair) => {
        const [letter = '', latin = ''] = pair.split(':');
        return [letter, latin] as const;
      }),
  );

const RUSSIAN =
  tableOf(`а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch
  ъ: ы:y ь: э:e ю:yu я:ya`);
const UKRAINIAN =
  tableOf(`а:a б:b в:v г:h ґ:g д:d е:e є:ie ж:zh з:z и:y і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch
  ш:sh щ:shch ь: ю:iu я:ia ':`);
const SERBIAN = tableOf(
  `а:a б:b в:v г:g д:d ђ:đ е:e ж:ž з:z и:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:ć у:u ф:f х:h ц:c ч:č џ:dž ш:š`,
);
const BULGARIAN =
  tableOf(`а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sht ъ:a ь:y
  ю:yu я:ya`);
const GREEK = tableOf(
  `α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o`,
);

/** A standard: its letters, and what is spelt otherwise before or after it. */
interface Standard {
  readonly name: string;
  readonly letters: Letters;
  /** Replacements in the name before the letters are read. */
  readonly before?: readonly (readonly [RegExp, string])[];
  /** Replacements in the Latin result. */
  readonly after?: readonly (readonly [RegExp, string])[];
}

const PLAIN_ENDING = [/(?:iy|yy)$/u, 'y'] as const;
const CYRILLIC_STANDARDS: readonly Standard[] = [
  {
    name: 'common',
    letters: RUSSIAN,
    before: [
      [/ия$/u, 'ia'],
      [/ья$/u, 'ya'],
    ],
    after: [PLAIN_ENDING],
  },
  { name: 'bgn', letters: RUSSIAN, after: [PLAIN_ENDING] },
  { name: 'bgn-full', letters: RUSSIAN },
  { name: 'passport', letters: { ...RUSSIAN, ё: 'e', й: 'i', ц: 'ts', ъ: 'ie', ю: 'iu', я: 'ia' } },
  { name: 'ye', letters: RUSSIAN, before: [[/(?<=^|[аеёиоуыэюя])е/gu, 'ye']], after: [PLAIN_ENDING] },
  { name: 'e-for-yo', letters: { ...RUSSIAN, ё: 'e' }, before: [[/ия$/u, 'ia']], after: [PLAIN_ENDING] },
  { name: 'j', letters: { ...RUSSIAN, ж: 'zh', й: 'j', х: 'h', ю: 'ju', я: 'ja' } },
  {
    name: 'german',
    letters: {
      ...RUSSIAN,
      в: 'w',
      ж: 'sch',
      з: 's',
      й: 'i',
      х: 'ch',
      ц: 'z',
      ч: 'tsch',
      ш: 'sch',
      щ: 'schtsch',
      ю: 'ju',
      я: 'ja',
    },
  },
  {
    name: 'english',
    letters: RUSSIAN,
    before: [
      [/^ю/u, 'j'],
      [/ия$/u, 'ia'],
    ],
    after: [[/^jlia$/u, 'julia'], PLAIN_ENDING],
  },
  {
    name: 'ukrainian',
    letters: UKRAINIAN,
    before: [
      [/^є/u, 'ye'],
      [/^ї/u, 'yi'],
      [/^й/u, 'y'],
      [/^ю/u, 'yu'],
      [/^я/u, 'ya'],
      [/зг/gu, 'zgh'],
    ],
  },
  { name: 'ukrainian-y', letters: { ...UKRAINIAN, й: 'y', ю: 'yu', я: 'ya' } },
  { name: 'serbian', letters: SERBIAN },
  { name: 'serbian-plain', letters: { ...SERBIAN, ђ: 'dj', ж: 'z', ћ: 'c', ч: 'c', ш: 's', џ: 'dz' } },
  { name: 'bulgarian', letters: BULGARIAN, before: [[/ия$/u, 'ia']] },
];
const GREEK_STANDARDS: readonly Standard[] = [
  {
    name: 'elot',
    letters: GREEK,
    before: [
      [/ου/gu, 'ou'],
      [/αυ(?=[θκξπσςτφχψ]|$)/gu, 'af'],
      [/αυ/gu, 'av'],
      [/ευ(?=[θκξπσςτφχψ]|$)/gu, 'ef'],
      [/ευ/gu, 'ev'],
      [/γγ/gu, 'ng'],
      [/γξ/gu, 'nx'],
      [/^μπ/u, 'b'],
    ],
  },
  {
    name: 'greek-h',
    letters: { ...GREEK, χ: 'h', ξ: 'ks', υ: 'i' },
    before: [
      [/ου/gu, 'ou'],
      [/γγ/gu, 'ng'],
      [/^μπ/u, 'b'],
    ],
  },
];

const withoutAccents = (name: string): string =>
  // The breve of й and the dots of ё and ї make other letters.
  name
    .normalize('NFD')
    .replace(/(?<=[α-ω])[\u0300-\u036f]+/gu, '')
    .normalize('NFC');

/** Undefined if the standard is of another language, which lacks a letter of the name. */
function latinBy({ letters, before = [], after = [] }: Standard, name: string): string | undefined {
  const lower = before.reduce((text, [from, to]) => text.replace(from, to), withoutAccents(name.toLowerCase()));
  const read = [...lower].map((letter) => letters[letter] ?? (/[a-z'’-]/u.test(letter) ? letter : undefined));
  if (read.includes(undefined)) return undefined;
  const latin = read.join('');
  const done = after.reduce((text, [from, to]) => text.replace(from, to), latin);
  return /^\p{Lu}/u.test(name) ? done.charAt(0).toUpperCase() + done.slice(1) : done;
}

/** The name in Latin letters by the name of the standard; empty for names in other scripts. */
export function latinForms(name: string): Readonly<Record<string, string>> {
  const standards = /\p{Script=Cyrillic}/u.test(name)
    ? CYRILLIC_STANDARDS
    : /\p{Script=Greek}/u.test(name)
      ? GREEK_STANDARDS
      : [];
  return Object.fromEntries(
    standards.flatMap((standard) => {
      const latin = latinBy(standard, name);
      return latin === undefined ? [] : [[standard.name, latin] as const];
    }),
  );
}
