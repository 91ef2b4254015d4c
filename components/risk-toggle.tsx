import type { Annotation } from '../lib/detect/annotation.ts';
import type { PromptAction } from '../lib/page/prompt-state.ts';
import { useLanguage } from './language.ts';
import { riskWords, toggledRisk } from './words.ts';

interface Props {
  readonly original: string;
  readonly annotation: Annotation;
  readonly part: string;
  readonly act: (action: PromptAction) => void;
  /** The focus stays where it is, and with it the caret. */
  readonly keepsFocus?: boolean;
}

/** One click between replaced and kept. */
export function RiskToggle({ original, annotation: { start, end, risk }, part, act, keepsFocus = false }: Props) {
  const language = useLanguage();
  const { word, shape } = riskWords(risk, language);
  const other = riskWords(toggledRisk(risk), language).word;
  return (
    <button
      type="button"
      className="cc-chip"
      data-risk={risk}
      data-coatcheck={part}
      aria-label={language.say('riskChange', { original, risk: word, other })}
      onMouseDown={(event) => keepsFocus && event.preventDefault()}
      onClick={() => act({ do: 'set-risk', span: { start, end }, risk: toggledRisk(risk) })}
    >
      <span aria-hidden="true">{shape}</span>
      {word}
    </button>
  );
}
