import type { PromptState } from '../lib/page/prompt-state.ts';
import type { Span } from '../lib/text/span.ts';
import { HighlightedText, type Mark } from './highlighted-text.tsx';

export function spanId(span: Span): string {
  return `${span.start}:${span.end}`;
}

/** By the id of the span that each stands for. */
export function surrogatesOf(state: PromptState): ReadonlyMap<string, string> {
  return new Map((state.sanitized?.replacements ?? []).map((r) => [spanId(r), r.surrogate] as const));
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
  const common = { linked, onLink, onSelect };
  return (
    <div className="cc-sides">
      <div className="cc-side">
        <h3>You wrote</h3>
        <HighlightedText
          {...common}
          text={state.text}
          marks={originalMarks(state)}
          label="Original text"
          name="original-text"
        />
      </div>
      <div className="cc-side">
        <h3>The site gets</h3>
        {state.sanitized ? (
          <HighlightedText
            {...common}
            text={state.sanitized.text}
            marks={sanitizedMarks(state)}
            label="Sanitized text"
            name="sanitized-text"
          />
        ) : (
          <p className="cc-text cc-muted">The sanitized text appears here once the check is done.</p>
        )}
      </div>
    </div>
  );
}
