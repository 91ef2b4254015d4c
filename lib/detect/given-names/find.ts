// Finds given names in running text by lists. Covers all case forms and, if the name is not also an ordinary word, names in lower case:
// "przekaż Frani", "brunowi nie dawaj", "подяка Мартусі", "ο παυλος". The model misses many of these.
import type { Span } from '../../text/span.ts';
import { languageOfPrompt } from '../prompt-language.ts';
import { NAMES_THAT_ARE_ALSO_WORDS } from './also-words.ts';
import * as decline from './declined.ts';
import { GREEK, HUNGARIAN, NAMES_BY_LANGUAGE, ROMANIAN } from './other-lists.ts';
import { CZECH, POLISH, RUSSIAN, UKRAINIAN } from './slavic-lists.ts';

interface Language {
  readonly names: string;
  readonly declined: decline.DeclineName;
  /** Whether names in lower case count too. */
  readonly hasLowerCase: boolean;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  pl: { names: POLISH, declined: decline.declinedPolish, hasLowerCase: true },
  cs: { names: CZECH, declined: decline.declinedCzech, hasLowerCase: true },
  sk: { names: CZECH, declined: decline.declinedCzech, hasLowerCase: false },
  uk: { names: UKRAINIAN, declined: decline.declinedUkrainian, hasLowerCase: true },
  ru: { names: RUSSIAN, declined: decline.declinedRussian, hasLowerCase: true },
  el: { names: GREEK, declined: decline.declinedGreek, hasLowerCase: true },
  hu: { names: HUNGARIAN, declined: decline.declinedHungarian, hasLowerCase: true },
  ro: { names: ROMANIAN, declined: decline.declinedRomanian, hasLowerCase: false },
  it: { names: NAMES_BY_LANGUAGE.it ?? '', declined: decline.undeclined, hasLowerCase: false },
  fr: { names: NAMES_BY_LANGUAGE.fr ?? '', declined: decline.undeclined, hasLowerCase: false },
  es: { names: NAMES_BY_LANGUAGE.es ?? '', declined: decline.undeclined, hasLowerCase: false },
  pt: { names: NAMES_BY_LANGUAGE.pt ?? '', declined: decline.undeclined, hasLowerCase: false },
  de: { names: NAMES_BY_LANGUAGE.de ?? '', declined: decline.withGenitive, hasLowerCase: false },
  nl: { names: NAMES_BY_LANGUAGE.nl ?? '', declined: decline.undeclined, hasLowerCase: false },
  sv: { names: NAMES_BY_LANGUAGE.sv ?? '', declined: decline.withGenitive, hasLowerCase: false },
  nb: { names: NAMES_BY_LANGUAGE.nb ?? '', declined: decline.withGenitive, hasLowerCase: false },
  da: { names: NAMES_BY_LANGUAGE.da ?? '', declined: decline.withGenitive, hasLowerCase: false },
  fi: { names: NAMES_BY_LANGUAGE.fi ?? '', declined: decline.declinedFinnish, hasLowerCase: false },
};

/** The case forms of all names of a language. The value is true if the form is also an ordinary word. */
type Forms = ReadonlyMap<string, boolean>;

const built = new Map<string, Forms>();
const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

function formsOf(code: string, { names, declined }: Language): Forms {
  const known = built.get(code);
  if (known) return known;
  const forms = new Map<string, boolean>();
  for (const entry of names.trim().split(/\s+/u)) {
    const name = entry.replace('*', '');
    for (const form of declined(name)) {
      forms.set(form, (forms.get(form) ?? false) || entry !== name);
      if (!/^(?:ru|uk)$/u.test(code)) {
        const bare = withoutAccents(form);
        if (bare !== form) forms.set(bare, (forms.get(bare) ?? false) || entry !== name);
      }
    }
  }
  for (const word of (NAMES_THAT_ARE_ALSO_WORDS[code] ?? '').split(' ')) if (forms.has(word)) forms.set(word, true);
  built.set(code, forms);
  return forms;
}

/** Words before a name that show that it is a saint's, a king's or a street's, or that the text is about the name itself. */
const NOT_AFTER =
  /(?<!\p{L})(?:św\.?|święt\p{L}*|błog\p{L}*|im\.|imieniem|imi(?:ę|enia|ona)|ul\.|ulic\p{L}|al\.|pl\.|król\p{L}*|cesarz\p{L}*|papież\p{L}*|sv\.|svat\p{L}*|král\p{L}*|jmén\p{L}*|svätý|sf\.|sfânt\p{L}*|numele|szent|szt\.|név\p{L}*|св\.|свят\p{L}*|ім\.|імені|ім['’]я|им\.|имени|имя|ул\.|вул\.|улиц\p{L}|вулиц\p{L}|цар\p{L}|корол\p{L}*|король|saint(?:e)?|st|ste|san|santo|santa|são|sankt|sint|sant|roi|rey|re|rei|könig(?:in)?|koning|kong|kung|king|rue|via|calle|rua|prénom|nome|nombre|naam|name(?:n|ns)?|navn(?:et)?|namn(?:et)?|nimi|άγι\p{L}*|αγ\.|αγί\p{L}*|όνομα|ονόματα|βασιλι\p{L}*)[ :]{0,2}["„“«'‚]?$/iu;

/** "In a … tone": "в дружелюбном, но деловом тоне". */
const IN_A_TONE = /(?<!\p{L})в \p{L}+[оеё]м,? [^.!?\n]{0,60}$/iu;

const WORD =
  /(?<![\p{L}\p{M}\p{N}_@/#.\\-]|[\p{L}][’'])\p{L}[\p{L}\p{M}]+(?:['’-]\p{L}[\p{L}\p{M}]*)?(?![\p{L}\p{M}\p{N}_@/\\]|-\p{L}|\.\p{L})/gu;
const SHORTEST_LOWER = 4;
const STARTS_SENTENCE = /(?:^|[.!?…:;\n•–—¿¡]["”“»)]*[^\S\n]*|[-*>|]\s+|["„“«(]\s*|\d[.)] )$/u;
/** The end of a message or line. With `SIGNS` before it, a name there is a signature. */
const ENDS_MESSAGE = /^[.!]?\s*(?:["”“»]|\n|$)/u;
const SIGNS = /(?:[.!?…,)\d]["”“»]?\s+|\n[^\S\n]*)$/u;
const QUOTED_ALONE = /["„“«”»'‚]$/u;

/** A surname after a given name: one capitalised word that no other capitalised word follows. */
const SURNAME = /^ \p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?(?![\p{L}\p{M}]| \p{Lu})/u;
/** The rest of a longer name, which is left to the model, or of a king's or pope's: "Mátyás király", "Ștefan cel Mare", "José de Alencar". */
const LONGER_NAME = /^ (?:\p{Lu}|(?:de|da|do|dos|del|di|von|van|cel|din|z|ze) \p{Lu}|király|pápa|herceg|császár|utca)/u;

/** A capitalised word directly before a name. It belongs to the same name, unless it starts the sentence. */
const CAPITALISED_BEFORE = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}.'’-]{0,31}[ -]$/u;

/** A word with a capital inside before the candidate, as in names of products: "AirPods Max". */
const PRODUCT_BEFORE = /(?<!\p{L})(?!Mc|Mac|De|La|Le|Van)\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+[ -]$/u;

const isCapitalised = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

function isName(text: string, word: string, at: number, forms: Forms, hasLowerCase: boolean): boolean {
  const isWord = forms.get(word.toLowerCase());
  if (isWord === undefined) return false;
  const before = text.slice(Math.max(0, at - 32), at);
  const after = text.slice(at + word.length, at + word.length + 32);
  if (NOT_AFTER.test(before)) return false;
  if (word === 'тоне' && IN_A_TONE.test(text.slice(Math.max(0, at - 80), at))) return false;
  if (QUOTED_ALONE.test(before) && /^["”“»']/u.test(after)) return false;
  if (!isCapitalised(word)) {
    if (isWord || word !== word.toLowerCase() || word.length < SHORTEST_LOWER) return false;
    return hasLowerCase;
  }
  const previous = CAPITALISED_BEFORE.exec(before);
  if (PRODUCT_BEFORE.test(before)) return false;
  if (
    (LONGER_NAME.test(after) && (isWord || !SURNAME.test(after))) ||
    (previous && !STARTS_SENTENCE.test(before.slice(0, previous.index)))
  )
    return false;
  return !isWord || !STARTS_SENTENCE.test(before) || (SIGNS.test(before) && ENDS_MESSAGE.test(after));
}

/** Where the name ends. A surname after it is included, unless the given name is also an ordinary word. */
function endOf(text: string, word: string, at: number, forms: Forms): number {
  const end = at + word.length;
  if (!isCapitalised(word) || forms.get(word.toLowerCase()) !== false) return end;
  return end + (SURNAME.exec(text.slice(end, end + 32))?.[0].length ?? 0);
}

let listed: ReadonlySet<string> | undefined;
/** Whether any list has a word as a given name, with or without its accents. */
export function isListedGivenName(word: string): boolean {
  listed ??= new Set(
    Object.values(LANGUAGES).flatMap(({ names }) =>
      names
        .toLowerCase()
        .trim()
        .split(/\s+/u)
        .flatMap((entry) => [entry.replace('*', ''), withoutAccents(entry.replace('*', ''))]),
    ),
  );
  return listed.has(word.toLowerCase());
}

/** A letter that stands for a vowel in Bulgarian, but for none in Russian: "първо". Prompts in Bulgarian are read with the Russian list. */
const BULGARIAN = /(?:[бвгджзклмнпрстфхцчшщ]ъ[бвгджзклмнпрстфхцчшщ].*){2}/isu;
/** This word means "sugar" in Bulgarian and is the given name Zakhar in Russian. */
const BULGARIAN_WORD = 'захар';

/** The listed given names in a text; empty if its language has no list. */
export function givenNamesIn(text: string): readonly Span[] {
  const code = languageOfPrompt(text) ?? '';
  const language = LANGUAGES[code];
  if (!language) return [];
  const forms = formsOf(code, language);
  const isBulgarian = code === 'ru' && text.includes(BULGARIAN_WORD) && BULGARIAN.test(text);
  return Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) =>
    !(isBulgarian && word === BULGARIAN_WORD) && isName(text, word, index, forms, language.hasLowerCase)
      ? [{ start: index, end: endOf(text, word, index, forms) }]
      : [],
  );
}
