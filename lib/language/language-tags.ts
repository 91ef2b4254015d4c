// The languages of the interface, and the choice between them by the browser's languages.

export const LANGUAGE_TAGS = ['en', 'de', 'fr', 'es', 'zh-CN'] as const;

/** A language tag of BCP 47. */
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageTag, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'zh-CN': '简体中文',
};

const FALLBACK_TAG: LanguageTag = 'en';

export const isLanguageTag = (tag: unknown): tag is LanguageTag => LANGUAGE_TAGS.some((own) => own === tag);

/** The supported tag of the same language and script. Traditional Chinese has none, so its readers get their next language. */
function supportedTagFor(wanted: string): LanguageTag | undefined {
  const locale = localeOf(wanted)?.maximize();
  return LANGUAGE_TAGS.find((own) => {
    const { language, script } = new Intl.Locale(own).maximize();
    return locale?.language === language && locale.script === script;
  });
}

/** Undefined for a tag that Intl refuses; some browsers report such tags. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    // The caller tries the browser's next language.
    return undefined;
  }
}

/** The first of the browser's languages that Coatcheck supports. */
export function bestLanguageTag(wanted: readonly string[]): LanguageTag {
  for (const tag of wanted) {
    const own = supportedTagFor(tag);
    if (own) return own;
  }
  return FALLBACK_TAG;
}
