import { useState } from 'react';
import { copyText } from '../lib/page/dom/copy-text.ts';
import { CheckIcon, CopyIcon } from './icons.ts';
import { useLanguage } from './language.ts';

interface Props {
  readonly part: string;
  readonly text: string;
  readonly label: string;
  /** False if it stands among buttons that are no more important. */
  readonly isPrimary?: boolean;
}

/** Copies a text and says whether the browser let it. */
export function CopyButton({ part, text, label, isPrimary = true }: Props) {
  const { say } = useLanguage();
  const [attempt, setAttempt] = useState<{ readonly text: string; readonly copied: boolean }>();
  const copied = attempt?.text === text ? attempt.copied : undefined;
  return (
    <div className="cc-row">
      <button
        type="button"
        className={`cc-button ${isPrimary ? 'cc-primary' : ''}`}
        data-coatcheck={part}
        onClick={() => void copyText(text).then((copied) => setAttempt({ text, copied }))}
      >
        {copied ? <CheckIcon /> : <CopyIcon />}
        {copied ? say('copied') : label}
      </button>
      <p role="status" className="cc-muted cc-least">
        {copied === false ? say('selectionNotCopied') : null}
      </p>
    </div>
  );
}
