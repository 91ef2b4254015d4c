import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RestorePair } from '../../lib/conversation/restore-pair.ts';
import type { ConversationReplies } from '../../lib/page/private/shown-replies.ts';
import { ReplyList } from './reply-list.tsx';
import { plainReplyText, restoreNothing, textRestorerForBlocks } from './restoring.ts';
import type { RestoredReplies } from './use-restored-replies.ts';

const pair: RestorePair = { surrogate: 'Maren Olsen', original: 'Annika Lindqvist', type: 'PERSON', shape: 'word' };
const restored = textRestorerForBlocks([pair], false);
const tab: ConversationReplies = {
  conversation: 'c',
  isRestored: false,
  replies: [
    {
      blocks: [
        { kind: 'text', text: 'Dear Maren Olsen,' },
        { kind: 'item', depth: 1, mark: '•', text: 'call Maren Olsen' },
        { kind: 'table', rows: [['1', 'Maren Olsen']] },
      ],
    },
  ],
};
const drawn = (shown: RestoredReplies) => renderToStaticMarkup(<ReplyList shown={shown} site="Chat" copied="no" />);

it('shows originals, marked, each with what the page has there', () => {
  const html = drawn({ tab, restored, isLocked: false });
  expect(html.match(/<mark[^>]*>Annika Lindqvist<\/mark>/g)).toHaveLength(3);
  expect(html).toContain('title="The page shows: Maren Olsen"');
  expect(html).toContain('Chat cannot see this text.');
  expect(html).toContain('aria-label="Reply 1"');
});

it('does not say that the site cannot see what the page shows', () => {
  const html = drawn({ tab: { ...tab, isRestored: true }, restored, isLocked: false });
  expect(html).not.toContain('cannot see');
  expect(html).toContain('The page also shows your originals');
});

it('says what is missing: an answer, a reply, the key', () => {
  expect(drawn({ restored: restoreNothing, isLocked: false })).toContain('Reading the replies');
  expect(drawn({ tab: { ...tab, replies: [] }, restored, isLocked: false })).toContain('No reply was found');
  const locked = drawn({ tab, restored, isLocked: true });
  expect(locked).toContain('The vault is locked');
  expect(locked).not.toContain('Annika');
  const failed = drawn({ restored, isLocked: false, failed: { words: 'No answer.' } });
  expect(failed).toContain('The originals could not be looked up');
  expect(failed).not.toContain('Reading the replies');
});

it('is copied as plain text, cells beside each other', () => {
  expect(tab.replies.map((reply) => plainReplyText(reply, restored))).toEqual([
    'Dear Annika Lindqvist,\n  • call Annika Lindqvist\n1\tAnnika Lindqvist',
  ]);
});
