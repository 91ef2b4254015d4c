import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { chatgpt } from '../../sites/chatgpt.ts';
import { withTaughtSelectors } from '../../sites/taught-site.ts';
import type { SiteHealth } from './site-health.ts';
import { siteReport } from './site-report.ts';
import { markupSkeletonOf } from './skeleton.ts';

const health: SiteHealth = { composer: 'selector', send: 'missing', replies: 'none', isKnown: true, isTaught: false };

function bodyOf(html: string): Element {
  return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body as unknown as Element;
}

function reportOn(root: Element, adapter = chatgpt): string {
  const count = (selector: string) => (selector.startsWith('#') ? 1 : 0);
  return siteReport({ adapter, shipped: chatgpt, health, version: '1.2.3', count, root, language: 'de' });
}

it('shows tags, data attributes and how much each selector finds', () => {
  const root = bodyOf(
    '<main data-testid="chat"><ul><li data-row="1">a</li><li data-row="2">b</li></ul><form><button>Go</button></form></main>',
  );
  const report = reportOn(root);
  expect(report).toContain('Coatcheck 1.2.3, site chatgpt, page language de');
  expect(report).toContain('send missing');
  expect(report).toContain('  1  #prompt-textarea');
  expect(report).toContain('  0  [data-testid="send-button"]');
  expect(markupSkeletonOf(root)).toBe('body > main[data-testid]\n  ul\n    li[data-row] ×2\n  form > button');
});

it('writes no selector that the person showed, which may read a label', () => {
  const taught = { origin: 'https://chatgpt.com', composer: '[aria-label="Message to Annika"]', at: 0 };
  const report = reportOn(bodyOf('<p>x</p>'), withTaughtSelectors(chatgpt, taught));
  expect(report).not.toContain('Annika');
  expect(report).toContain('(shown or imported on this device)');
});

/** A secret word that cannot occur in a report by coincidence. */
const word = fc.stringMatching(/^[A-Z][a-z]{4,9}[0-9]{3}$/);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

it('lets no text of the page into a report', () => {
  fc.assert(
    fc.property(word, fc.constantFrom('div', 'p', 'textarea', 'a', 'my-part', 'button', 'title'), (secret, tag) => {
      const value = escaped(`Dear ${secret}`);
      const root = bodyOf(
        `<${tag} id="${secret}" class="${secret}" title="${value}" aria-label="${value}" href="/${secret}" value="${value}"
          data-user="${value}" data-${secret}="1" placeholder="${value}" name="${secret}" src="/${secret}" style="--x:${secret}">${value}</${tag}>
        <x-${secret}>${value}</x-${secret}><!-- ${secret} --><img alt="${value}"><script>${secret}</script>
        <input value="${value}"><div contenteditable>${value}</div>`,
      );
      expect(reportOn(root).toLowerCase()).not.toContain(secret.toLowerCase());
    }),
  );
});

it('stays short on a long page, and leaves out what is ours', () => {
  const rows = Array.from({ length: 3000 }, (_, i) => (i % 2 ? '<p><b>x</b></p>' : '<div><i>y</i><u>z</u></div>')).join(
    '',
  );
  const report = reportOn(bodyOf(`<div data-coatcheck-host><main></main></div>${rows}`));
  expect(report.split('\n').length).toBeLessThan(480);
  expect(report).toMatch(/\(\d+ more lines\)/);
  expect(report).not.toContain('coatcheck-host');
});
