// The language of the interface: the person's choice, kept in the extension's storage, or else the browser's language.
import { browser } from 'wxt/browser';
import { currentLanguage, setLanguage } from './current-language.ts';
import { ENGLISH, type Language, type LanguageParts, languageOf } from './language.ts';
import { bestLanguageTag, isLanguageTag, type LanguageTag } from './language-tags.ts';

const STORAGE_KEY = 'language';

export type LoadTexts = (tag: LanguageTag) => Promise<LanguageParts>;

export const browserLanguageTag = (): LanguageTag =>
  bestLanguageTag([browser.i18n.getUILanguage(), ...navigator.languages]);

/** The tag that the person chose; undefined if the browser's language applies. */
export async function chosenLanguageTag(): Promise<LanguageTag | undefined> {
  const kept: unknown = (await browser.storage.local.get(STORAGE_KEY))[STORAGE_KEY];
  return isLanguageTag(kept) ? kept : undefined;
}

export async function chooseLanguage(tag: LanguageTag | undefined): Promise<void> {
  if (tag === undefined) await browser.storage.local.remove(STORAGE_KEY);
  else await browser.storage.local.set({ [STORAGE_KEY]: tag });
}

/** The language to use now; English if its texts cannot be loaded. */
export async function loadCurrentLanguage(loadTexts: LoadTexts): Promise<Language> {
  const tag = (await chosenLanguageTag().catch(() => undefined)) ?? browserLanguageTag();
  if (tag === currentLanguage().tag) return currentLanguage();
  return loadTexts(tag).then(languageOf, () => ENGLISH);
}

/** Calls `listener` at every choice, in whichever window or tab it is made. */
export function onLanguageChosen(listener: () => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && STORAGE_KEY in changes) listener();
  });
}

/** Resolves once this document uses the person's language; afterwards the document follows every new choice. */
export async function followChosenLanguage(loadTexts: LoadTexts): Promise<void> {
  let asked = 0;

  async function follow(): Promise<void> {
    asked += 1;
    const own = asked;
    const language = await loadCurrentLanguage(loadTexts);
    if (own === asked) setLanguage(language);
  }

  onLanguageChosen(() => void follow());
  await follow();
}
