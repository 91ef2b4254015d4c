import type { Language } from '../lib/language/language.ts';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';
import { effectiveReplacements, replacementText, spanId } from './effective-replacements.ts';
import { HighlightedText, type TextMark } from './highlighted-text.tsx';
import { useLanguage } from './language.ts';

export function originalMarks(state: Props['state']): TextMark[] {
  return state.annotations.map(({ start, end, risk }) => ({ id: spanId({ start, end }), start, end, risk }));
}

export function sanitizedMarks(state: Props['state'], language: Language): TextMark[] {
  return effectiveReplacements(state).map((replacement) => {
    const id = spanId(replacement);
    const annotation = state.annotations.find((candidate) => spanId(candidate) === id);
    const { outStart: start, outEnd: end, surrogate } = replacement;
    const gap = start === end ? { gap: replacementText(replacement, surrogate, language) } : {};
    return { id, start, end, risk: annotation?.risk ?? 4, ...gap };
  });
}

interface Props {
  readonly state: Pick<PromptState, 'text' | 'annotations' | 'sanitized'>;
  /** The title of the original text. */
  readonly originalTitle?: string;
  readonly linked: string | undefined;
  readonly onLink: (id: string | undefined) => void;
  readonly onSelect: (id: string) => void;
}

/** The text that will be sent, and the original text, folded. */
export function SanitizedAndOriginal({ state, linked, onLink, onSelect, originalTitle }: Props) {
  const language = useLanguage();
  const { say } = language;
  const common = { linked, onLink, onSelect };
  return (
    <div className="cc-sides">
      <div className="cc-side">
        <h3>{say('theSiteGets')}</h3>
        {state.sanitized ? (
          <HighlightedText
            {...common}
            text={state.sanitized.text}
            marks={sanitizedMarks(state, language)}
            label={say('sanitizedText')}
            name="sanitized-text"
          />
        ) : (
          <p className="cc-text cc-muted">{say('sanitizedTextLater')}</p>
        )}
      </div>
      {/* Folded, because the composer shows this text already, and each value stands beside its replacement below. */}
      <details className="cc-wrote" data-coatcheck="you-wrote">
        <summary>{originalTitle ?? say('youWrote')}</summary>
        <HighlightedText
          {...common}
          text={state.text}
          marks={originalMarks(state)}
          label={say('originalText')}
          name="original-text"
        />
      </details>
    </div>
  );
}
