// Which language this device is to speak: the person's choice, kept in the extension's own storage, or the browser's language.
import { browser } from 'wxt/browser';
import { currentLanguage, setLanguage } from './current.ts';
import { ENGLISH, type Language, type LanguageParts, languageOf } from './language.ts';
import { bestTag, isLanguageTag, type LanguageTag } from './tags.ts';

const KEY = 'language';

export type LoadTexts = (tag: LanguageTag) => Promise<LanguageParts>;

export const browserTag = (): LanguageTag => bestTag([browser.i18n.getUILanguage(), ...navigator.languages]);

/** Undefined if the person has chosen none. */
export async function chosenTag(): Promise<LanguageTag | undefined> {
  const kept: unknown = (await browser.storage.local.get(KEY))[KEY];
  return isLanguageTag(kept) ? kept : undefined;
}

export async function chooseTag(tag: LanguageTag | undefined): Promise<void> {
  if (tag === undefined) await browser.storage.local.remove(KEY);
  else await browser.storage.local.set({ [KEY]: tag });
}

/** Falls back to English if the texts cannot be loaded. */
export async function languageNow(loadTexts: LoadTexts): Promise<Language> {
  const tag = (await chosenTag().catch(() => undefined)) ?? browserTag();
  if (tag === currentLanguage().tag) return currentLanguage();
  return loadTexts(tag).then(languageOf, () => ENGLISH);
}

/** Runs at every choice, wherever it is made. */
export function onLanguageChosen(listener: () => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && KEY in changes) listener();
  });
}

/** Resolves once this document speaks the person's language; from then on it follows every choice. */
export async function followLanguage(loadTexts: LoadTexts): Promise<void> {
  let asked = 0;

  async function follow(): Promise<void> {
    asked += 1;
    const own = asked;
    const language = await languageNow(loadTexts);
    if (own === asked) setLanguage(language);
  }

  onLanguageChosen(() => void follow());
  await follow();
}
