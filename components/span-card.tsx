import type { Annotation, RiskLevel } from '../lib/detect/annotation.ts';
import { RiskDial } from './risk-dial.tsx';
import { isReplaced, RISK_WORDS, sourceWords, TYPE_WORDS, toggledRisk } from './words.ts';

interface Props {
  readonly annotation: Annotation;
  readonly original: string;
  readonly surrogate: string | undefined;
  readonly open: boolean;
  readonly linked: boolean;
  readonly onOpen: () => void;
  readonly onLink: (linked: boolean) => void;
  readonly onRisk: (risk: RiskLevel) => void;
  readonly onDrop: () => void;
}

/** A kept number can follow from a replaced one: as it is, it would give that away. */
function becomes(risk: RiskLevel, surrogate: string | undefined): string {
  if (surrogate === undefined) return isReplaced(risk) ? 'Not worked out yet' : 'Stays as it is';
  return isReplaced(risk)
    ? surrogate
    : `${surrogate}: it goes with a replaced number. Set the lowest level to keep it.`;
}

function Facts({ annotation, surrogate }: Pick<Props, 'annotation' | 'surrogate'>) {
  return (
    <dl className="cc-facts">
      <dt>What it is</dt>
      <dd>
        {TYPE_WORDS[annotation.type]}
        {annotation.kind ? ` (${annotation.kind.replaceAll('-', ' ')})` : ''}
      </dd>
      <dt>Found by</dt>
      <dd>{sourceWords(annotation.source)}</dd>
      <dt>How sure</dt>
      <dd>{Math.round(annotation.confidence * 100)} %</dd>
      <dt>Becomes</dt>
      <dd>{becomes(annotation.risk, surrogate)}</dd>
    </dl>
  );
}

export function SpanCard(props: Props) {
  const { annotation, original, surrogate, open, linked, onOpen, onLink, onRisk, onDrop } = props;
  const risk = RISK_WORDS[annotation.risk];
  return (
    <li
      data-coatcheck="span-row"
      data-text={original}
      onMouseEnter={() => onLink(true)}
      onMouseLeave={() => onLink(false)}
    >
      <div className="cc-span-head" data-linked={linked}>
        <button type="button" className="cc-span-open" aria-expanded={open} onClick={onOpen}>
          <strong>{original}</strong>
          {surrogate ? <span> → {surrogate}</span> : null}
          <span className="cc-muted"> · {TYPE_WORDS[annotation.type]}</span>
        </button>
        <button
          type="button"
          className="cc-chip"
          data-risk={annotation.risk}
          data-coatcheck="risk-toggle"
          aria-label={`${original}: ${risk.word}. Change to ${RISK_WORDS[toggledRisk(annotation.risk)].word}`}
          onClick={() => onRisk(toggledRisk(annotation.risk))}
        >
          <span aria-hidden="true">{risk.shape}</span>
          {risk.word}
        </button>
      </div>
      {open ? (
        <div className="cc-span-more">
          <Facts annotation={annotation} surrogate={surrogate} />
          <RiskDial risk={annotation.risk} label={`Risk of ${original}`} onChange={onRisk} />
          <div>
            <button type="button" className="cc-button" data-coatcheck="not-sensitive" onClick={onDrop}>
              Not sensitive
            </button>
          </div>
        </div>
      ) : null}
    </li>
  );
}
