// Merges the generations of a site (the forms of its page) into one adapter.
import { type SelectorWithEvidence, withDefaultEvidence } from './evidence.ts';
import type { PageGeneration, PagePart, Selectors, SiteAdapter, SiteData } from './site-adapter.ts';

export function selectorsWithEvidence(generation: PageGeneration, part: PagePart): SelectorWithEvidence[] {
  return (generation[part] ?? []).map((data) => withDefaultEvidence(data, generation.evidence));
}

/** The selectors of a part, from the newest generation on. Selectors that read words come last, because they only work in one language. */
function mergedSelectors(generations: readonly PageGeneration[], part: PagePart): Selectors {
  const all = generations.flatMap((generation) => selectorsWithEvidence(generation, part));
  const readsWords = ({ evidence }: SelectorWithEvidence) => evidence.language !== 'any';
  const ordered = [...all.filter((one) => !readsWords(one)), ...all.filter(readsWords)];
  return [...new Set(ordered.map(({ css }) => css))];
}

export function siteAdapterOf({ generations, editEnter = 'sends', ...facts }: SiteData): SiteAdapter {
  const box = mergedSelectors(generations, 'editBox');
  return {
    ...facts,
    generations,
    composer: mergedSelectors(generations, 'composer'),
    send: mergedSelectors(generations, 'send'),
    stop: mergedSelectors(generations, 'stop'),
    streaming: mergedSelectors(generations, 'streaming'),
    userMessage: mergedSelectors(generations, 'userMessage'),
    assistantMessage: mergedSelectors(generations, 'assistantMessage'),
    ...(box.length > 0 ? { edit: { box, save: mergedSelectors(generations, 'editSave'), enter: editEnter } } : {}),
  };
}

export const fixtureExpectationsByGeneration = ({ generations }: Pick<SiteAdapter, 'generations'>) =>
  generations.flatMap(({ fixtureExpectations }) => fixtureExpectations);
