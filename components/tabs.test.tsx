import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs, tabAfter } from './tabs.tsx';

it('goes round by arrow keys, the way the page is read', () => {
  expect(tabAfter('ArrowRight', 0, 2, false)).toBe(1);
  expect(tabAfter('ArrowRight', 1, 2, false)).toBe(0);
  expect(tabAfter('ArrowLeft', 0, 3, false)).toBe(2);
  expect(tabAfter('ArrowLeft', 0, 3, true)).toBe(1);
  expect(tabAfter('End', 0, 3, false)).toBe(2);
  expect(tabAfter('Home', 2, 3, false)).toBe(0);
  expect(tabAfter('Enter', 0, 2, false)).toBeUndefined();
});

it('has one tab in the order of Tab, and names what it shows by it', () => {
  const tabs = [
    { name: 'prompt', label: 'Prompt' },
    { name: 'replies', label: 'Replies' },
  ] as const;
  const html = renderToStaticMarkup(
    <Tabs label="Views" tabs={tabs} chosen="replies" onChoose={() => undefined}>
      <p>here</p>
    </Tabs>,
  );
  expect(html.match(/tabindex="0"/gi)).toHaveLength(2);
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${id}" aria-selected="true"`);
});
