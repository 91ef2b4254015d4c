// Finds given names in running text by lists. Covers all case forms and, if the name is not also an ordinary word, names in lower case:
// "przekaż Frani", "brunowi nie dawaj", "подяка Мартусі", "ο παυλος". The model misses many of these.
import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { allOf, givenNamesOf, languagesOfGivenNames } from '../../lexicon/names.ts';
import { wordSet } from '../../lexicon/once.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsBy } from '../../lexicon/words.ts';
import type { Span } from '../../text/span.ts';
import { languageOfPrompt } from '../prompt-language.ts';
import * as decline from './declined.ts';

const CASE_FORMS_THAT_ARE_WORDS = wordsBy(readData('names/case-forms-also-words.tsv'));

/** The function that declines a name, by language. Languages that are not here do not decline names. */
const DECLENSIONS: Readonly<Record<string, decline.DeclineName>> = {
  pl: decline.declinedPolish,
  cs: decline.declinedCzech,
  sk: decline.declinedCzech,
  uk: decline.declinedUkrainian,
  ru: decline.declinedRussian,
  el: decline.declinedGreek,
  hu: decline.declinedHungarian,
  ro: decline.declinedRomanian,
  de: decline.withGenitive,
  sv: decline.withGenitive,
  nb: decline.withGenitive,
  da: decline.withGenitive,
  fi: decline.declinedFinnish,
};
/** Languages in which names in lower case count too. */
const WITH_LOWER_CASE: ReadonlySet<string> = new Set(['pl', 'cs', 'uk', 'ru', 'el', 'hu']);

const hasCapitals = (name: string) => name.toUpperCase() !== name;
/** Names in scripts without capitals are found elsewhere (../native-names). */
const isRead = (code: string): boolean => {
  const [first] = allOf(givenNamesOf(code));
  return first !== undefined && hasCapitals(first);
};
/** The language whose list a language is read with: Slovak has the names of Czech. */
const listFor = (code: string) => (code === 'sk' ? 'cs' : code);

/** The case forms of all names of a language. The value is true if the form is also an ordinary word. */
type Forms = ReadonlyMap<string, boolean>;

const built = new Map<string, Forms>();
const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

function formsOf(code: string): Forms {
  const known = built.get(code);
  if (known) return known;
  const forms = new Map<string, boolean>();
  const declined = DECLENSIONS[code] ?? decline.undeclined;
  const add = (names: readonly string[], isWord: boolean) => {
    for (const form of names.flatMap(declined)) {
      const spellings = code === 'ru' || code === 'uk' ? [form] : [form, withoutAccents(form)];
      for (const spelling of spellings) forms.set(spelling, (forms.get(spelling) ?? false) || isWord);
    }
  };
  const { onlyNames, alsoWords } = givenNamesOf(listFor(code));
  add(onlyNames, false);
  add(alsoWords, true);
  for (const word of CASE_FORMS_THAT_ARE_WORDS[code] ?? []) if (forms.has(word)) forms.set(word, true);
  built.set(code, forms);
  return forms;
}

/** Words before a name that show that it is a saint's, a king's or a street's, or that the text is about the name itself. */
const NOT_AFTER = new RegExp(
  `(?<!\\p{L})${anyPatternOf(Object.values(wordsBy(readData('beside-names/no-private-person.tsv'))).flat())}[ :]{0,2}["„“«'‚]?$`,
  'iu',
);

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

const listed = wordSet(() =>
  languagesOfGivenNames()
    .filter(isRead)
    .flatMap((code) => allOf(givenNamesOf(code)))
    .flatMap((name) => [name, withoutAccents(name)]),
);
/** Whether any list has a word as a given name, with or without its accents. */
export const isListedGivenName = (word: string): boolean => listed.has(word.toLowerCase());

/** A letter that stands for a vowel in Bulgarian, but for none in Russian: "първо". Prompts in Bulgarian are read with the Russian list. */
const BULGARIAN = /(?:[бвгджзклмнпрстфхцчшщ]ъ[бвгджзклмнпрстфхцчшщ].*){2}/isu;
/** This word means "sugar" in Bulgarian and is the given name Zakhar in Russian. */
const BULGARIAN_WORD = 'захар';

/** The listed given names in a text; empty if its language has no list. */
export function givenNamesIn(text: string): readonly Span[] {
  const code = languageOfPrompt(text) ?? '';
  if (!isRead(listFor(code))) return [];
  const forms = formsOf(code);
  const hasLowerCase = WITH_LOWER_CASE.has(code);
  const isBulgarian = code === 'ru' && text.includes(BULGARIAN_WORD) && BULGARIAN.test(text);
  return Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) =>
    !(isBulgarian && word === BULGARIAN_WORD) && isName(text, word, index, forms, hasLowerCase)
      ? [{ start: index, end: endOf(text, word, index, forms) }]
      : [],
  );
}
