import type { MouseEvent } from 'react';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';
import { AuditSign, auditTone } from './audit-line.tsx';
import { auditHeadline } from './audit-words.ts';
import { useLanguage } from './language.ts';

/** Opens the details of the audit and scrolls to them, since they may be out of sight. */
function showDetails({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const root = currentTarget.getRootNode() as Document | ShadowRoot;
  const details = root.querySelector<HTMLDetailsElement>('details[data-coatcheck="audit"]');
  if (!details) return;
  details.open = true;
  details.scrollIntoView({ block: 'nearest' });
  details.querySelector('summary')?.focus();
}

/** The audit's result beside the send button; a click opens the details. */
export function AuditSummary({ state: { audit, sanitized } }: { readonly state: PromptState }) {
  const language = useLanguage();
  if (!sanitized || !audit || audit === 'failed')
    return <span className="cc-muted">{language.say('auditStaysHere')}</span>;
  const tone = auditTone(audit);
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
      {auditHeadline(audit, language)}
    </button>
  );
}
