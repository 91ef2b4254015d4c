// Sets the language of one of our pages outside React: the `lang` and `dir` attributes and the title.
import { followLanguage } from '../lib/language/choice.ts';
import { currentLanguage, onLanguage } from '../lib/language/current.ts';
import type { Language } from '../lib/language/language.ts';
import { loadTexts } from '../lib/language/load.ts';

/** Resolves once the page can be rendered in the person's language without showing English first. Never rejects. */
export async function startPageLanguage(titleOf: (language: Language) => string): Promise<void> {
  await followLanguage(loadTexts);
  const mark = () => {
    const language = currentLanguage();
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.direction;
    document.title = titleOf(language);
  };
  mark();
  onLanguage(mark);
}
