// Ant Design X: a controlled Sender, and Streamdown, which parses a reply block by block while it streams.
import { Bubble, Sender } from '@ant-design/x';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Streamdown } from 'streamdown';
import { ask } from '../api.ts';

interface Message {
  readonly key: string;
  readonly role: 'ai' | 'user';
  readonly content: string;
}

const Markdown = (content: string) => <Streamdown>{content}</Streamdown>;

function App() {
  const [text, setText] = useState('');
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [loading, setLoading] = useState(false);

  async function send(prompt: string): Promise<void> {
    setText('');
    setLoading(true);
    const before: readonly Message[] = [...messages, { key: String(messages.length), role: 'user', content: prompt }];
    setMessages(before);
    for await (const content of ask(prompt))
      setMessages([...before, { key: String(before.length), role: 'ai', content }]);
    setLoading(false);
  }

  return (
    <>
      <Bubble.List
        items={[...messages]}
        role={{ ai: { placement: 'start', contentRender: Markdown }, user: { placement: 'end' } }}
      />
      <Sender
        value={text}
        onChange={(value) => setText(value)}
        onSubmit={(prompt) => void send(prompt)}
        loading={loading}
      />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
