import type { SiteHealth } from '../lib/page/health.ts';

const COMPOSER = {
  selector: 'Composer found',
  behaviour: 'Composer found by how it behaves',
  missing: 'No composer found',
} as const;
const SEND = {
  selector: 'send button found',
  label: 'send button found by its label',
  place: 'send button guessed by where it stands',
  missing: 'no send button found',
} as const;
const REPLIES = {
  found: 'replies found',
  none: 'no reply yet',
  unknown: 'replies looked for in the whole page',
} as const;

/** What to do about what is missing; undefined where nothing is. */
export function healthAdvice({ composer, send, isKnown, isTaught }: SiteHealth): string | undefined {
  if (composer === 'missing')
    return 'Open a chat on this page. If one is open and Coatcheck does not see it, show it the text box below.';
  if (isKnown && composer === 'behaviour')
    return isTaught
      ? 'What you showed on this site is no longer there. General rules are in use; show it again below.'
      : 'This site has changed since Coatcheck learned it. General rules are in use; to be sure, show it the parts below.';
  if (send === 'missing') return 'Coatcheck sends with Enter here. If that sends nothing, show it the button below.';
  if (send === 'place') return 'If sending fails, show Coatcheck the button below.';
  return undefined;
}

export function healthWords({ composer, send, replies }: SiteHealth): string {
  const parts = composer === 'missing' ? [COMPOSER.missing] : [COMPOSER[composer], SEND[send], REPLIES[replies]];
  return parts.join(' · ');
}

export function HealthLine({ health }: { readonly health: SiteHealth }) {
  const advice = healthAdvice(health);
  return (
    <div data-coatcheck="health">
      <p className="cc-muted">
        {healthWords(health)}
        {health.isTaught ? ' · as you showed' : ''}
      </p>
      {advice ? (
        <p className="cc-muted" data-coatcheck="health-advice">
          {advice}
        </p>
      ) : null}
    </div>
  );
}
