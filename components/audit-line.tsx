import type { AttackReport, AuditReport, Recovery } from '../lib/audit/report.ts';
import type { PromptAction, PromptState } from '../lib/page/prompt-state.ts';
import { ATTACK_WORDS, headline, howWords, outcomeWords } from './audit-words.ts';
import { TYPE_WORDS } from './words.ts';

type Act = (action: PromptAction) => void;

interface RecoveredProps {
  readonly attack: AttackReport['attack'];
  readonly recovery: Recovery;
  readonly text: string;
  readonly act: Act;
}

/** What is still there can be replaced by one click; what was guessed cannot. */
function Recovered({ attack, recovery, text, act }: RecoveredProps) {
  const { original, type, found, trace, earlier } = recovery;
  const isThere = trace !== 'guessed' && trace !== 'unchanged' && text.includes(found);
  return (
    <li className="cc-audit-row" data-coatcheck="audit-row" data-text={original}>
      <span className="cc-grow">
        <strong>{original}</strong> <span className="cc-muted">({TYPE_WORDS[type]})</span>: {howWords(attack, recovery)}
        {earlier ? '; an earlier prompt of this conversation protected it' : ''}.
      </span>
      {isThere ? (
        <button
          type="button"
          className="cc-button"
          data-coatcheck="audit-protect"
          onClick={() => act({ do: 'protect', text: found })}
        >
          Protect “{found}”
        </button>
      ) : null}
    </li>
  );
}

function Attack({ report, text, act }: { readonly report: AttackReport; readonly text: string; readonly act: Act }) {
  const { attack, recoveries, close, notes } = report;
  const words = ATTACK_WORDS[attack];
  return (
    <li data-coatcheck="audit-attack" data-attack={attack} data-state={report.state}>
      <p>
        <strong>{words.name}</strong>: {outcomeWords(report)}. <span className="cc-muted">{words.question}</span>
      </p>
      {recoveries.length > 0 ? (
        <ul>
          {recoveries.map((recovery) => (
            <Recovered key={recovery.original} attack={attack} recovery={recovery} text={text} act={act} />
          ))}
        </ul>
      ) : null}
      {notes.map((note) => (
        <p key={note} className="cc-muted">
          {note}
        </p>
      ))}
      {close.length > 0 ? (
        <p className="cc-muted">
          Close, and not counted: {close.map(({ original, rank }) => `“${original}” (guess ${rank})`).join(', ')}.
        </p>
      ) : null}
    </li>
  );
}

export function toneOf({ recovered, recoveredEarlier }: AuditReport): 'safe' | 'leak' {
  return recovered + recoveredEarlier > 0 ? 'leak' : 'safe';
}

/** The audit of what is shown: one line, and on a click everything that was tried. */
export function AuditLine({ state, act }: { readonly state: PromptState; readonly act: Act }) {
  const { audit, sanitized, text } = state;
  if (!sanitized) return null;
  if (audit === 'failed') {
    return (
      <p className="cc-muted" role="status" data-coatcheck="audit">
        The sanitized text could not be attacked: the engine did not answer. Change a word to try again.
      </p>
    );
  }
  if (!audit) {
    return (
      <p className="cc-muted" data-coatcheck="audit">
        Attacking the sanitized text…
      </p>
    );
  }
  return (
    <details className="cc-audit" data-coatcheck="audit" data-tone={toneOf(audit)}>
      <summary>
        <span aria-hidden="true">{toneOf(audit) === 'leak' ? '▲' : '✓'}</span> {headline(audit)}
      </summary>
      <ul className="cc-stack">
        {audit.attacks.map((report) => (
          <Attack key={report.attack} report={report} text={text} act={act} />
        ))}
      </ul>
      <p className="cc-muted">
        On this device, in {Math.max(1, Math.round(audit.milliseconds))} ms. Other attacks may find more.
      </p>
    </details>
  );
}
