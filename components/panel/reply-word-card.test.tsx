import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReplyWordCard } from './reply-word-card.tsx';

const html = (isSent: boolean) =>
  renderToStaticMarkup(
    <ReplyWordCard
      word={{ original: 'Anna <W>', surrogate: 'Mia', isSent, left: 0, top: 0, bottom: 9, takesFocus: false }}
      act={() => undefined}
    />,
  );

it('says both values, and offers the one that is not shown', () => {
  expect(html(false)).toContain('Restored: Anna &lt;W&gt;');
  expect(html(false)).toContain('Sent as: Mia');
  expect(html(false)).toContain('Show what was sent');
  expect(html(true)).toContain('Show the real value');
});

it('has the press that brings an original into the page checked', () => {
  expect(html(true)).toContain('data-lowers=""');
  expect(html(false)).toContain('data-lowers="later"');
});
