import type { TextKey } from '../lib/language/message.ts';
import type { PanelNotice } from '../lib/page/prompt/prompt-state.ts';
import { CloseButton } from './close-button.tsx';
import { BlockedIcon, CheckIcon, InfoIcon, UndoIcon, WarningIcon } from './icons.ts';
import { useLanguage } from './language.ts';

const TONE_ICONS = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: BlockedIcon } as const;

/** An icon for the tone, so that colour is not its only sign. */
export function ToneIcon({ tone }: Pick<PanelNotice, 'tone'>) {
  const Icon = TONE_ICONS[tone];
  return <Icon className="cc-tone" />;
}

/** Texts that tell the person to press Undo; a notice with one of them shows that button. */
const TEXTS_WITH_UNDO: ReadonlySet<string> = new Set<TextKey>([
  'sentUndo',
  'notTakenSanitized',
  'pageSentOther',
  'requestFailed',
  'refusedWith',
  'couldNotPutBack',
]);

const saysUndo = ({ detail }: PanelNotice): boolean =>
  detail.some((one) => 'key' in one && TEXTS_WITH_UNDO.has(one.key));

const saysReload = ({ detail }: PanelNotice): boolean =>
  detail.some((one) => 'key' in one && one.key === ('reloadToWatch' satisfies TextKey));

interface Props {
  readonly notice: PanelNotice;
  readonly onUndo?: (() => void) | undefined;
  readonly onReload?: () => void;
  readonly onDismiss?: () => void;
}

export function NoticeCard({ notice, onDismiss, onUndo, onReload }: Props) {
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
        {onUndo && saysUndo(notice) ? (
          <div className="cc-next">
            <button type="button" className="cc-button" data-coatcheck="notice-undo" onClick={onUndo}>
              <UndoIcon />
              {say('undo')}
            </button>
          </div>
        ) : null}
        {onReload && saysReload(notice) ? (
          <div className="cc-next">
            <button type="button" className="cc-button" data-coatcheck="notice-reload" onClick={onReload}>
              {say('reload')}
            </button>
          </div>
        ) : null}
      </div>
      {onDismiss ? <CloseButton label={say('dismiss')} onClick={onDismiss} /> : null}
    </div>
  );
}
