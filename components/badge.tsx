import type { ReactNode, Ref } from 'react';
import type { PromptState } from '../lib/page/prompt-state.ts';
import { useLanguage } from './language.ts';
import { summaryOf } from './words.ts';

interface Props {
  readonly state: PromptState;
  readonly open: boolean;
  readonly title: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly controls?: string;
  readonly shortcut?: string;
  /** Beside the words, where nothing is under way. */
  readonly mark?: ReactNode;
}

/** What was found, in a few words that are also read out; a click shows it. */
export function Badge({ state, open, title, onClick, ref, controls, shortcut, mark }: Props) {
  const summary = summaryOf(state, useLanguage());
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="cc-badge"
        data-coatcheck="badge"
        data-state={summary.state}
        data-status={state.status}
        aria-expanded={open}
        aria-controls={controls}
        aria-keyshortcuts={shortcut}
        title={title}
        onClick={onClick}
      >
        {summary.state === 'busy' ? <span className="cc-spinner" aria-hidden="true" /> : mark}
        {summary.words}
      </button>
      <span role="status" className="cc-hidden">
        {summary.words}
      </span>
    </>
  );
}
