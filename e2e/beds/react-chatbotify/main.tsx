// react-chatbotify: a flow of steps; it keeps its history in `localStorage` itself and shows it again after a reload.
import ChatBot, { type Flow, type Params } from 'react-chatbotify';
import { createRoot } from 'react-dom/client';
import { ask } from '../api.ts';

const flow: Flow = {
  start: { message: 'Hello', path: 'answer' },
  answer: {
    async message({ userInput, injectMessage }: Params) {
      let reply = '';
      for await (const text of ask(userInput)) reply = text;
      await injectMessage(reply);
    },
    path: 'answer',
  },
};

const settings = {
  general: { embedded: true, showFooter: false },
  chatHistory: { storageKey: 'chat history', storageType: 'LOCAL_STORAGE', autoLoad: true },
  chatInput: { enabledPlaceholderText: 'Write', botDelay: 0, blockSpam: false },
  notification: { disabled: true },
  tooltip: { mode: 'NEVER' },
  botBubble: { simulateStream: false },
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<ChatBot flow={flow} settings={settings} />);
