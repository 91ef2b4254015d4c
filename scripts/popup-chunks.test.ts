import { expect, it } from 'vitest';
import { modulesLoadedWith } from './popup-chunks.ts';

const links = {
  page: [['react', 'text'], ['language']],
  react: [[], []],
  text: [['page'], []],
  language: [['react'], []],
};
const graph = {
  getModuleInfo: (id: string) => {
    const [importedIds = [], dynamicallyImportedIds = []] = links[id as keyof typeof links] ?? [];
    return { importedIds, dynamicallyImportedIds };
  },
};

it('follows what is loaded at once, round circles too, and what comes later only where it is asked to', () => {
  expect([...modulesLoadedWith(graph, ['page'], false)].sort()).toEqual(['page', 'react', 'text']);
  expect([...modulesLoadedWith(graph, ['page'], true)].sort()).toEqual(['language', 'page', 'react', 'text']);
  expect([...modulesLoadedWith(graph, [], true)]).toEqual([]);
});
