import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoredMessagesCard } from './stored-messages-card.tsx';

const shown = (originals: number, messages: number) =>
  renderToStaticMarkup(<StoredMessagesCard history={{ originals, messages }} act={() => undefined} />);

it('offers to replace where the message can be reached, and says what to do where not', () => {
  expect(shown(2, 1)).toMatch(/kept 2 originals.*Replace in this message.*Let them leave/);
  expect(shown(1, 3)).toContain('Replace in this chat’s history');
  const other = shown(1, 0);
  expect(other).toContain('Delete that message in the chat');
  expect(other).not.toContain('clean-history');
});
