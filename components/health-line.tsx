import type { Language } from '../lib/language/language.ts';
import type { TextKey } from '../lib/language/message.ts';
import type { SiteHealth } from '../lib/page/site/site-health.ts';
import { useLanguage } from './language.ts';

const COMPOSER = {
  selector: 'healthComposer',
  behaviour: 'healthComposerBehaviour',
  missing: 'healthNoComposer',
} as const satisfies Record<SiteHealth['composer'], TextKey>;
const SEND = {
  selector: 'healthSend',
  label: 'healthSendLabel',
  place: 'healthSendPlace',
  notDue: 'healthSendNotDue',
  missing: 'healthNoSend',
} as const satisfies Record<SiteHealth['send'], TextKey>;
const REPLIES = {
  found: 'healthReplies',
  none: 'healthNoReplies',
  missing: 'healthRepliesMissing',
  unknown: 'healthRepliesUnknown',
} as const satisfies Record<SiteHealth['replies'], TextKey>;

/** Advice for the first part of the site that was not found; undefined if all were. */
export function healthAdvice(
  { composer, send, replies, isKnown, isTaught, afterSend }: SiteHealth,
  { say }: Language,
): string | undefined {
  if (composer === 'missing') return say('healthAdviceComposer');
  if (afterSend?.message === 'missing') return say('healthAdviceMessage');
  if (afterSend?.answer === 'missing') return say('healthAdviceAnswer');
  if (isKnown && composer === 'behaviour') return say(isTaught ? 'healthAdviceTaught' : 'healthAdviceChanged');
  if (send === 'missing') return say('healthAdviceEnter');
  if (send === 'place') return say('healthAdvicePlace');
  if (replies === 'missing') return say('healthAdviceReplies');
  return undefined;
}

export function siteHealthText({ composer, send, replies }: SiteHealth, { say }: Language): string {
  const parts = composer === 'missing' ? [COMPOSER.missing] : [COMPOSER[composer], SEND[send], REPLIES[replies]];
  return parts.map((part) => say(part)).join(' · ');
}

export function HealthLine({ health }: { readonly health: SiteHealth }) {
  const language = useLanguage();
  const advice = healthAdvice(health, language);
  return (
    <div data-coatcheck="health">
      <p className="cc-muted">
        {siteHealthText(health, language)}
        {health.isTaught ? ` · ${language.say('healthAsYouShowed')}` : ''}
      </p>
      {advice ? (
        <p className="cc-muted" data-coatcheck="health-advice">
          {advice}
        </p>
      ) : null}
    </div>
  );
}
