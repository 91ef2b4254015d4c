// Restores a file that the chat wrote and the person downloaded, and saves it beside it.
import { useState } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import type { Said } from '../../lib/language/message.ts';
import { restoredFile } from '../../lib/page/attachments/restored-file.ts';
import { textOfError } from '../../lib/page/prompt/prompt-store.ts';
import { FileButton } from '../file-button.tsx';
import { useLanguage } from '../language.ts';
import { saveFile } from '../save-file.ts';

interface Props {
  readonly engine: EngineClient;
  readonly conversation: string;
}

type Outcome = { readonly count: number; readonly name: string } | { readonly failed: Said };

const KINDS = '.txt,.md,.csv,.tsv,.json,.html,.docx,.xlsx,.pptx,.odt,.ods,.odp,.rtf,.ics,.vcf,.pdf,.eml,.zip';

export function RestoreFile({ engine, conversation }: Props) {
  const { say, read } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function restore(file: File): Promise<void> {
    setBusy(true);
    setOutcome(undefined);
    try {
      const { name, type, bytes, count } = await restoredFile(engine, file, conversation);
      saveFile(name, bytes, type);
      setOutcome({ count, name });
    } catch (error) {
      setOutcome({ failed: textOfError(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="cc-stack mt-3 border-t border-line pt-3" data-coatcheck="restore-file">
      <div className="cc-row">
        <FileButton label={say('restoreFile')} accept={KINDS} onFile={(file) => void restore(file)} />
      </div>
      <p className="cc-muted">{say('restoreFileHint')}</p>
      <p role="status" data-coatcheck="restore-file-outcome">
        {isBusy ? say('restoringFile') : null}
        {outcome && 'failed' in outcome ? read([outcome.failed]) : null}
        {outcome && 'name' in outcome ? say('restoredFile', outcome) : null}
      </p>
    </div>
  );
}
