import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { replacementText } from './effective-replacements.ts';
import type { SpanRow, SpanTreatment } from './grouped-spans.ts';
import { MoveToKeptIcon, MoveToReplacedIcon } from './icons.ts';
import { useLanguage } from './language.ts';
import { RiskShape } from './risk-shape.tsx';
import type { NameChoices } from './same-person.tsx';
import { WordFineTuning, WordSummary } from './word-decisions.tsx';
import { riskText, typeNameText } from './words.ts';

interface Props {
  readonly row: SpanRow;
  readonly open: boolean;
  readonly linked: boolean;
  readonly onOpen: () => void;
  readonly onLink: (linked: boolean) => void;
  readonly canHint: boolean;
  readonly learned: PromptState['learned'];
  readonly nameChoices: NameChoices;
  readonly act: (action: PromptAction) => void;
}

const MOVE_ICONS = { replaced: MoveToKeptIcon, kept: MoveToReplacedIcon } as const satisfies Record<
  SpanTreatment,
  unknown
>;

export function SpanDetailsCard({ row, open, linked, canHint, learned, nameChoices, onOpen, onLink, act }: Props) {
  const { id, annotation, original, surrogate, hidden, treatment, movesTo } = row;
  const language = useLanguage();
  const risk = riskText(annotation.risk, language);
  const other = riskText(movesTo, language).word;
  const span = { start: annotation.start, end: annotation.end };
  const MoveIcon = MOVE_ICONS[treatment];
  return (
    <li
      data-coatcheck="span-row"
      data-text={original}
      data-span={id}
      data-risk={annotation.risk}
      onMouseEnter={() => onLink(true)}
      onMouseLeave={() => onLink(false)}
    >
      <div className="cc-span-head" data-linked={linked}>
        <button type="button" className="cc-span-open" data-coatcheck="span-open" aria-expanded={open} onClick={onOpen}>
          <RiskShape risk={annotation.risk} /> <strong>{original}</strong>
          {surrogate === original ? <span> · {language.say('drewItself')}</span> : null}
          {hidden && surrogate !== original ? <span> → {replacementText(hidden, surrogate, language)}</span> : null}
          <span className="cc-muted"> · {typeNameText(annotation.type, language)}</span>
        </button>
        <button
          type="button"
          className="cc-chip cc-move"
          data-coatcheck="risk-toggle"
          data-lowers={treatment === 'replaced' ? '' : 'later'}
          aria-label={language.say('riskChange', { original, risk: risk.word, other })}
          onClick={() => act({ do: 'set-risk', span, risk: movesTo })}
        >
          <MoveIcon />
          {other}
        </button>
      </div>
      {open ? (
        <div className="cc-span-more">
          <WordSummary annotation={annotation} original={original} surrogate={surrogate} />
          <WordFineTuning
            annotation={annotation}
            original={original}
            hidden={hidden}
            canHint={canHint}
            learned={learned}
            nameChoices={nameChoices}
            act={act}
          />
        </div>
      ) : null}
    </li>
  );
}
