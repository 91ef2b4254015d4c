// assistant-ui as its documentation sets it up: a controlled textarea, markdown rendered again for every chunk.
import {
  ActionBarPrimitive,
  AssistantRuntimeProvider,
  type ChatModelAdapter,
  ComposerPrimitive,
  MessagePrimitive,
  ThreadPrimitive,
  useAui,
  useAuiState,
  useLocalRuntime,
} from '@assistant-ui/react';
import { MarkdownTextPrimitive } from '@assistant-ui/react-markdown';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import remarkGfm from 'remark-gfm';
import { ask } from '../api.ts';
import { Waiting, WithCommands } from './workspace.tsx';

const model: ChatModelAdapter = {
  async *run({ messages, abortSignal }) {
    const part = messages.at(-1)?.content[0];
    // Many send the whole conversation each time.
    if (CONTROLS) await keepHistory(messages.map(({ content: [first] }) => (first?.type === 'text' ? first.text : '')));
    for await (const text of ask(part?.type === 'text' ? part.text : '', { signal: abortSignal }))
      yield { content: [{ type: 'text', text }] };
  },
};

/** `?controls`: what sends without the composer, as the library has it. */
const CONTROLS = location.search.includes('controls');

/** `?workspace`: commands after a slash, and prompts that wait for their turn. */
const WORKSPACE = location.search.includes('workspace');

const READS_AFTER_MS = 100;

const keepHistory = (texts: readonly string[]) =>
  fetch('/log/history', { method: 'POST', body: JSON.stringify({ texts }) });

/** What a reply proposes to ask next: as the page has it, as it stands on the button, or as it stands there a little later. */
function FollowUps() {
  const text = useAuiState(({ message }) => {
    const part = message.content[0];
    return part?.type === 'text' ? part.text : '';
  });
  const aui = useAui();
  const name = text.match(/\*\*(.+?)\*\*/)?.[1];
  if (!name) return null;
  const prompt = `Who is ${name}?`;
  return (
    <>
      <ThreadPrimitive.Suggestion prompt={prompt} send data-follow-up="kept">
        {prompt}
      </ThreadPrimitive.Suggestion>
      <button
        type="button"
        data-follow-up="shown"
        onClick={({ currentTarget }) => aui.thread().append(currentTarget.textContent ?? '')}
      >
        {prompt}
      </button>
      <button
        type="button"
        data-follow-up="late"
        onClick={({ currentTarget }) =>
          setTimeout(() => aui.thread().append(currentTarget.textContent ?? ''), READS_AFTER_MS)
        }
      >
        {prompt}
      </button>
    </>
  );
}

const Markdown = () => <MarkdownTextPrimitive remarkPlugins={[remarkGfm]} />;

const UserMessage = () => (
  <MessagePrimitive.Root data-role="user">
    <MessagePrimitive.Parts />
  </MessagePrimitive.Root>
);

const AssistantMessage = () => (
  <MessagePrimitive.Root data-role="assistant">
    <MessagePrimitive.Parts components={{ Text: Markdown }} />
    {CONTROLS ? (
      <>
        <ActionBarPrimitive.Root>
          <ActionBarPrimitive.Reload>Try again</ActionBarPrimitive.Reload>
        </ActionBarPrimitive.Root>
        <FollowUps />
      </>
    ) : null}
  </MessagePrimitive.Root>
);

/**
 * `?rerender`: while `data-swap` stands on the root element, the page puts a new composer in the place of the old one many times
 * a second, and the caret into it, as some sites do while they send.
 */
function useNewComposers(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (!location.search.includes('rerender')) return;
    const timer = setInterval(
      () => document.documentElement.dataset.swap !== undefined && setVersion((v) => v + 1),
      20,
    );
    return () => clearInterval(timer);
  }, []);
  return version;
}

function App() {
  const version = useNewComposers();
  const input = <ComposerPrimitive.Input placeholder="Write" rows={6} autoFocus={version > 0} />;
  return (
    <AssistantRuntimeProvider runtime={useLocalRuntime(model, { unstable_enableMessageQueue: WORKSPACE })}>
      <ThreadPrimitive.Root>
        <ThreadPrimitive.Messages components={{ UserMessage, AssistantMessage }} />
        {CONTROLS ? (
          <>
            <ThreadPrimitive.Suggestion prompt="Plan a weekend in the mountains" send data-suggestion="sends">
              Plan a weekend
            </ThreadPrimitive.Suggestion>
            <ThreadPrimitive.Suggestion prompt=" Answer in one sentence." clearComposer={false} data-suggestion="adds">
              In one sentence
            </ThreadPrimitive.Suggestion>
          </>
        ) : null}
        <ComposerPrimitive.Root key={version}>
          {WORKSPACE ? (
            <>
              <Waiting />
              <WithCommands>{input}</WithCommands>
            </>
          ) : (
            input
          )}
          <ComposerPrimitive.Send>Send</ComposerPrimitive.Send>
        </ComposerPrimitive.Root>
      </ThreadPrimitive.Root>
    </AssistantRuntimeProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
