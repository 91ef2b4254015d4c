import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { said } from '../lib/language/message.ts';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';
import { PasteCard } from './paste-card.tsx';
import { annotationOf, promptOf } from './prompt.test-support.ts';

const TEXT = 'Anna Berg met Bo Ek. Anna Berg wrote.';
const { text, annotations, sanitized, ...state } = promptOf(
  TEXT,
  [annotationOf(TEXT, 'Anna Berg', 'PERSON', 4), annotationOf(TEXT, 'Bo Ek', 'PERSON', 1)],
  { 'Anna Berg': 'Greta Holm' },
);
const composer: PromptState = { ...state, text: 'Mine', annotations: [] };
const found = { text, annotations, ...(sanitized ? { sanitized } : {}), isBusy: false, becomesFile: false };

const rendered = (paste: NonNullable<PromptState['paste']>, more: Partial<PromptState> = {}) =>
  renderToStaticMarkup(<PasteCard state={{ ...composer, ...more }} paste={paste} act={() => undefined} />);

it('counts what would be replaced and what is kept, and shows the sanitized text and both ways to paste', () => {
  const html = rendered(found);
  expect(html).toContain('1 person or value in it will be replaced. · 1 name as it is');
  expect(html).toContain('Greta Holm</span> met Bo Ek.');
  expect(html).toContain('Paste sanitized<');
  expect(html).toContain('Paste as it is<');
  expect(html).not.toContain('Cancel<');
  // The text is protected in the composer as what is typed.
  expect(html).not.toContain('data-coatcheck="paste-as-is" data-lowers');
});

it('offers to paste at once while the check runs, and shows how far it is', () => {
  const { sanitized: _, ...checking } = found;
  const html = rendered(checking, { checkedShare: 0.4 });
  expect(html).toContain('Checking (40%)');
  expect(html).toContain('Paste now<');
  expect(html).not.toContain('Paste sanitized<');
});

it('says of a text that becomes a file that it leaves as it is pasted, and lets the person cancel', () => {
  const html = rendered({ ...found, becomesFile: true });
  expect(html).toContain('turns what you pasted into a file');
  expect(html).toMatch(/data-coatcheck="paste-as-is" data-lowers=""/);
  expect(html).toContain('Cancel<');
  expect(html).not.toContain('Escape');
});

it('offers nothing else than to cancel where the organization lets only checked files be attached', () => {
  const { sanitized: _, ...unchecked } = found;
  const failed = { ...unchecked, becomesFile: true, failed: said('unexpected') };
  const html = rendered(failed, { site: { ...state.site, checkedFilesOnly: true } });
  expect(html).toContain('It could not be checked.');
  expect(html).not.toMatch(/Paste (?:sanitized|as it is)</);
  expect(html).toContain('Cancel<');
});

it('takes no click twice', () => {
  expect(rendered({ ...found, isBusy: true }).match(/disabled=""/g)).toHaveLength(2);
});
