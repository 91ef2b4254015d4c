import type { Notice } from '../lib/page/prompt/prompt-state.ts';
import { CloseButton } from './close-button.tsx';
import { BlockedIcon, CheckIcon, InfoIcon, WarningIcon } from './icons.ts';
import { useLanguage } from './language.ts';

const TONES = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: BlockedIcon } as const;

/** The tone in form, as the colour says it too. */
export function ToneIcon({ tone }: Pick<Notice, 'tone'>) {
  const Icon = TONES[tone];
  return <Icon className="cc-tone" />;
}

interface Props {
  readonly notice: Notice;
  readonly onDismiss?: () => void;
}

export function NoticeCard({ notice, onDismiss }: Props) {
  const { say, read } = useLanguage();
  const urgent = notice.tone === 'error' || notice.tone === 'warning';
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
      </div>
      {onDismiss ? <CloseButton label={say('dismiss')} onClick={onDismiss} /> : null}
    </div>
  );
}
