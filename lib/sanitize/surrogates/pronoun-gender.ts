// Reads a person's gender from the pronouns after the name: "Pieterjan was absent, he is back on Monday". In a language whose word for
// "she" also means "they", only men can be recognised.
interface Pronouns {
  readonly female?: RegExp;
  readonly male: RegExp;
}

const pronouns = (male: string, female?: string): Pronouns => {
  const word = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'iu');
  return female === undefined ? { male: word(male) } : { male: word(male), female: word(female) };
};

const PRONOUNS: Readonly<Record<string, Pronouns>> = {
  en: pronouns('he|him|his|himself', 'she|her|hers|herself'),
  de: pronouns('er|ihm|ihn'),
  fr: pronouns('il', 'elle'),
  es: pronouns('él', 'ella'),
  it: pronouns('lui'),
  pt: pronouns('ele|dele', 'ela|dela'),
  nl: pronouns('hij|hem'),
  pl: pronouns('on|jego|jemu|niego', 'ona|jej|niej|nią'),
  sv: pronouns('han|honom|hans', 'hon|henne|hennes'),
};

/**
 * Undefined if no pronoun shows a gender, or if there are pronouns of both genders. @param after the text between this name and the next
 * one.
 */
export function pronounGender(after: string, language: string | undefined): 'female' | 'male' | undefined {
  const told = PRONOUNS[language ?? ''];
  if (!told) return undefined;
  const [isMale, isFemale] = [told.male.test(after), told.female?.test(after) ?? false];
  if (isMale === isFemale) return undefined;
  return isMale ? 'male' : 'female';
}
