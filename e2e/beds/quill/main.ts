// A composer built on Quill, in the structure that one large chat site shows in public: its Enter is Quill's own key binding.
import Quill from 'quill';
import { ask } from '../api.ts';

const messages = document.getElementById('messages');

function addMessage(tag: 'user-query' | 'model-response'): HTMLElement {
  const message = document.createElement(tag);
  messages?.append(message);
  return message;
}

async function send(): Promise<void> {
  const text = quill.getText().replace(/\n$/, '');
  if (text.trim() === '') return;
  quill.setText('');
  addMessage('user-query').textContent = text;
  const content = document.createElement('message-content');
  addMessage('model-response').append(content);
  for await (const soFar of ask(text)) content.textContent = soFar;
}

const quill: Quill = new Quill('#editor', {
  modules: {
    keyboard: {
      bindings: {
        send: {
          key: 'Enter',
          shiftKey: false,
          handler: () => {
            void send();
            return false;
          },
        },
      },
    },
  },
});

document.querySelector('.send-button')?.addEventListener('click', () => void send());
