// A French or Spanish phrase with a determiner of its own gender: "mon diabète" -> "ma maladie métabolique", "del asma" -> "de la
// enfermedad pulmonar". Before a plural ("mes migraines") no phrase fits, because the verb would have to change too.
import type { Annotation } from '../../detect/annotation.ts';
import type { FittedPhrase, Surroundings } from './phrase.ts';

interface Determiner {
  /** Before the value; ends with its space or apostrophe. */
  readonly before: RegExp;
  readonly masculine: string;
  readonly feminine: string;
  /** Before a vowel, in French. */
  readonly elided?: string;
  /** The phrase keeps its article behind this. */
  readonly keepsArticle?: true;
}

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words}) $`, 'iu');
const own = (masculine: string, feminine: string, elided?: string): Determiner => ({
  before: word(`${masculine}|${feminine}${elided && !/['’]/u.test(elided) ? `|${elided}` : ''}`),
  masculine: `${masculine} `,
  feminine: `${feminine} `,
  ...(elided === undefined ? {} : { elided }),
});
/** The phrase's own article goes behind the preposition: "à cause du diabète" -> "à cause d’une maladie". */
const before = (pattern: RegExp, preposition: string): Determiner => ({
  before: pattern,
  masculine: preposition,
  feminine: preposition,
  keepsArticle: true,
});

/** "J’ai du diabète", "je prends de la metformine": an article; behind anything else a preposition with its article. */
const PARTITIVE =
  /(?<!\p{L})(?:ai|as|a|avons|avez|ont|avais|avait|prends|prend|prenons|prenez|prennent|prenais|prenait|avoir|prendre) (?:du |des |de la |de l['’])$/iu;

const FRENCH: readonly Determiner[] = [
  before(/(?<!\p{L})à (?:la |l['’])$|(?<!\p{L})au $/iu, 'à '),
  before(/(?<!\p{L})(?:du|de la|de|des) $|(?<!\p{L})de l['’]$/iu, 'd’'),
  { before: /(?<!\p{L})(?:le|la) $|(?<!\p{L})l['’]$/iu, masculine: 'le ', feminine: 'la ', elided: 'l’' },
  own('mon', 'ma', 'mon '),
  own('ton', 'ta', 'ton '),
  own('son', 'sa', 'son '),
  { before: word('cet|cette|ce'), masculine: 'ce ', feminine: 'cette ' },
  own('un', 'une'),
];
const SPANISH: readonly Determiner[] = [
  { before: word('del|de la'), masculine: 'del ', feminine: 'de la ' },
  { before: word('al|a la'), masculine: 'al ', feminine: 'a la ' },
  own('el', 'la'),
  own('un', 'una'),
  own('este', 'esta'),
  own('ese', 'esa'),
  own('nuestro', 'nuestra'),
];
const NEUTRAL: Readonly<Record<'fr' | 'es', RegExp>> = {
  fr: word('notre|votre|leur'),
  es: word('mi|tu|su'),
};
/** A plural, or an adjective that would have to change. */
const UNFIT: Readonly<Record<'fr' | 'es', RegExp>> = {
  fr: /(?<!\p{L})(?:les|mes|tes|ses|nos|vos|leurs|ces|aux|quelques|plusieurs|forte?|grave|petite?|grande?|vieille|vieux|\d+ ?(?:mg|g|ml)) $/iu,
  es: /(?<!\p{L})(?:los|las|mis|tus|sus|nuestr[oa]s|est[oa]s|unos|unas|fuerte|grave|gran|\d+ ?(?:mg|g|ml)) $/iu,
};

const VOWEL = /^[aeiouyàâéèêëîïôûh]/iu;
const capitalAs = (text: string, original: string) =>
  /^\p{Lu}/u.test(original) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Towns stand without a determiner, and prepositions of places have their own rules: "à Lyon" -> "dans une ville (France)". */
const PLACE_BEFORE: Readonly<Record<'fr' | 'es', readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/(?<!\p{L})(?:à|au|aux|en) $/iu, 'dans '],
    [/(?<!\p{L})(?:de|du|des) $|(?<!\p{L})de la $|(?<!\p{L})d(?:e l)?['’]$/iu, 'd’'],
    [/(?<!\p{L})(?:le|la|les) $|(?<!\p{L})l['’]$/iu, ''],
  ],
  es: [[/(?<!\p{L})(?:el|la|los|las) $/iu, '']],
};

function placePhrase(phrase: string, language: 'fr' | 'es', text: string): FittedPhrase {
  for (const [pattern, surrogate] of PLACE_BEFORE[language]) {
    const original = pattern.exec(text)?.[0];
    if (original !== undefined) return { phrase, preposition: { original, surrogate: capitalAs(surrogate, original) } };
  }
  return { phrase };
}

/** Undefined if no phrase fits. */
export function romancePhrase(
  phrase: string,
  language: 'fr' | 'es',
  type: Annotation['type'],
  { before: text }: Surroundings,
): FittedPhrase | undefined {
  if (type === 'LOCATION') return placePhrase(phrase, language, text);
  if (UNFIT[language].test(text)) return undefined;
  const bare = phrase.replace(/^un[ae]? /u, '');
  const partitive = language === 'fr' ? PARTITIVE.exec(text)?.[0] : undefined;
  if (partitive !== undefined) {
    const original = /(?:du |des |de la |de l['’])$/iu.exec(partitive)?.[0] ?? '';
    return { phrase, preposition: { original, surrogate: '' } };
  }
  for (const determiner of language === 'fr' ? FRENCH : SPANISH) {
    const original = determiner.before.exec(text)?.[0];
    if (original === undefined) continue;
    const isFeminine = /^un[ae] /u.test(phrase);
    const form = isFeminine ? determiner.feminine : determiner.masculine;
    const elided = language === 'fr' && VOWEL.test(bare) ? determiner.elided : undefined;
    const own = determiner.keepsArticle ? phrase : bare;
    const surrogate = capitalAs(elided ?? (form === 'ce ' && VOWEL.test(bare) ? 'cet ' : form), original);
    return surrogate === original ? { phrase: own } : { phrase: own, preposition: { original, surrogate } };
  }
  return { phrase: NEUTRAL[language].test(text) ? bare : phrase };
}
