// Vaadin's message list and message input: the text area and the button are slotted into a web component, and the button comes disabled.
import '@vaadin/message-input';
import '@vaadin/message-list';
import { ask } from '../api.ts';
import { type KeptMessage, keepMessages, keptMessages, newId } from '../kept-messages.ts';

const list = document.createElement('vaadin-message-list');
const input = document.createElement('vaadin-message-input');
let messages: readonly KeptMessage[] = keptMessages();

function show(now: readonly KeptMessage[]): void {
  messages = now;
  keepMessages(now);
  list.items = now.map(({ from, text }) => ({ text, userName: from, className: from }));
}

async function answer(prompt: string): Promise<void> {
  const before: readonly KeptMessage[] = [...messages, { id: newId(), from: 'person', text: prompt }];
  const id = newId();
  show(before);
  for await (const text of ask(prompt)) show([...before, { id, from: 'assistant', text }]);
}

input.addEventListener('submit', ({ detail }) => void answer(detail.value));
document.getElementById('root')?.append(list, input);
show(messages);
