import { useEffect, useRef } from 'react';
import type { AttachmentFile, PromptAction, PromptState } from '../lib/page/prompt-state.ts';
import { TYPE_WORDS } from './words.ts';

interface Props {
  readonly attachment: NonNullable<PromptState['attachment']>;
  readonly act: (action: PromptAction) => void;
}

const AS_IT_IS = 'What is in it goes to the site as it is.';

function wordsOf({ status, found, reason = '' }: AttachmentFile): string {
  if (status === 'checking') return 'Checking …';
  if (status === 'clean') return 'Nothing in it has to be replaced.';
  if (status === 'unreadable') return `${reason} ${AS_IT_IS}`;
  if (status === 'failed') return `It could not be checked. ${reason}`;
  if (found.length === 0) return 'Words in it will be replaced.';
  return found.map(({ type, count }) => `${TYPE_WORDS[type]} × ${count}`).join(' · ');
}

/** What the button does to all of the files. */
function sanitizeWords(files: readonly AttachmentFile[]): string {
  const others = files.filter(({ status }) => status === 'unreadable' || status === 'failed').length;
  if (others === 0) return 'Attach sanitized';
  return others === 1 ? 'Attach sanitized, and 1 as it is' : `Attach sanitized, and ${others} as they are`;
}

/** Files wait here until the person has decided; until then the page has none of them. */
export function AttachmentCard({ attachment: { files, busy }, act }: Props) {
  const heading = useRef<HTMLElement>(null);
  // The file dialogue has taken the focus away from where it was.
  useEffect(() => heading.current?.focus(), []);
  const checking = files.some(({ status }) => status === 'checking');
  const sanitizable = files.some(({ status }) => status === 'found');
  const uncertain = files.some(({ status }) => status === 'unreadable' || status === 'failed');
  const decide = (choice: 'sanitized' | 'as-is' | 'cancel') => act({ do: 'attach', choice });
  return (
    <div
      className="cc-notice"
      role="alertdialog"
      aria-label="Before you attach"
      data-tone={uncertain ? 'warning' : 'info'}
      data-coatcheck="attachment"
      data-checking={checking}
    >
      <div className="cc-grow cc-stack">
        <strong ref={heading} tabIndex={-1} className="cc-no-ring">
          Before you attach
        </strong>
        <ul className="cc-stack">
          {files.map((file, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order does not change.
            <li key={i} data-coatcheck="attachment-file" data-status={file.status}>
              <b className="cc-file-name">{file.name}</b>
              <div className="cc-muted">{wordsOf(file)}</div>
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
              {sanitizeWords(files)}
            </button>
          ) : null}
          <button
            type="button"
            className="cc-button"
            data-coatcheck="attach-as-is"
            disabled={busy}
            onClick={() => decide('as-is')}
          >
            {files.length === 1 ? 'Attach as it is' : 'Attach as they are'}
          </button>
          <button
            type="button"
            className="cc-button"
            data-coatcheck="attach-cancel"
            disabled={busy}
            onClick={() => decide('cancel')}
          >
            Cancel
          </button>
        </div>
      </div>
    </div>
  );
}
