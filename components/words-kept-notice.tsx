import { useLanguage } from './language.ts';
import { PlainWarning } from './plain-warning.tsx';

interface Props {
  /** The language of the words that are not drawn; none if all are. */
  readonly language: string | undefined;
}

/** Says that a profile that draws all words draws none in this language, and where to choose another one: a page may not change the profile. */
export function WordsKeptNotice({ language }: Props) {
  const { say, languageName } = useLanguage();
  if (!language) return null;
  return (
    <PlainWarning part="words-kept">
      {say('wordsKept', { language: languageName(language), profile: say('profileBalanced') })}
    </PlainWarning>
  );
}
