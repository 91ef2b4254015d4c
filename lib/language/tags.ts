// The languages that Coatcheck speaks, and which one a person gets who has chosen none.

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'zh-CN'] as const;

/** BCP 47. */
export type LanguageTag = (typeof LANGUAGES)[number];

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageTag, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'zh-CN': '简体中文',
};

export const FALLBACK: LanguageTag = 'en';

export const isLanguageTag = (tag: unknown): tag is LanguageTag => LANGUAGES.some((own) => own === tag);

/** Those who read the traditional script get their next language rather than the simplified one. */
function ownTagOf(wanted: string): LanguageTag | undefined {
  const locale = localeOf(wanted)?.maximize();
  return LANGUAGES.find((own) => {
    const { language, script } = new Intl.Locale(own).maximize();
    return locale?.language === language && locale.script === script;
  });
}

/** Browsers have told of languages in forms that Intl refuses. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    // An unknown tag: the next language of the browser is tried.
    return undefined;
  }
}

/** The first of the browser's languages that Coatcheck supports. */
export function bestTag(wanted: readonly string[]): LanguageTag {
  for (const tag of wanted) {
    const own = ownTagOf(tag);
    if (own) return own;
  }
  return FALLBACK;
}
