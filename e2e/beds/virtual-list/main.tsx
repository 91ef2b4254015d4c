// A long conversation in a list that draws only what is in sight. Rows are keyed by their place in the window, so that React writes
// another message into the same elements and text nodes, as lists that recycle do.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ask } from '../api.ts';

interface Message {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

const ROWS_IN_WINDOW = 24;

/** The lines of an answer, over and over, each with its number: every row is a message that can be told from the others. */
const many = (text: string): Message[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Array.from({ length: 400 }, (_, i) => ({
    role: 'assistant',
    text: i % 3 === 2 ? `row ${i}` : `row ${i}: ${lines[i % lines.length]}`,
  }));
};

/** Two text nodes of which one often stays the same, and a bold word in between. */
function Row({ message }: { readonly message: Message }) {
  const [first = '', ...words] = message.text.split(' ');
  return (
    <div data-role={message.role} data-text={message.text}>
      {first} <b>{words[0]}</b> {words.slice(1).join(' ')}
    </div>
  );
}

function App() {
  const list = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [draft, setDraft] = useState('');
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => list.current,
    estimateSize: () => 40,
    overscan: 4,
  });
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (draft.trim() === '') return;
    setDraft('');
    setMessages((before) => [...before, { role: 'user', text: draft }]);
    let answer = '';
    for await (const soFar of ask(draft)) answer = soFar;
    setMessages((before) => [...before, ...many(answer)]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void send();
  };
  return (
    <>
      <div data-list="" ref={list}>
        <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map((row) => {
            const message = messages[row.index];
            return message ? (
              <div
                key={row.index % ROWS_IN_WINDOW}
                ref={rows.measureElement}
                data-index={row.index}
                style={{ position: 'absolute', top: 0, width: '100%', transform: `translateY(${row.start}px)` }}
              >
                <Row message={message} />
              </div>
            ) : null;
          })}
        </div>
      </div>
      <form onSubmit={send}>
        <textarea name="prompt" value={draft} onChange={(e) => setDraft(e.target.value)} onKeyDown={onKeyDown} />
        <button type="submit" aria-label="Send message">
          ↑
        </button>
      </form>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
