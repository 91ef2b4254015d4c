// deep-chat: a contenteditable and innerHTML replies inside an open shadow root.
import { DeepChat } from 'deep-chat';
import { ask } from '../api.ts';

interface Signals {
  onOpen(): void;
  onResponse(response: { text: string; overwrite?: boolean }): void;
  onClose(): void;
}

const chat = new DeepChat();
chat.style.width = '700px';
chat.style.height = '480px';
chat.connect = {
  stream: true,
  handler: async (body: { messages: { text: string }[] }, signals: Signals) => {
    signals.onOpen();
    let shown = '';
    for await (const text of ask(body.messages.at(-1)?.text ?? '')) {
      signals.onResponse({ text: text.slice(shown.length) });
      shown = text;
    }
    signals.onClose();
  },
};
document.getElementById('root')?.append(chat);
