// The language data by which pictures and scanned pages are read: which languages are loaded, loading the file, and removing it.
import { useCallback, useEffect, useState } from 'react';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { RemoveIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import { loadLanguageFile, removeLanguages, storedLanguages } from '../../lib/engine/documents/language-data.ts';
import { said } from '../../lib/language/message.ts';
import { OptionsSection, type SectionProps } from './section.tsx';

export function PicturesSection({ report }: Pick<SectionProps, 'report'>) {
  const { say, list, languageName } = useLanguage();
  const [stored, setStored] = useState<readonly string[]>();
  const [isBusy, setBusy] = useState(false);
  const look = useCallback(() => void storedLanguages().then(setStored, () => setStored([])), []);
  useEffect(look, [look]);

  async function load(file: File): Promise<void> {
    setBusy(true);
    await loadLanguageFile(file).catch((cause: unknown) => report(said('ocrDataNotLoaded'), cause));
    setBusy(false);
    look();
  }
  const remove = () => void removeLanguages().then(look, (cause: unknown) => report(said('ocrDataNotRemoved'), cause));
  const names = (stored ?? []).map(languageName);
  return (
    <OptionsSection id="pictures" title={say('pictures')}>
      <p>{say('picturesHint')}</p>
      <p role="status" data-coatcheck="ocr-languages">
        {stored === undefined || isBusy ? say('attachChecking') : null}
        {stored && !isBusy && names.length > 0 ? say('ocrLanguages', { languages: list(names) }) : null}
        {stored && !isBusy && names.length === 0 ? say('ocrNoLanguages') : null}
      </p>
      <div className="cc-row">
        <FileButton label={say('loadOcrData')} accept=".zip" onFile={(file) => void load(file)} />
        {names.length > 0 ? (
          <ConfirmButton
            part="remove-ocr-data"
            title={say('removeOcrData')}
            warning={say('removeOcrDataSure')}
            action={say('removeOcrData')}
            onConfirm={remove}
          >
            <RemoveIcon />
            {say('removeOcrData')}
          </ConfirmButton>
        ) : null}
      </div>
    </OptionsSection>
  );
}
