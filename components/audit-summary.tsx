import type { MouseEvent } from 'react';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';
import { AuditSign, toneOf } from './audit-line.tsx';
import { headline } from './audit-words.ts';
import { useLanguage } from './language.ts';

/** Opens what was tried, which may be out of sight below. */
function showDetails({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const root = currentTarget.getRootNode() as Document | ShadowRoot;
  const details = root.querySelector<HTMLDetailsElement>('details[data-coatcheck="audit"]');
  if (!details) return;
  details.open = true;
  details.scrollIntoView({ block: 'nearest' });
  details.querySelector('summary')?.focus();
}

/** What the audit found, beside the button that sends. */
export function AuditSummary({ state: { audit, sanitized } }: { readonly state: PromptState }) {
  const language = useLanguage();
  if (!sanitized || !audit || audit === 'failed')
    return <span className="cc-muted">{language.say('auditStaysHere')}</span>;
  const tone = toneOf(audit);
  return (
    <button
      type="button"
      className="cc-audit-summary"
      data-coatcheck="audit-summary"
      data-tone={tone}
      title={language.say('auditSeeWhatWasTried')}
      onClick={showDetails}
    >
      <AuditSign tone={tone} />
      {headline(audit, language)}
    </button>
  );
}
