// Writes annotated text for a terminal, in colours or with plain marks.
import type { Annotation, RiskLevel } from '../lib/detect/annotation.ts';

const COLOURS: Record<RiskLevel, string> = { 1: '2', 2: '36', 3: '34', 4: '30;43', 5: '97;41' };

export function highlightForTerminal(text: string, annotations: readonly Annotation[], colour: boolean): string {
  let out = '';
  let at = 0;
  for (const { start, end, type, risk } of annotations) {
    const word = text.slice(start, end);
    out += text.slice(at, start);
    out += colour ? `\u001b[${COLOURS[risk]}m${word}\u001b[0m` : `[${word}|${type} ${risk}]`;
    at = end;
  }
  return out + text.slice(at);
}
