import { memo, useEffect, useState } from 'react';
import { ChatComposer, PromptBubble, ReceivedPrompt } from '../../components/chat/chat-parts.tsx';
import { useLanguage } from '../../components/language.ts';
import { type DemoBlock, demoReplyTo, firstCharacters, replyLength } from './assistant.ts';
import { EXAMPLE_PROMPT } from './example.ts';

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

// Every element below has a single string as its child, so that React can update it after the page's text was restored.
function BlockView({ block }: { readonly block: DemoBlock }) {
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
  const [blocks] = useState(() => demoReplyTo(prompt));
  const total = replyLength(blocks);
  const count = useStreamed(total, onDone);
  const streaming = count < total ? { 'data-demo-streaming': '' } : {};
  return (
    <div>
      <div data-demo-role="assistant" lang="en" {...streaming} className="rounded-2xl border border-line px-4 py-3">
        {firstCharacters(blocks, count).map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end.
          <BlockView key={index} block={block} />
        ))}
      </div>
      <ReceivedPrompt prompt={prompt} />
    </div>
  );
});

export function DemoChat() {
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
            <PromptBubble key={message.id} text={message.prompt} />
          ) : (
            <Answer key={message.id} prompt={message.prompt} onDone={onDone} />
          ),
        )}
      </main>
      <footer className="sticky bottom-0 bg-bg pb-4">
        <ChatComposer onSend={send} busy={busy} example={EXAMPLE_PROMPT} />
      </footer>
    </div>
  );
}
