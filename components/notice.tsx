import type { Notice } from '../lib/page/prompt-state.ts';
import { useLanguage } from './language.ts';

interface Props {
  readonly notice: Notice;
  readonly onDismiss?: () => void;
}

export function NoticeCard({ notice, onDismiss }: Props) {
  const { say, read } = useLanguage();
  const urgent = notice.tone === 'error' || notice.tone === 'warning';
  return (
    <div className="cc-notice" role={urgent ? 'alert' : 'status'} data-tone={notice.tone} data-coatcheck="notice">
      <div className="cc-grow">
        <strong>{read(notice.title)}</strong>
        {read(notice.detail)}
      </div>
      {onDismiss ? (
        <button type="button" className="cc-plain" onClick={onDismiss}>
          {say('dismiss')}
        </button>
      ) : null}
    </div>
  );
}
