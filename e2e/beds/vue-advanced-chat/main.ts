// vue-advanced-chat: all of it in an open shadow root; what sends is a div without a role or a name, and messages are edited in the composer.
import { register } from 'vue-advanced-chat';
import { ask } from '../api.ts';
import { type KeptMessage, keepMessages, keptMessages, newId } from '../kept-messages.ts';

register();

const chat = document.createElement('vue-advanced-chat');
const users = ['person', 'assistant'].map((name) => ({
  _id: name,
  username: name,
  avatar: '',
  status: { state: 'online', lastChanged: '' },
}));
let messages: readonly KeptMessage[] = keptMessages();

/** `?rooms`: two conversations, and files that go along with a message. */
const HAS_ROOMS = location.search.includes('rooms');
const rooms = (HAS_ROOMS ? ['1', '2'] : ['1']).map((roomId) => ({
  roomId,
  roomName: HAS_ROOMS ? `Chat ${roomId}` : 'Assistant',
  avatar: '',
  users,
}));
const otherRooms = new Map<string, readonly KeptMessage[]>();
let room = '1';

function enter(next: string): void {
  if (next === room) return;
  otherRooms.set(room, messages);
  messages = otherRooms.get(next) ?? [];
  room = next;
}

/** The element takes properties as a page without a framework gives them. */
const set = (values: Record<string, unknown>) => Object.assign(chat, values);

function show(now: readonly KeptMessage[]): void {
  messages = now;
  keepMessages(now);
  set({
    messages: now.map(({ id, from, text }) => ({
      _id: id,
      senderId: from,
      content: text,
      date: '1 May',
      timestamp: '10:00',
    })),
  });
}

/** The messages up to a prompt, and the reply to it as it comes. */
async function answer(before: readonly KeptMessage[], prompt: string): Promise<void> {
  const id = newId();
  show(before);
  for await (const text of ask(prompt)) show([...before, { id, from: 'assistant', text }]);
}

const detailOf = <T>(event: Event) => (event as CustomEvent<[T]>).detail[0];

chat.addEventListener('send-message', (event) => {
  const { content, files } = detailOf<{ content: string; files?: readonly { blob: Blob }[] | null }>(event);
  for (const { blob } of files ?? [])
    void blob.text().then((text) => fetch('/api/upload', { method: 'POST', body: JSON.stringify({ text }) }));
  void answer([...messages, { id: newId(), from: 'person', text: content }], content);
});
chat.addEventListener('edit-message', (event) => {
  const { messageId, newContent } = detailOf<{ messageId: string; newContent: string }>(event);
  const at = messages.findIndex(({ id }) => id === messageId);
  void answer([...messages.slice(0, at), { id: messageId, from: 'person', text: newContent }], newContent);
});
chat.addEventListener('fetch-messages', (event) => {
  if (HAS_ROOMS) enter(detailOf<{ room: { roomId: string } }>(event).room.roomId);
  show(messages);
  set({ messagesLoaded: true });
});

// What is set before it stands in the page makes it draw itself twice.
document.getElementById('root')?.append(chat);
set({
  height: '480px',
  currentUserId: 'person',
  singleRoom: !HAS_ROOMS,
  rooms,
  roomsLoaded: true,
  roomId: '1',
  messages: [],
  messagesLoaded: true,
  // Their list would be fetched from the web.
  showEmojis: false,
  showReactionEmojis: false,
});
