// The rooms without languages write English sentences with values in them. Here such a sentence finds its translation, as gettext's do
// by the English, and takes its values along.
import { GAP } from './message.ts';

/** Translations by the English template; gaps have the same names on both sides. */
export type Sentences = Readonly<Record<string, string>>;

interface Pattern {
  readonly expression: RegExp;
  readonly gaps: readonly string[];
  readonly translation: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is left of a template without its gaps: the more, the surer is a match. */
const weight = (template: string) => template.replace(GAP, '').length;

function patternOf([template, translation]: readonly [string, string]): Pattern {
  const gaps = [...template.matchAll(GAP)].map(([, name = '']) => name);
  const literals = template.split(/\{\w+\}/).map(escaped);
  return { expression: new RegExp(`^${literals.join('(.+?)')}$`, 'su'), gaps, translation };
}

/** Undefined where the sentence has no translation. */
export function sentenceReader(sentences: Sentences): (sentence: string) => string | undefined {
  let patterns: readonly Pattern[] | undefined;

  function patternsOf(): readonly Pattern[] {
    patterns ??= Object.entries(sentences)
      .filter(([template]) => template.includes('{'))
      .sort(([a], [b]) => weight(b) - weight(a))
      .map(patternOf);
    return patterns;
  }

  /** What fills a gap may be a sentence itself: a cause, or an advice. */
  function read(sentence: string): string | undefined {
    if (Object.hasOwn(sentences, sentence)) return sentences[sentence];
    for (const { expression, gaps, translation } of patternsOf()) {
      const values = expression.exec(sentence)?.slice(1);
      if (!values) continue;
      const named = new Map(gaps.map((gap, at) => [gap, values[at] ?? '']));
      return translation.replace(GAP, (_, gap: string) => {
        const value = named.get(gap) ?? '';
        return read(value) ?? value;
      });
    }
    return undefined;
  }
  return read;
}
