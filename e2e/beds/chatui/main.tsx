// ChatUI: its composer keeps its own text, and draws a send button only when there is some.
import '@chatui/core/dist/index.css';
import Chat, { Bubble, useMessages } from '@chatui/core';
import { createRoot } from 'react-dom/client';
import { ask } from '../api.ts';

function App() {
  const { messages, appendMsg, updateMsg } = useMessages([]);

  async function send(prompt: string): Promise<void> {
    appendMsg({ type: 'text', content: { text: prompt }, position: 'right' });
    const reply = appendMsg({ type: 'text', content: { text: '' }, position: 'left' });
    for await (const text of ask(prompt)) updateMsg(reply, { type: 'text', content: { text }, position: 'left' });
  }

  return (
    <Chat
      locale="en-US"
      placeholder="Write"
      messages={messages}
      renderMessageContent={({ content }) => <Bubble content={content.text} />}
      onSend={(_type, text) => send(text)}
    />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
