// Sets the language of one of our pages outside React: the `lang` and `dir` attributes and the title.

import { keptLanguage } from '../lib/engine/kept-values.ts';
import { currentLanguage, onLanguageChange } from '../lib/language/current-language.ts';
import type { Language } from '../lib/language/language.ts';
import { followChosenLanguage, keepLanguageIn } from '../lib/language/language-choice.ts';
import { loadTexts } from '../lib/language/load-texts.ts';

/** Resolves once the page can be rendered in the person's language without showing English first. Never rejects. */
export async function initialisePageLanguage(titleOf: (language: Language) => string): Promise<void> {
  keepLanguageIn(keptLanguage);
  await followChosenLanguage(loadTexts);
  const mark = () => {
    const language = currentLanguage();
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.direction;
    document.title = titleOf(language);
  };
  mark();
  onLanguageChange(mark);
}
