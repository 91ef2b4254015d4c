import type { Annotation } from '../lib/detect/annotation.ts';
import type { PromptAction, PromptState } from '../lib/page/prompt-state.ts';
import type { StandIn } from '../lib/sanitize/sanitized.ts';
import { useLanguage } from './language.ts';
import { RiskSign } from './risk-sign.tsx';
import { WordDecisions } from './word-decisions.tsx';
import { riskWords, toggledRisk, typeWords } from './words.ts';

interface Props {
  readonly annotation: Annotation;
  readonly original: string;
  readonly surrogate: string | undefined;
  readonly standIn: StandIn | undefined;
  readonly open: boolean;
  readonly linked: boolean;
  readonly onOpen: () => void;
  readonly onLink: (linked: boolean) => void;
  readonly learned: PromptState['learned'];
  readonly act: (action: PromptAction) => void;
}

export function SpanCard(props: Props) {
  const { annotation, original, surrogate, standIn, open, linked, learned, onOpen, onLink, act } = props;
  const span = { start: annotation.start, end: annotation.end };
  const language = useLanguage();
  const risk = riskWords(annotation.risk, language);
  const other = riskWords(toggledRisk(annotation.risk), language).word;
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
          <span className="cc-muted"> · {typeWords(annotation.type, language)}</span>
        </button>
        <button
          type="button"
          className="cc-chip"
          data-risk={annotation.risk}
          data-coatcheck="risk-toggle"
          data-lowers={toggledRisk(annotation.risk) < annotation.risk ? '' : 'later'}
          aria-label={language.say('riskChange', { original, risk: risk.word, other })}
          onClick={() => act({ do: 'set-risk', span, risk: toggledRisk(annotation.risk) })}
        >
          <RiskSign risk={annotation.risk} />
        </button>
      </div>
      {open ? (
        <div className="cc-span-more">
          <WordDecisions
            annotation={annotation}
            original={original}
            surrogate={surrogate}
            standIn={standIn}
            learned={learned}
            act={act}
          />
        </div>
      ) : null}
    </li>
  );
}
