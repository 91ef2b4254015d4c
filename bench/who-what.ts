// Judges one sanitized prompt by its marks (models/training/annotated/GUIDE.md): who is hidden, what is kept, what stayed as it was.
import type { MarkedPrompt, MarkedSpan } from './annotated.ts';
import { countWordsIn } from './sets.ts';

export interface WhoWhatCounts {
  readonly prompts: number;
  /** Distinct strings marked `hide`; `hidden` counts those whose every telling word is replaced. */
  readonly private: number;
  readonly hidden: number;
  /** Spans marked `fact` or `public`; `kept` counts those that no replacement overlaps. */
  readonly needed: number;
  readonly kept: number;
  /** The words of all prompts, and the replacements in them that no mark explains: of ordinary words, in private prompts too. */
  readonly words: number;
  readonly unexplained: number;
  /** Prompts without a `hide` span: how many are sent unchanged, their words, and the replacements in them. */
  readonly clean: number;
  readonly unchanged: number;
  readonly cleanWords: number;
  readonly replacements: number;
  /** Prompts in which every `hide` string is hidden and every other span is kept. */
  readonly whole: number;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Judgement {
  readonly counts: WhoWhatCounts;
  readonly leaked: readonly string[];
  readonly lost: readonly string[];
}

const TELLING = /[\p{L}\p{N}]{2,}|[\p{Script=Han}\p{Script=Hangul}]/gu;
const PARTICLES = /^(?:de|da|do|van|von|der|den|bin|al|el|la|le|of|the|and|y|e|st|co|ltd|inc|gmbh)$/iu;

/** Whether every telling word of a span is covered. */
function isHidden(text: string, { start, end }: MarkedSpan, replaced: readonly Range[]): boolean {
  return Array.from(text.slice(start, end).matchAll(TELLING)).every((word) => {
    const [from, to] = [start + word.index, start + word.index + word[0].length];
    return PARTICLES.test(word[0]) || replaced.some((range) => range.start <= from && range.end >= to);
  });
}

/** @param isRefused the prompt was not sent: that counts against `whole` only. */
export function judgeReplaced({ text, spans }: MarkedPrompt, replaced: readonly Range[], isRefused = false): Judgement {
  const secrets = new Map<string, boolean>();
  for (const span of spans.filter(({ role }) => role === 'hide')) {
    const value = text.slice(span.start, span.end).toLowerCase();
    secrets.set(value, (secrets.get(value) ?? true) && isHidden(text, span, replaced));
  }
  const needed = spans.filter(({ role }) => role !== 'hide');
  const kept = needed.filter((span) => !replaced.some(({ start, end }) => start < span.end && end > span.start));
  const hidden = [...secrets.values()].filter(Boolean).length;
  const isClean = secrets.size === 0;
  const words = Math.max(countWordsIn(text), text.length / 8);
  const isExplained = (range: Range) => spans.some(({ start, end }) => start < range.end && end > range.start);
  const leaked = [...secrets].filter(([, is]) => !is).map(([value]) => value);
  const counts: WhoWhatCounts = {
    prompts: 1,
    private: secrets.size,
    hidden,
    needed: needed.length,
    kept: kept.length,
    words,
    unexplained: replaced.filter((range) => !isExplained(range)).length,
    clean: Number(isClean),
    unchanged: Number(isClean && replaced.length === 0),
    cleanWords: isClean ? words : 0,
    replacements: isClean ? replaced.length : 0,
    whole: Number(!isRefused && hidden === secrets.size && kept.length === needed.length),
  };
  return { counts, leaked, lost: needed.filter((span) => !kept.includes(span)).map((s) => text.slice(s.start, s.end)) };
}

const NO_COUNTS: WhoWhatCounts = {
  prompts: 0,
  private: 0,
  hidden: 0,
  needed: 0,
  kept: 0,
  words: 0,
  unexplained: 0,
  clean: 0,
  unchanged: 0,
  cleanWords: 0,
  replacements: 0,
  whole: 0,
};

export const sum = (rows: readonly WhoWhatCounts[]): WhoWhatCounts =>
  rows.reduce(
    (all, row) =>
      Object.fromEntries(
        Object.entries(all).map(([key, n]) => [key, n + row[key as keyof WhoWhatCounts]]),
      ) as unknown as WhoWhatCounts,
    NO_COUNTS,
  );

export const percent = (part: number, whole: number) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));

const perThousand = (count: number, words: number) => (words === 0 ? '-' : ((1000 * count) / words).toFixed(1));

export const HEAD = [
  '',
  'prompts',
  'private strings',
  'hidden %',
  'kept %',
  'clean unchanged %',
  'replacements per 1,000 clean words',
  'ordinary words replaced per 1,000',
  'whole %',
];

export function countsRow(name: string, c: WhoWhatCounts): string[] {
  return [
    name,
    String(c.prompts),
    String(c.private),
    percent(c.hidden, c.private),
    percent(c.kept, c.needed),
    percent(c.unchanged, c.clean),
    perThousand(c.replacements, c.cleanWords),
    perThousand(c.unexplained, c.words),
    percent(c.whole, c.prompts),
  ];
}
