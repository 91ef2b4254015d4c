import type { Annotation, EntityType, RiskLevel } from '../lib/detect/annotation.ts';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';

export function annotationOf(text: string, value: string, type: EntityType, risk: RiskLevel): Annotation {
  const start = text.indexOf(value);
  const source = { detector: 'model', rule: 'ner-en' } as const;
  return { start, end: start + value.length, type, risk, confidence: 0.9, source };
}

/** A checked prompt; `surrogates` maps originals to surrogates. */
export function promptOf(
  text: string,
  annotations: readonly Annotation[],
  surrogates: Readonly<Record<string, string>> = {},
): PromptState {
  let out = '';
  let at = 0;
  const replacements = [...annotations]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ start, end, type }) => {
      const original = text.slice(start, end);
      const surrogate = surrogates[original];
      if (surrogate === undefined) return [];
      out += text.slice(at, start);
      const outStart = out.length;
      out += surrogate;
      at = end;
      return [
        {
          start,
          end,
          outStart,
          outEnd: out.length,
          original,
          surrogate,
          type,
          mechanism: 'fpe' as const,
          standIn: 'swap' as const,
        },
      ];
    });
  return {
    site: { id: 'demo', name: 'Demo', origin: 'https://demo.example', enabled: true },
    text,
    annotations,
    sanitized: {
      text: out + text.slice(at),
      replacements,
      guarantee: { values: [], epsilons: {}, takenAsPublic: [], sentence: '' },
    },
    status: 'ready',
    engine: 'ready',
    replies: { surrogates: 0, restored: false },
  };
}
