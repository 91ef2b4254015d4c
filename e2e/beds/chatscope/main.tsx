// chatscope: a contenteditable that React sets by innerHTML and that sends on keypress; replies are innerHTML too.
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { ChatContainer, MainContainer, Message, MessageInput, MessageList } from '@chatscope/chat-ui-kit-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ask } from '../api.ts';

interface Line {
  readonly id: number;
  readonly direction: 'incoming' | 'outgoing';
  readonly text: string;
}

function markupOf(text: string): string {
  const holder = document.createElement('div');
  holder.textContent = text;
  return holder.innerHTML.replaceAll('\n', '<br>');
}

function App() {
  const [lines, setLines] = useState<readonly Line[]>([]);

  async function send(prompt: string): Promise<void> {
    const before: readonly Line[] = [...lines, { id: lines.length, direction: 'outgoing', text: prompt }];
    setLines(before);
    for await (const text of ask(prompt)) setLines([...before, { id: before.length, direction: 'incoming', text }]);
  }

  return (
    <MainContainer>
      <ChatContainer>
        <MessageList>
          {lines.map(({ id, direction, text }) => (
            <Message key={id} model={{ direction, position: 'single', message: markupOf(text) }} />
          ))}
        </MessageList>
        <MessageInput placeholder="Write" onSend={(_html, _text, innerText) => void send(innerText)} />
      </ChatContainer>
    </MainContainer>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
