import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { NO_SUGGESTIONS } from '../../components/no-suggestions.ts';
import { type Block, lengthOf, replyTo, upTo } from './assistant.ts';
import { EXAMPLE_LETTER } from './example.ts';

interface Message {
  readonly id: number;
  readonly role: 'user' | 'assistant';
  readonly prompt: string;
}

const STEP_MS = 15;
const STEP_CHARACTERS = 4;

function useStreamed(length: number, onDone: () => void): number {
  const [count, setCount] = useState(0);
  const done = count >= length;
  useEffect(() => {
    if (done) return onDone();
    const timer = setTimeout(() => setCount(count + STEP_CHARACTERS), STEP_MS);
    return () => clearTimeout(timer);
  }, [count, done, onDone]);
  return count;
}

// Every element below has one string for a child, so that React can go on writing after the page's text was restored.
function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph') return <p className="mb-3">{block.text}</p>;
  return (
    <table className="w-full text-sm">
      <tbody>
        {block.rows.map(([label, value], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows only ever grow at the end.
          <tr key={row} className="border-t border-line">
            <th className="py-1 pr-4 text-start font-medium whitespace-nowrap">{label}</th>
            <td className="py-1">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Answer = memo(function Answer({ prompt, onDone }: { readonly prompt: string; readonly onDone: () => void }) {
  const { say } = useLanguage();
  const [blocks] = useState(() => replyTo(prompt));
  const total = lengthOf(blocks);
  const count = useStreamed(total, onDone);
  const streaming = count < total ? { 'data-demo-streaming': '' } : {};
  return (
    <div>
      <div data-demo-role="assistant" lang="en" {...streaming} className="rounded-2xl border border-line px-4 py-3">
        {upTo(blocks, count).map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end.
          <BlockView key={index} block={block} />
        ))}
      </div>
      <details className="mt-1 px-4 text-sm text-muted">
        <summary className="cursor-pointer">{say('demoReceived')}</summary>
        <pre data-demo-received="" className="mt-2 whitespace-pre-wrap rounded-lg bg-surface p-3 font-sans text-ink">
          {prompt}
        </pre>
      </details>
    </div>
  );
});

function Bubble({ text }: { readonly text: string }) {
  return (
    <div data-demo-role="user" className="ms-auto max-w-[85%] whitespace-pre-wrap rounded-2xl bg-surface px-4 py-3">
      {text}
    </div>
  );
}

function Composer({ onSend, busy }: { readonly onSend: (text: string) => void; readonly busy: boolean }) {
  const { say } = useLanguage();
  const box = useRef<HTMLTextAreaElement>(null);
  const fill = (text: string) => {
    if (!box.current) return;
    box.current.value = text;
    box.current.dispatchEvent(new Event('input', { bubbles: true }));
    box.current.focus();
  };
  const send = () => {
    const text = box.current?.value ?? '';
    if (busy || text.trim() === '') return;
    onSend(text);
    fill('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="rounded-2xl border border-line bg-bg p-3 shadow-sm focus-within:border-accent">
      <textarea
        ref={box}
        data-demo-composer=""
        aria-label={say('demoMessage')}
        placeholder={say('demoPlaceholder')}
        rows={5}
        {...NO_SUGGESTIONS}
        className="block w-full resize-none bg-transparent text-ink outline-none!"
        onKeyDown={onKeyDown}
      />
      <div className="mt-2 flex items-center justify-between gap-2">
        <button
          type="button"
          data-demo-example=""
          className="cursor-pointer rounded-lg border border-line px-3 py-1.5 text-sm hover:bg-surface"
          onClick={() => fill(EXAMPLE_LETTER)}
        >
          {say('demoExample')}
        </button>
        <button
          type="button"
          data-demo-send=""
          className="cursor-pointer rounded-lg bg-accent px-4 py-1.5 text-sm font-semibold text-on-accent disabled:opacity-50"
          disabled={busy}
          onClick={send}
        >
          {say('send')}
        </button>
      </div>
    </div>
  );
}

export function Chat() {
  const { say } = useLanguage();
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [busy, setBusy] = useState(false);
  const [onDone] = useState(() => () => setBusy(false));
  const send = (prompt: string) => {
    setBusy(true);
    setMessages((before) => [
      ...before,
      { id: before.length, role: 'user', prompt },
      { id: before.length + 1, role: 'assistant', prompt },
    ]);
  };
  return (
    <div className="mx-auto flex min-h-screen max-w-3xl flex-col px-4">
      <header className="py-5">
        <h1 className="text-xl font-semibold">{say('demoChat')}</h1>
        <p className="text-muted">{say('demoLead')}</p>
      </header>
      <main className="flex flex-1 flex-col gap-4 pb-6" aria-live="polite">
        {messages.length === 0 ? <p className="m-auto max-w-md text-center text-muted">{say('demoStart')}</p> : null}
        {messages.map((message) =>
          message.role === 'user' ? (
            <Bubble key={message.id} text={message.prompt} />
          ) : (
            <Answer key={message.id} prompt={message.prompt} onDone={onDone} />
          ),
        )}
      </main>
      <footer className="sticky bottom-0 bg-bg pb-4">
        <Composer onSend={send} busy={busy} />
      </footer>
    </div>
  );
}
