import type { PanelNotice } from '../lib/page/prompt/prompt-state.ts';
import { CloseButton } from './close-button.tsx';
import { CopyButton } from './copy-button.tsx';
import { BlockedIcon, CheckIcon, InfoIcon, UndoIcon, WarningIcon } from './icons.ts';
import { useLanguage } from './language.ts';
import { type NoticeStepHandlers, noticeSteps, STEP_TEXTS } from './notice-steps.ts';

const TONE_ICONS = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: BlockedIcon } as const;

/** An icon for the tone, so that colour is not its only sign. */
export function ToneIcon({ tone }: Pick<PanelNotice, 'tone'>) {
  const Icon = TONE_ICONS[tone];
  return <Icon className="cc-tone" />;
}

interface Props {
  readonly notice: PanelNotice;
  /** What can be done here; a notice shows a button for each of these steps that it advises. */
  readonly steps?: NoticeStepHandlers;
  /** The person's own text, which the notice offers to copy because the page may have lost it. */
  readonly text?: string;
  readonly onDismiss?: () => void;
}

export function NoticeCard({ notice, onDismiss, steps = {}, text = '' }: Props) {
  const { say, read } = useLanguage();
  const urgent = notice.tone === 'error' || notice.tone === 'warning';
  const shown = noticeSteps(notice).filter((step) => (step === 'copy-text' ? text.trim() !== '' : steps[step]));
  return (
    <div
      className="cc-notice"
      role={urgent ? 'alert' : 'status'}
      data-tone={notice.tone}
      data-code={'key' in notice.title ? notice.title.key : undefined}
      data-coatcheck="notice"
    >
      <ToneIcon tone={notice.tone} />
      <div className="cc-grow">
        <strong>{read(notice.title)}</strong>
        {read(notice.detail)}
        {shown.length > 0 ? (
          <div className="cc-next">
            {shown.map((step) =>
              step === 'copy-text' ? (
                // The browser copies a text only directly in the press that asks for it, so a session cannot carry this step out.
                <CopyButton
                  key={step}
                  part="notice-copy-text"
                  text={text}
                  label={say('copyMyText')}
                  isPrimary={false}
                />
              ) : (
                <button
                  key={step}
                  type="button"
                  className="cc-button"
                  data-coatcheck={`notice-${step}`}
                  onClick={steps[step]}
                >
                  {step === 'put-back' ? <UndoIcon /> : null}
                  {say(STEP_TEXTS[step])}
                </button>
              ),
            )}
          </div>
        ) : null}
      </div>
      {onDismiss ? <CloseButton label={say('dismiss')} onClick={onDismiss} /> : null}
    </div>
  );
}
