// Measures how many different words one word is replaced by, and how often it stays (Cape, section 5.2.2 and appendix B.3).
import type { WordSampler } from './method.ts';

export interface Mapping {
  /** Different words that the word became: the effective mapping set. */
  readonly distinct: number;
  /** Share of the runs that left it as it was. */
  readonly kept: number;
}

/** Undefined if the mechanism does not know the word. */
export function mappingOf(sampler: WordSampler, word: string, runs: number): Mapping | undefined {
  const drawn: string[] = [];
  for (let run = 0; run < runs; run += 1) {
    const next = sampler.draw(word);
    if (next === undefined) return undefined;
    drawn.push(next);
  }
  return { distinct: new Set(drawn).size, kept: drawn.filter((other) => other === word).length / runs };
}

export function meanMapping(sampler: WordSampler, words: readonly string[], runs: number): Mapping | undefined {
  const all = words.flatMap((word) => mappingOf(sampler, word, runs) ?? []);
  if (all.length === 0) return undefined;
  const mean = (of: (mapping: Mapping) => number) => all.reduce((sum, each) => sum + of(each), 0) / all.length;
  return { distinct: mean(({ distinct }) => distinct), kept: mean(({ kept }) => kept) };
}
