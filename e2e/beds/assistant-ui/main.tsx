// assistant-ui as its documentation sets it up: a controlled textarea, markdown rendered again for every chunk.
import {
  AssistantRuntimeProvider,
  type ChatModelAdapter,
  ComposerPrimitive,
  MessagePrimitive,
  ThreadPrimitive,
  useLocalRuntime,
} from '@assistant-ui/react';
import { MarkdownTextPrimitive } from '@assistant-ui/react-markdown';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import remarkGfm from 'remark-gfm';
import { ask } from '../api.ts';

const model: ChatModelAdapter = {
  async *run({ messages, abortSignal }) {
    const part = messages.at(-1)?.content[0];
    for await (const text of ask(part?.type === 'text' ? part.text : '', { signal: abortSignal }))
      yield { content: [{ type: 'text', text }] };
  },
};

const Markdown = () => <MarkdownTextPrimitive remarkPlugins={[remarkGfm]} />;

const UserMessage = () => (
  <MessagePrimitive.Root data-role="user">
    <MessagePrimitive.Parts />
  </MessagePrimitive.Root>
);

const AssistantMessage = () => (
  <MessagePrimitive.Root data-role="assistant">
    <MessagePrimitive.Parts components={{ Text: Markdown }} />
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
  return (
    <AssistantRuntimeProvider runtime={useLocalRuntime(model)}>
      <ThreadPrimitive.Root>
        <ThreadPrimitive.Messages components={{ UserMessage, AssistantMessage }} />
        <ComposerPrimitive.Root key={version}>
          <ComposerPrimitive.Input placeholder="Write" rows={6} autoFocus={version > 0} />
          <ComposerPrimitive.Send>Send</ComposerPrimitive.Send>
        </ComposerPrimitive.Root>
      </ThreadPrimitive.Root>
    </AssistantRuntimeProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
