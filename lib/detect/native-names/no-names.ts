// Words of languages without capitals that are not part of a name. The model has seen few prompts in these languages, so it marks such words
// alone or together with a name: "למנהלת שלי, אורטל" ("to my manager, Ortal"), "شوهرم بهزاد مهریه‌ام".
import { type WordSet, wordSet } from '../../lexicon/once.ts';
import { nativeWords } from './words.ts';

/** Pronouns, prepositions, verbs, adverbs and nouns that are frequent in prompts. */
export const WORDS_THAT_ARE_NO_NAMES: WordSet = wordSet(() => nativeWords('no name'));

/** Titles, kinship words and greetings before a name, which are not part of it. Some are also given names, and one alone may be a name. */
export const WORDS_BEFORE_A_NAME: WordSet = wordSet(() => nativeWords('cut off before'));

/** Words that follow a name and are not part of it. */
export const WORDS_AFTER_A_NAME: WordSet = wordSet(() => nativeWords('cut off after'));
