import { useEffect, useRef } from 'react';
import type { Language } from '../lib/language/language.ts';
import { said } from '../lib/language/message.ts';
import type { AttachmentFile, PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { useLanguage } from './language.ts';
import { ToneIcon } from './notice.tsx';
import { SetByOrganisationNote } from './set-by-organisation.tsx';
import { typeNameText } from './words.ts';

interface Props {
  readonly attachment: NonNullable<PromptState['attachment']>;
  /** True if the organisation forbids attaching a file that could not be checked or that holds originals. */
  readonly checkedFilesOnly?: boolean;
  readonly act: (action: PromptAction) => void;
}

function fileWords({ status, found, reason = said('unexpected') }: AttachmentFile, language: Language): string {
  const { say, read } = language;
  if (status === 'checking') return say('attachChecking');
  if (status === 'clean') return say('attachClean');
  if (status === 'unreadable') return read([reason, said('attachAsItIsMeans')]);
  if (status === 'failed') return read([said('attachFailed'), reason]);
  if (found.length === 0) return say('attachWords');
  return found.map(({ type, count }) => say('attachFound', { type: typeNameText(type, language), count })).join(' · ');
}

/** The text of the button that attaches the files in sanitized form. */
function sanitizeButtonWords({ files }: Props['attachment'], { say }: Language): string {
  const others = files.filter(({ status }) => status === 'unreadable' || status === 'failed').length;
  if (others > 0) return say('attachSanitizedAndOthers', { count: others });
  return say(files.some(({ status }) => status === 'found') ? 'attachSanitized' : 'attachText');
}

/** Asks the person what to do with attached files. The page gets none of them before the decision. */
export function AttachmentCard({ attachment, checkedFilesOnly = false, act }: Props) {
  const { files, busy } = attachment;
  const language = useLanguage();
  const { say } = language;
  const title = say('attachTitle');
  const heading = useRef<HTMLElement>(null);
  // The browser's file dialog took the focus, so it is moved to the card.
  useEffect(() => heading.current?.focus(), []);
  const checking = files.some(({ status }) => status === 'checking');
  const uncertain = files.some(({ status }) => status === 'unreadable' || status === 'failed');
  const hasFound = files.some(({ status, asText }) => status === 'found' || asText !== undefined);
  const sanitizable = hasFound && !(checkedFilesOnly && uncertain);
  const decide = (choice: 'sanitized' | 'as-is' | 'cancel') => act({ do: 'attach', choice });
  return (
    <div
      className="cc-notice"
      role="alertdialog"
      aria-label={title}
      data-tone={uncertain ? 'warning' : 'info'}
      data-coatcheck="attachment"
      data-checking={checking}
    >
      <ToneIcon tone={uncertain ? 'warning' : 'info'} />
      <div className="cc-grow cc-stack">
        <strong ref={heading} tabIndex={-1} className="cc-no-ring">
          {title}
        </strong>
        <ul className="cc-stack">
          {files.map((file, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order does not change.
            <li key={i} data-coatcheck="attachment-file" data-status={file.status}>
              <b className="cc-file-name">{file.name}</b>
              <div className="cc-muted">{fileWords(file, language)}</div>
              {file.asText === undefined ? null : (
                <div className="cc-muted">{say('attachAsText', { name: file.asText })}</div>
              )}
            </li>
          ))}
        </ul>
        <div className="cc-row">
          {sanitizable ? (
            <button
              type="button"
              className="cc-button cc-primary"
              data-coatcheck="attach-sanitized"
              disabled={busy || checking}
              onClick={() => decide('sanitized')}
            >
              {sanitizeButtonWords(attachment, language)}
            </button>
          ) : null}
          {checkedFilesOnly ? null : (
            <button
              type="button"
              className="cc-button"
              data-coatcheck="attach-as-is"
              data-lowers=""
              disabled={busy}
              onClick={() => decide('as-is')}
            >
              {say('attachAsIs', { count: files.length })}
            </button>
          )}
          <button
            type="button"
            className="cc-button"
            data-coatcheck="attach-cancel"
            disabled={busy}
            onClick={() => decide('cancel')}
          >
            {say('cancel')}
          </button>
        </div>
        <SetByOrganisationNote isSet={checkedFilesOnly} />
      </div>
    </div>
  );
}
