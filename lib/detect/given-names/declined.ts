// Builds the case forms of given names: "Paweł", "Pawła", "Pawłowi"; "Настя", "Насті"; "Παύλος", "Παύλου"; "Maria", "Mariei". Some forms may not
// exist, which does no harm, because they do not occur in a text either.

export type DeclineName = (name: string) => readonly string[];

const withEndings = (stem: string, endings: string): readonly string[] =>
  endings.split(' ').map((ending) => stem + ending);

/** Replaces the last one or two letters of `stem` by those that `changes` gives for them. If it has none, appends `otherwise`. */
function softened(stem: string, changes: Readonly<Record<string, string>>, otherwise: string): string {
  const last = changes[stem.slice(-2)] === undefined ? stem.slice(-1) : stem.slice(-2);
  const changed = changes[last];
  return changed === undefined ? stem + otherwise : stem.slice(0, -last.length) + changed;
}

/** How the end of a Polish name changes in the dative and locative: "Marta", "Marcie"; "Olga", "Oldze". */
const POLISH_CHANGES = { t: 'cie', d: 'dzie', r: 'rze', ł: 'le', k: 'ce', g: 'dze', ch: 'sze' } as const;

export const declinedPolish: DeclineName = (name) => {
  const stem = name.slice(0, -1);
  if (name.endsWith('ia')) return [name, stem, ...withEndings(stem, 'ę ą o u i')];
  if (name.endsWith('a')) return [name, ...withEndings(stem, 'y i ę ą o u'), softened(stem, POLISH_CHANGES, 'ie')];
  if (/[iy]$/u.test(name)) return [name, `${name}m`, ...withEndings(name.replace(/y$/u, ''), 'ego emu')];
  if (name.endsWith('o')) return [name, ...withEndings(stem, 'a owi em u')];
  // The "e" before the last consonant disappears, and a soft consonant is written with "i": "Marek", "Marka"; "Staś", "Stasia".
  const short = name.replace(/(?<=[^aeiouyąęó])e(?=[kłlr]$)/u, '');
  const base = short.replace(/ś$/u, 'si').replace(/ń$/u, 'ni');
  return [name, ...withEndings(base, 'a owi em iem u'), softened(short, POLISH_CHANGES, 'ie')];
};

/** How the end of a Czech name changes in the dative and locative: "Hanka", "Hance"; "Petra", "Petře". */
const CZECH_CHANGES = {
  k: 'ce',
  g: 'ze',
  h: 'ze',
  r: 'ře',
  l: 'le',
  s: 'se',
  z: 'ze',
  š: 'še',
  ř: 'ře',
  č: 'če',
} as const;

export const declinedCzech: DeclineName = (name) => {
  const stem = name.slice(0, -1);
  if (name.endsWith('a')) {
    const bare = stem.replace(/ď$/u, 'd').replace(/ť$/u, 't').replace(/ň$/u, 'n');
    const possessive = bare.replace(/k$/u, 'č').replace(/r$/u, 'ř');
    return [
      name,
      softened(bare, CZECH_CHANGES, 'ě'),
      ...withEndings(stem, 'y u o ou ovi ův ova ovu ovy'),
      ...withEndings(bare, 'i'),
      ...withEndings(possessive, 'in ina inu iny'),
    ];
  }
  if (name.endsWith('e')) return [name, ...withEndings(stem, 'i í')];
  if (/[íy]$/u.test(name)) return [name, ...withEndings(name, 'ho mu m')];
  if (name.endsWith('o')) return [name, ...withEndings(stem, 'a ovi em u')];
  const short = name.replace(/(?<=[^aeiouyáéíóúýě])[eě](?=[klcňn]$)/u, '');
  return [name, ...withEndings(short, 'a ovi em e u ův ova ovu ovy ů'), `${name}i`];
};

export const declinedUkrainian: DeclineName = (name) => {
  const stem = name.slice(0, -1);
  if (name.endsWith('ія')) return [name, ...withEndings(stem, 'ї ю єю є')];
  if (name.endsWith('а'))
    return [name, softened(stem, { к: 'ці', г: 'зі', х: 'сі' }, 'і'), ...withEndings(stem, 'и у ою о')];
  if (name.endsWith('я')) return [name, ...withEndings(stem, 'і ї ю ею єю')];
  if (name.endsWith('о')) return [name, ...withEndings(stem, 'а ові ом у е')];
  if (/[йь]$/u.test(name)) return [name, ...withEndings(stem, 'я ю ем єм єві еві')];
  return [name, ...withEndings(name, 'а у ом ові е')];
};

export const declinedRussian: DeclineName = (name) => {
  const stem = name.slice(0, -1);
  if (name.endsWith('ия')) return [name, ...withEndings(stem, 'и ю ей')];
  if (name.endsWith('а')) return [name, ...withEndings(stem, /[гкхжчшщ]а$/u.test(name) ? 'и е у ой ей' : 'ы е у ой')];
  if (name.endsWith('я')) return [name, ...withEndings(stem, 'и е ю ей')];
  if (/[йь]$/u.test(name)) return [name, ...withEndings(stem, name.endsWith('овь') ? 'и ью' : 'я ю ем е')];
  return [name, ...withEndings(name.replace(/(?<=[^аеёиоуыэюя])е(?=л$)/u, ''), 'а у ом е')];
};

export const declinedGreek: DeclineName = (name) => {
  const stem = name.slice(0, -2);
  if (name.endsWith('ος')) return [name, ...withEndings(stem, 'ο ου ε')];
  if (name.endsWith('ός')) return [name, ...withEndings(stem, 'ό ού έ')];
  if (/[ηήαάωώ]ς$/u.test(name)) return [name, name.slice(0, -1)];
  return /[ηήαάωώ]$/u.test(name) ? [name, `${name}ς`] : [name];
};

export const declinedRomanian: DeclineName = (name) => {
  const stem = name.slice(0, -1);
  if (name.endsWith('a')) return [name, ...withEndings(stem, 'ei ăi o')];
  return name.endsWith('ă') ? [name, `${name}i`] : [name, ...withEndings(name, 'ul ului ule')];
};

/** The case endings of Hungarian names. A final "a" or "e" becomes long before them: "Anna", "Annának". */
const HUNGARIAN_ENDINGS =
  't ot et at öt nak nek val vel ban ben hoz hez höz tól től nál nél ról ről ra re n on en ön ék éknak éknek ékkel éktól ékhoz ékhez éknál éké é ért ba be ból ből ok ék';

export const declinedHungarian: DeclineName = (name) => {
  const long = name.replace(/a$/u, 'á').replace(/e$/u, 'é');
  // The ending for "with" doubles the last consonant: "Károllyal", "Kristóffal".
  const last = name.slice(-1);
  return [name, ...withEndings(long, HUNGARIAN_ENDINGS), ...withEndings(name + last, 'al el'), `${name}ék`];
};

export const declinedFinnish: DeclineName = (name) => [
  name,
  ...withEndings(name, 'n lle lla llä lta ltä a ä ta tä sta stä ssa ssä kin'),
];

export const withGenitive: DeclineName = (name) => [name, `${name}s`];
export const undeclined: DeclineName = (name) => [name];
