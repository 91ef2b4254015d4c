// The private values of a prompt, as an outside reader meets them in the sanitized text.
import type { Sanitized } from '../../lib/sanitize/sanitized.ts';
import { isStopWord } from '../../lib/text/stop-words.ts';
import type { MarkedPrompt } from '../annotated.ts';

export interface HiddenValue {
  readonly text: string;
  /** The code of the annotation guide: PER, ORG, … */
  readonly type: string;
  readonly language: string;
  readonly sent: string;
  /** Where its stand-ins stand in the sanitized text. */
  readonly places: readonly { readonly start: number; readonly end: number }[];
  /** Whether the value itself leaves. */
  readonly isLeft: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Shorter words say nothing about anybody. */
const SHORTEST = 3;

/** The values that the annotation hides, each once. */
export function valuesOf({ text, spans, language }: MarkedPrompt, sanitized: Sanitized): readonly HiddenValue[] {
  const { replacements, text: sent } = sanitized;
  const byValue = new Map<string, HiddenValue>();
  for (const { start, end, type } of spans.filter(({ role }) => role === 'hide')) {
    const value = text.slice(start, end);
    const covering = replacements.filter((one) => one.start < end && one.end > start);
    const places = covering.map(({ outStart, outEnd }) => ({ start: outStart, end: outEnd }));
    const known = byValue.get(value);
    const isLeft = (known?.isLeft ?? false) || covering.length === 0;
    byValue.set(value, { text: value, type, language, sent, places: [...(known?.places ?? []), ...places], isLeft });
  }
  return [...byValue.values()];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words of the value that the sanitized text still shows, alone or inside another word ("annaweber"): not those of ordinary language. */
export function partsLeft({ text, sent }: HiddenValue): readonly string[] {
  const seen = folded(sent);
  const words = (text.match(WORD) ?? []).filter((word) => word.length >= SHORTEST && !isStopWord(word.toLowerCase()));
  return words.filter((word) => seen.includes(folded(word)));
}
