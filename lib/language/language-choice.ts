// The language of the interface: the person's choice, or else the browser's language.
import { browser } from 'wxt/browser';
import { currentLanguage, setLanguage } from './current-language.ts';
import { ENGLISH, type Language, type LanguageParts, languageOf } from './language.ts';
import { bestLanguageTag, isLanguageTag, type LanguageTag } from './language-tags.ts';

/** The store of the choice (`lib/engine/kept-values.ts`). */
interface LanguageStore {
  read(): Promise<unknown>;
  write(tag: LanguageTag | undefined): Promise<void>;
  /** Calls the listener when the choice may have changed, in whichever window or tab. */
  onChange(listener: () => void): void;
}

let store: LanguageStore | undefined;

/** To be called once in each context, before its language is loaded. */
export function keepLanguageIn(given: LanguageStore): void {
  store = given;
}

type LoadTexts = (tag: LanguageTag) => Promise<LanguageParts>;

export const browserLanguageTag = (): LanguageTag =>
  bestLanguageTag([browser.i18n.getUILanguage(), ...navigator.languages]);

/** The tag that the person chose; undefined if the browser's language applies. */
export async function chosenLanguageTag(): Promise<LanguageTag | undefined> {
  const kept = await store?.read();
  return isLanguageTag(kept) ? kept : undefined;
}

export async function chooseLanguage(tag: LanguageTag | undefined): Promise<void> {
  await store?.write(tag);
}

/** The language to use now; English if its texts cannot be loaded. */
export async function loadCurrentLanguage(loadTexts: LoadTexts): Promise<Language> {
  const tag = (await chosenLanguageTag().catch(() => undefined)) ?? browserLanguageTag();
  if (tag === currentLanguage().tag) return currentLanguage();
  return loadTexts(tag).then(languageOf, () => ENGLISH);
}

/** Calls `listener` when the choice may have changed, in whichever window or tab. */
export const onLanguageChosen = (listener: () => void): void => store?.onChange(listener);

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
