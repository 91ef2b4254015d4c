import { REVIEWS_BEFORE_AUTOMATIC, type SendMode, SITE_MODES, type SiteSendMode } from '../lib/engine/send-mode.ts';
import type { TextKey } from '../lib/language/message.ts';
import { useLanguage } from './language.ts';

const MODE_TEXTS = {
  review: 'modeReview',
  automatic: 'modeAutomatic',
  off: 'modeOff',
} as const satisfies Record<SiteSendMode, TextKey>;

interface LockProps {
  readonly isLocked?: boolean;
  /** True if the organisation forbids switching Coatcheck off. */
  readonly staysOn?: boolean;
}

interface Props extends LockProps {
  readonly mode: SendMode;
  readonly onChange: (mode: SendMode) => void;
}

/** Chooses the send mode of all sites. `first-sends` cannot be chosen again once the person has left it. */
export function SendModeChoice({ mode, isLocked = false, staysOn = false, onChange }: Props) {
  const { say } = useLanguage();
  return (
    <select
      className="cc-input"
      data-coatcheck="mode-everywhere"
      value={mode}
      disabled={isLocked}
      onChange={(event) => onChange(SITE_MODES.find((one) => one === event.target.value) ?? mode)}
    >
      {mode === 'first-sends' ? (
        <option value="first-sends">{say('modeFirstSends', { count: REVIEWS_BEFORE_AUTOMATIC })}</option>
      ) : null}
      {SITE_MODES.map((one) => (
        <option key={one} value={one} disabled={staysOn && one === 'off'}>
          {say(MODE_TEXTS[one])}
        </option>
      ))}
    </select>
  );
}

const AS_EVERYWHERE = 'everywhere';

interface HereProps extends LockProps {
  readonly mode: SiteSendMode | undefined;
  readonly onChange: (mode: SiteSendMode | undefined) => void;
}

/** Chooses the send mode of one site, or that it follows the general one. */
export function SiteSendModeChoice({ mode, isLocked = false, staysOn = false, onChange }: HereProps) {
  const { say } = useLanguage();
  return (
    <select
      className="cc-input"
      data-coatcheck="mode-here"
      value={mode ?? AS_EVERYWHERE}
      disabled={isLocked}
      onChange={(event) => onChange(SITE_MODES.find((one) => one === event.target.value))}
    >
      <option value={AS_EVERYWHERE}>{say('modeAsEverywhere')}</option>
      {SITE_MODES.map((one) => (
        <option key={one} value={one} disabled={staysOn && one === 'off'}>
          {say(MODE_TEXTS[one])}
        </option>
      ))}
    </select>
  );
}
