import type { Annotation, RiskLevel } from '../lib/detect/annotation.ts';
import type { PromptAction, PromptState } from '../lib/page/prompt-state.ts';
import { RiskDial } from './risk-dial.tsx';
import { isReplaced, sourceWords, TYPE_WORDS } from './words.ts';

interface Props {
  readonly annotation: Annotation;
  readonly original: string;
  readonly surrogate: string | undefined;
  readonly learned: PromptState['learned'];
  readonly act: (action: PromptAction) => void;
}

/** What the head of the card does not say. A kept number can follow from a replaced one: as it is, it would give that away. */
function becomes(risk: RiskLevel, surrogate: string | undefined): string | undefined {
  if (surrogate === undefined) return isReplaced(risk) ? 'Not worked out yet' : 'Stays as it is';
  return isReplaced(risk)
    ? undefined
    : `${surrogate}: it goes with a replaced number. Set the lowest level to keep it.`;
}

function Facts({ annotation, surrogate }: Pick<Props, 'annotation' | 'surrogate'>) {
  const result = becomes(annotation.risk, surrogate);
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
      {result ? (
        <>
          <dt>Becomes</dt>
          <dd>{result}</dd>
        </>
      ) : null}
    </dl>
  );
}

/** The decision that was kept last, and the way back. */
function Learned({ learned, act }: { readonly learned: { readonly risk: RiskLevel }; readonly act: Props['act'] }) {
  return (
    <p className="cc-row cc-learned" role="status" data-coatcheck="learned">
      <span className="cc-grow">
        {isReplaced(learned.risk) ? 'Replaced from now on.' : 'Kept as it is from now on.'}
      </span>
      <button
        type="button"
        className="cc-button cc-plain"
        data-coatcheck="unlearn"
        onClick={() => act({ do: 'unlearn' })}
      >
        Undo
      </button>
    </p>
  );
}

/** What was found, and everything that can be decided about it: for this prompt by the dial, for good by the buttons. */
export function WordDecisions({ annotation, original, surrogate, learned, act }: Props) {
  const span = { start: annotation.start, end: annotation.end };
  return (
    <>
      <Facts annotation={annotation} surrogate={surrogate} />
      <RiskDial
        risk={annotation.risk}
        label={`Risk of ${original}`}
        onChange={(risk) => act({ do: 'set-risk', span, risk })}
      />
      {learned?.text === original ? (
        <Learned learned={learned} act={act} />
      ) : (
        <div className="cc-row">
          <button
            type="button"
            className="cc-button"
            data-coatcheck="not-sensitive"
            title="Keeps it as it is, in the prompts to come too"
            onClick={() => act({ do: 'drop-span', span })}
          >
            Not sensitive
          </button>
          <button
            type="button"
            className="cc-button"
            data-coatcheck="always-protect"
            title="Replaces it, in the prompts to come too"
            onClick={() => act({ do: 'always-protect', span })}
          >
            Always protect
          </button>
        </div>
      )}
    </>
  );
}
