// Builds an audited prompt from a short notation: "[original|surrogate|TYPE|mechanism]" for a value that is replaced,
// "{kept|TYPE|risk|kind}" for a value that is found and kept.
import type { Annotation, EntityType, RiskLevel } from '../detect/annotation.ts';
import { type Mechanism, type Replacement, standInOfMechanism } from '../sanitize/sanitized.ts';
import type { AuditedPrompt } from './report.ts';

const MARK = /\[([^|\]]+)\|([^|\]]+)\|([A-Z]+)(?:\|([a-z-]+))?\]|\{([^|}]+)\|([A-Z]+)\|(\d)(?:\|([a-z-]+))?\}/g;

export function promptFrom(marked: string, more: Partial<AuditedPrompt> = {}): AuditedPrompt {
  const annotations: Annotation[] = [];
  const replacements: Replacement[] = [];
  let [text, out, at] = ['', '', 0];
  for (const match of marked.matchAll(MARK)) {
    const before = marked.slice(at, match.index);
    text += before;
    out += before;
    at = match.index + match[0].length;
    const [, original, surrogate = '', type, mechanism, kept = '', keptType, risk, kind] = match;
    const own = original ?? kept;
    const span = { start: text.length, end: text.length + own.length };
    annotations.push({
      ...span,
      type: (type ?? keptType) as EntityType,
      risk: (risk === undefined ? 4 : Number(risk)) as RiskLevel,
      confidence: 1,
      source: { detector: 'pattern', rule: 'test' },
      ...(kind === undefined ? {} : { kind }),
    });
    if (original !== undefined) {
      replacements.push({
        ...span,
        outStart: out.length,
        outEnd: out.length + surrogate.length,
        original,
        surrogate,
        type: type as EntityType,
        mechanism: (mechanism ?? 'permutation') as Mechanism,
        standIn: standInOfMechanism((mechanism ?? 'permutation') as Mechanism),
      });
    }
    text += own;
    out += original === undefined ? own : surrogate;
  }
  const rest = marked.slice(at);
  return {
    text: text + rest,
    annotations,
    sanitized: { text: out + rest, replacements },
    earlier: [],
    earlierUses: replacements.map(() => 0),
    accepted: [],
    ...more,
  };
}
