// A page of the extension in the person's language: what React does not draw of it.
import { followLanguage } from '../lib/language/choice.ts';
import { currentLanguage, onLanguage } from '../lib/language/current.ts';
import type { Language } from '../lib/language/language.ts';
import { loadTexts } from '../lib/language/load.ts';

/** Resolves when the page can be drawn without a glimpse of English; it always resolves. */
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
