import { useEffect, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { browserLanguageTag, chooseLanguage, chosenLanguageTag } from '../../lib/language/language-choice.ts';
import { isLanguageTag, LANGUAGE_NAMES, LANGUAGE_TAGS, type LanguageTag } from '../../lib/language/language-tags.ts';
import { said } from '../../lib/language/message.ts';
import { OptionsSection, type SavingSectionProps } from './section.tsx';

export function LanguageSection({ report, saved }: Pick<SavingSectionProps, 'report' | 'saved'>) {
  const { say } = useLanguage();
  const [chosen, setChosen] = useState<LanguageTag>();
  useEffect(() => {
    chosenLanguageTag().then(setChosen, (cause) => report(said('settingsNotRead'), cause));
  }, [report]);
  const choose = (value: string) => {
    const tag = isLanguageTag(value) ? value : undefined;
    chooseLanguage(tag).then(
      () => {
        setChosen(tag);
        saved();
      },
      (cause) => report(said('languageNotSaved'), cause),
    );
  };
  return (
    <OptionsSection id="language" title={say('language')}>
      <select
        className="cc-input"
        data-coatcheck="language"
        aria-label={say('language')}
        value={chosen ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{say('languageOfBrowser', { language: LANGUAGE_NAMES[browserLanguageTag()] })}</option>
        {LANGUAGE_TAGS.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {LANGUAGE_NAMES[tag]}
          </option>
        ))}
      </select>
      <p className="cc-muted">{say('languageHint')}</p>
    </OptionsSection>
  );
}
