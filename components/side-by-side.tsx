import type { PromptState } from '../lib/page/prompt-state.ts';
import type { StandIn } from '../lib/sanitize/sanitized.ts';
import type { Span } from '../lib/text/span.ts';
import { HighlightedText, type Mark } from './highlighted-text.tsx';
import { useLanguage } from './language.ts';

export function spanId(span: Span): string {
  return `${span.start}:${span.end}`;
}

/** By the id of the span that each stands for. */
export function surrogatesOf(state: PromptState): ReadonlyMap<string, string> {
  return new Map((state.sanitized?.replacements ?? []).map((r) => [spanId(r), r.surrogate] as const));
}

/** What kind of stand-in each replaced span has. */
export function standInsOf(state: PromptState): ReadonlyMap<string, StandIn> {
  return new Map((state.sanitized?.replacements ?? []).map((r) => [spanId(r), r.standIn] as const));
}

export function originalMarks(state: PromptState): Mark[] {
  return state.annotations.map(({ start, end, risk }) => ({ id: spanId({ start, end }), start, end, risk }));
}

export function sanitizedMarks(state: PromptState): Mark[] {
  return (state.sanitized?.replacements ?? []).map((replacement) => {
    const id = spanId(replacement);
    const annotation = state.annotations.find((candidate) => spanId(candidate) === id);
    return { id, start: replacement.outStart, end: replacement.outEnd, risk: annotation?.risk ?? 4 };
  });
}

interface Props {
  readonly state: PromptState;
  readonly linked: string | undefined;
  readonly onLink: (id: string | undefined) => void;
  readonly onSelect: (id: string) => void;
}

export function SideBySide({ state, linked, onLink, onSelect }: Props) {
  const { say } = useLanguage();
  const common = { linked, onLink, onSelect };
  return (
    <div className="cc-sides">
      <div className="cc-side">
        <h3>{say('youWrote')}</h3>
        <HighlightedText
          {...common}
          text={state.text}
          marks={originalMarks(state)}
          label={say('originalText')}
          name="original-text"
        />
      </div>
      <div className="cc-side">
        <h3>{say('theSiteGets')}</h3>
        {state.sanitized ? (
          <HighlightedText
            {...common}
            text={state.sanitized.text}
            marks={sanitizedMarks(state)}
            label={say('sanitizedText')}
            name="sanitized-text"
          />
        ) : (
          <p className="cc-text cc-muted">{say('sanitizedTextLater')}</p>
        )}
      </div>
    </div>
  );
}
