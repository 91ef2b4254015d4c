import type { AttackReport, AuditReport, Recovery } from '../lib/audit/report.ts';
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { attackOutcomeText, attackText, auditHeadline, recoveryText } from './audit-words.ts';
import { CheckIcon, WarningIcon } from './icons.ts';
import { useLanguage } from './language.ts';
import { typeNameText } from './words.ts';

type Act = (action: PromptAction) => void;

interface RecoveredProps {
  readonly attack: AttackReport['attack'];
  readonly recovery: Recovery;
  readonly text: string;
  readonly act: Act;
}

/** One recovered original. If it still stands in the text, a button replaces it; a guessed one cannot be replaced. */
function RecoveredOriginal({ attack, recovery, text, act }: RecoveredProps) {
  const language = useLanguage();
  const { say } = language;
  const { original, type, found, trace, earlier } = recovery;
  const isThere = trace !== 'guessed' && trace !== 'unchanged' && text.includes(found);
  return (
    <li className="cc-audit-row" data-coatcheck="audit-row" data-text={original}>
      <span className="cc-grow">
        <strong>{original}</strong>{' '}
        {say('auditRow', {
          type: typeNameText(type, language),
          how: recoveryText(attack, recovery, language),
          earlier: earlier ? say('auditRowEarlier') : '',
        })}
      </span>
      {isThere ? (
        <button
          type="button"
          className="cc-button"
          data-coatcheck="audit-protect"
          onClick={() => act({ do: 'protect', text: found })}
        >
          {say('auditProtect', { found })}
        </button>
      ) : null}
    </li>
  );
}

function AttackDetails({
  report,
  text,
  act,
}: {
  readonly report: AttackReport;
  readonly text: string;
  readonly act: Act;
}) {
  const language = useLanguage();
  const { say } = language;
  const { attack, recoveries, close, notes } = report;
  const words = attackText(attack, language);
  const guesses = close.map(({ original, rank }) => say('auditGuess', { original, rank }));
  return (
    <li data-coatcheck="audit-attack" data-attack={attack} data-state={report.state}>
      <p>
        <strong>{words.name}</strong>
        {say('auditAttack', { outcome: attackOutcomeText(report, language) })}{' '}
        <span className="cc-muted">{words.question}</span>
      </p>
      {recoveries.length > 0 ? (
        <ul>
          {recoveries.map((recovery) => (
            <RecoveredOriginal key={recovery.original} attack={attack} recovery={recovery} text={text} act={act} />
          ))}
        </ul>
      ) : null}
      {notes.map((note) => (
        <p key={language.read(note)} className="cc-muted">
          {language.read(note)}
        </p>
      ))}
      {close.length > 0 ? <p className="cc-muted">{say('auditClose', { guesses: language.list(guesses) })}</p> : null}
    </li>
  );
}

/** `leak`: an original was recovered, or what is sent as it is may identify somebody. */
export type AuditTone = 'safe' | 'leak';

export function auditTone({ recovered, recoveredEarlier, attacks }: AuditReport): AuditTone {
  const isIdentifying = attacks.some(({ attack, notes }) => attack === 'quasi-identifiers' && notes.length > 0);
  return recovered + recoveredEarlier > 0 || isIdentifying ? 'leak' : 'safe';
}

export const AuditSign = ({ tone }: { readonly tone: AuditTone }) =>
  tone === 'leak' ? <WarningIcon /> : <CheckIcon />;

/** The audit of the sanitized text: one line, which opens the details of every attack. */
export function AuditLine({ state, act }: { readonly state: PromptState; readonly act: Act }) {
  const language = useLanguage();
  const { say } = language;
  const { audit, sanitized, text } = state;
  if (!sanitized) return null;
  if (audit === 'failed') {
    return (
      <p className="cc-muted" role="status" data-coatcheck="audit">
        {say('auditFailed')}
      </p>
    );
  }
  if (!audit) {
    return (
      <p className="cc-muted" data-coatcheck="audit">
        {say('auditUnderWay')}
      </p>
    );
  }
  return (
    <details className="cc-audit" data-coatcheck="audit" data-tone={auditTone(audit)}>
      <summary>
        <AuditSign tone={auditTone(audit)} /> {auditHeadline(audit, language)}
      </summary>
      <ul className="cc-stack">
        {audit.attacks.map((report) => (
          <AttackDetails key={report.attack} report={report} text={text} act={act} />
        ))}
      </ul>
      <p className="cc-muted">{say('auditTime', { milliseconds: Math.max(1, Math.round(audit.milliseconds)) })}</p>
    </details>
  );
}
