import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Language } from '../lib/language/language.ts';
import type { PasteChoice, PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { countReplaced } from '../lib/sanitize/replaced-subjects.ts';
import { AddWordForm } from './add-word-form.tsx';
import { keptPersonNames } from './effective-replacements.ts';
import { HideInReview } from './hide-in-review.tsx';
import { useLanguage } from './language.ts';
import { ToneIcon } from './notice.tsx';
import { RelationChips } from './relation-chips.tsx';
import { characterForComposer, ignoreRepeatedEnter, isEnterForWhole } from './review-keys.ts';
import { SanitizedAndOriginal } from './sanitized-and-original.tsx';
import { SetByOrganisationNote } from './set-by-organisation.tsx';
import { SpanGroups } from './span-groups.tsx';

type Paste = NonNullable<PromptState['paste']>;

interface Props {
  readonly state: PromptState;
  readonly paste: Paste;
  readonly act: (action: PromptAction) => void;
}

/** The state of a prompt that is this text: what the parts of the review show. */
function stateOfText({ audit: _, survivors: __, sanitized: ___, ...state }: PromptState, paste: Paste): PromptState {
  const { text, annotations, sanitized } = paste;
  return { ...state, text, annotations, ...(sanitized ? { sanitized } : {}) };
}

function foundText(state: PromptState, { failed }: Paste, { say, read, percent }: Language): string {
  if (failed) return `${say('attachFailed')} ${read([failed])}`;
  if (!state.sanitized) {
    const { checkedShare: share } = state;
    return share === undefined ? say('attachChecking') : say('summaryCheckingShare', { share: percent(share) });
  }
  const replaced = countReplaced(state.sanitized);
  const kept = keptPersonNames(state);
  const names = kept > 0 ? ` · ${say('summaryNamesKept', { count: kept })}` : '';
  return (replaced > 0 ? say('pasteFound', { count: replaced }) : say('attachClean')) + names;
}

interface ButtonProps {
  readonly paste: Paste;
  readonly isLocked: boolean;
  readonly choose: (choice: PasteChoice) => void;
}

interface ChoiceProps extends Pick<ButtonProps, 'choose'> {
  readonly choice: PasteChoice;
  readonly isBusy: boolean;
  readonly label: string;
  readonly isPrimary?: boolean;
  /** Whether originals leave if the person chooses this. */
  readonly lowers?: boolean;
}

const ChoiceButton = ({ choice, isBusy, label, choose, isPrimary = false, lowers = false }: ChoiceProps) => (
  <button
    type="button"
    className={isPrimary ? 'cc-button cc-primary' : 'cc-button'}
    data-coatcheck={`paste-${choice}`}
    {...(lowers ? { 'data-lowers': '' } : {})}
    disabled={isBusy}
    onClick={() => choose(choice)}
  >
    {label}
  </button>
);

function PasteButtons({ paste: { text, sanitized, failed, isBusy, becomesFile }, isLocked, choose }: ButtonProps) {
  const { say } = useLanguage();
  const isChecking = !sanitized && !failed;
  const isChanged = sanitized !== undefined && sanitized.text !== text;
  const common = { isBusy, choose };
  return (
    <div className="cc-row">
      {isChanged ? <ChoiceButton {...common} choice="sanitized" label={say('pasteSanitized')} isPrimary /> : null}
      {isLocked ? null : (
        <ChoiceButton
          {...common}
          choice="as-is"
          label={say(isChecking && !becomesFile ? 'pasteNow' : 'pasteAsIs')}
          // What lands in the composer is still replaced at the send.
          lowers={becomesFile}
        />
      )}
      {becomesFile ? <ChoiceButton {...common} choice="cancel" label={say('cancel')} /> : null}
    </div>
  );
}

/** The sanitized text with its marks, and below it every choice that the review offers about a word. */
function PastedWords({ state, act }: Omit<Props, 'paste'>) {
  const { say } = useLanguage();
  const [isUnfolded, setUnfolded] = useState(false);
  const [open, setOpen] = useState<string>();
  const [linked, setLinked] = useState<string>();
  const select = (id: string) => {
    setOpen(id);
    setUnfolded(true);
  };
  const decide = (decision: PromptAction) => act({ do: 'decide-in-paste', decision });
  const hide = (span: { readonly start: number; readonly end: number }) => decide({ do: 'add-span', span });
  return (
    <>
      <HideInReview text={state.text} onHide={hide}>
        <SanitizedAndOriginal
          state={state}
          linked={linked}
          onLink={setLinked}
          onSelect={select}
          originalTitle={say('pasteCopied')}
        />
      </HideInReview>
      <details
        className="cc-wrote cc-paste-words"
        open={isUnfolded}
        onToggle={(event) => setUnfolded(event.currentTarget.open)}
      >
        <summary data-coatcheck="paste-words">{say('pasteWords')}</summary>
        <div className="cc-stack">
          <SpanGroups state={state} act={decide} open={open} onOpen={setOpen} linked={linked} onLink={setLinked} />
          <AddWordForm text={state.text} onAdd={hide} />
          <RelationChips relations={state.sanitized?.relations ?? []} act={decide} />
        </div>
      </details>
    </>
  );
}

/** Asks the person how a long text is pasted. The page has no part of it before the decision. */
export function PasteCard({ state, paste, act }: Props) {
  const language = useLanguage();
  const { say } = language;
  const id = useId();
  const heading = useRef<HTMLElement>(null);
  const { sanitized, failed, becomesFile, isBusy } = paste;
  const isAsking = sanitized !== undefined || failed !== undefined;
  // While the text is checked, the person types on in the composer.
  useEffect(() => {
    if (isAsking) heading.current?.focus();
  }, [isAsking]);
  const isLocked = becomesFile && state.site.checkedFilesOnly === true;
  const of = stateOfText(state, paste);
  const choose = (choice: PasteChoice) => act({ do: 'paste', choice });
  const onKeyDown = (event: KeyboardEvent) => {
    ignoreRepeatedEnter(event);
    if (isEnterForWhole(event)) return sanitized && !isBusy ? choose('sanitized') : undefined;
    const character = characterForComposer(event);
    if (character !== undefined) act({ do: 'type', character });
  };
  return (
    <div
      className="cc-notice cc-paste"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      data-tone={failed ? 'warning' : 'info'}
      data-coatcheck="paste"
      data-checking={!isAsking}
      onKeyDown={onKeyDown}
    >
      <ToneIcon tone={failed ? 'warning' : 'info'} />
      <div className="cc-grow cc-stack">
        <div>
          <strong id={`${id}-title`} ref={heading} tabIndex={-1} className="cc-no-ring">
            {say('pasteTitle')}
          </strong>
          {becomesFile ? <div className="cc-muted">{say('pastedText')}</div> : null}
          <div data-coatcheck="paste-found">{foundText(of, paste, language)}</div>
        </div>
        <PasteButtons paste={paste} isLocked={isLocked} choose={choose} />
        {becomesFile ? null : <p className="cc-muted">{say(isAsking ? 'pasteHint' : 'pasteNowHint')}</p>}
        {sanitized ? <PastedWords state={of} act={act} /> : null}
        <SetByOrganisationNote isSet={isLocked} />
      </div>
    </div>
  );
}
