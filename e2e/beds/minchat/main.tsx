// MinChat: an editable div; what sends is drawn, and listens, as an svg in a div.
import { MainContainer, MessageContainer, MessageInput, MessageList, MinChatUiProvider } from '@minchat/react-chat-ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ask } from '../api.ts';
import { type KeptMessage, keepMessages, keptMessages, newId } from '../kept-messages.ts';

function App() {
  const [messages, setMessages] = useState<readonly KeptMessage[]>(keptMessages);

  function show(now: readonly KeptMessage[]): void {
    setMessages(now);
    keepMessages(now);
  }

  async function send(prompt: string): Promise<void> {
    const before: readonly KeptMessage[] = [...messages, { id: newId(), from: 'person', text: prompt }];
    const id = newId();
    show(before);
    for await (const text of ask(prompt)) show([...before, { id, from: 'assistant', text }]);
  }

  return (
    <MinChatUiProvider theme="#0b5a6b">
      <MainContainer style={{ height: '460px' }}>
        <MessageContainer>
          <MessageList
            currentUserId="person"
            messages={messages.map(({ from, text }) => ({ text, user: { id: from, name: from } }))}
          />
          <MessageInput placeholder="Write" showSendButton onSendMessage={(text) => void send(text)} />
        </MessageContainer>
      </MainContainer>
    </MinChatUiProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
