// Inflected forms of an issued name: Russian, Ukrainian, Greek, Polish and Czech cases, and particles that other languages attach to a
// name.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { scriptOf } from '../text/script.ts';

/**
 * Declensions by the ending of the nominative, each with its case endings; the nominative's is the first. Names with other endings are not
 * inflected.
 */
const DECLENSIONS: readonly (readonly [end: RegExp, endings: string])[] = [
  [/[сц]ь?к(?=ий$)/iu, 'ий ого ому им ом ім ая ой ую ие их ими а ої ій у ою і'],
  [/(?=о$)/iu, 'о а у ом ові'],
  [/(?=а$)/iu, 'а ы и у е і ой ей ою'],
  [/и(?=я$)/iu, 'я и ю ей'],
  [/і(?=я$)/iu, 'я ї ю єю'],
  [/(?=я$)/iu, 'я и ю е ей'],
  [/(?=й$)/iu, 'й я ю ем е и'],
  [/[бвгджзклмнпрстфхцчшщ]$/iu, '- а у ом ем ым е ой ою ы и ых ыми ові'],
  [/όπουλ(?=ος$)/iu, 'ος ου ο'],
  [/(?=ος$)/iu, 'ος ου ο ε'],
  [/(?=ης$)/iu, 'ης η ου'],
  [/(?=ας$)/iu, 'ας α'],
  [/(?=α$)/iu, 'α ας'],
  [/(?=η$)/iu, 'η ης'],
  [/(?=ή$)/iu, 'ή ής'],
];
/** Polish and Czech declensions of Latin names. */
const WEST_SLAVIC: typeof DECLENSIONS = [
  [/[sc]k(?=i$)/iu, 'i iego iemu im ich imi a iej ą'],
  [/[sc]k(?=a$)/iu, 'a iej ą'],
  [/(?=a$)/iu, 'a y i ie ę ą ou u o'],
  [/[bcdfghjklmnprstwvzłńśźż]$/iu, '- a owi ovi em om ie ów'],
];
const PREFIXES = {
  arabic: 'و ف ب ل ك وب ول',
  hebrew: 'ו ב ל כ מ ה ש ול וב',
} as const;

/** Joins a stem and an ending by Polish spelling rules: Nowakiem, Zofii, Oli. */
function spelt(stem: string, ending: string): string {
  if (ending === 'em' && /[kg]$/iu.test(stem)) return `${stem}iem`;
  if (ending === 'y' && /[kgijl]$/iu.test(stem)) return `${stem}i`;
  if (ending === 'ie' && /[ijl]$/iu.test(stem)) return `${stem}i`;
  return stem + ending;
}

function declinedForms(
  { surrogate, original }: RestorePair,
  groups: typeof DECLENSIONS,
): readonly (readonly [string, string])[] {
  const found = groups.find(([end]) => end.test(surrogate));
  if (!found) return [];
  const [end, list] = found;
  const [nominative = '', ...others] = list.split(' ').map((ending) => (ending === '-' ? '' : ending));
  const stem = (name: string) => name.slice(0, name.length - nominative.length);
  const isAlike = groups.find(([own]) => own.test(original))?.[0] === end;
  return others.map(
    (ending) => [spelt(stem(surrogate), ending), isAlike ? spelt(stem(original), ending) : original] as const,
  );
}

function prefixedForms({ surrogate, original }: RestorePair, prefixes: string): readonly (readonly [string, string])[] {
  const joined = (prefix: string, name: string) =>
    prefix.endsWith('ل') && name.startsWith('ال') ? `${prefix}ل${name.slice(2)}` : prefix + name;
  return prefixes.split(' ').map((prefix) => [joined(prefix, surrogate), joined(prefix, original)] as const);
}

/** Particles that Bengali attaches to a name. */
const BENGALI_ENDINGS = 'কে ের র দের রা েরা ও ই টা কেও'.split(' ');

export const isInInflectedScript = (name: string): boolean => /^(?:cyrillic|greek)$/.test(scriptOf(name));

/** The inflected forms of a single name as pairs. Possessives and plurals are left out, because `wordSurrogateFinder` handles them. */
export function inflectedPairsOf(pair: RestorePair): readonly RestorePair[] {
  if (pair.type !== 'PERSON' || pair.shape !== 'word' || pair.surrogate.length < 3) return [];
  const script = scriptOf(pair.surrogate);
  const forms = isInInflectedScript(pair.surrogate)
    ? declinedForms(pair, DECLENSIONS)
    : script === 'arabic' || script === 'hebrew'
      ? prefixedForms(pair, PREFIXES[script])
      : script === 'bengali'
        ? BENGALI_ENDINGS.map((ending) => [pair.surrogate + ending, pair.original + ending] as const)
        : [];
  return forms.map(([surrogate, original]) => ({ ...pair, surrogate, original }));
}

/** The Polish and Czech forms of a Latin name. Use them only for replies in these languages: elsewhere "Martina" is not a form of "Martin". */
export function westSlavicPairsOf(pair: RestorePair): readonly RestorePair[] {
  if (pair.type !== 'PERSON' || pair.shape !== 'word' || !/^\p{Lu}\p{Ll}{2,}$/u.test(pair.surrogate)) return [];
  if (scriptOf(pair.surrogate) !== 'latin') return [];
  return declinedForms(pair, WEST_SLAVIC).map(([surrogate, original]) => ({ ...pair, surrogate, original }));
}
