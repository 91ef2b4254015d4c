// Element Plus X's EditorSender: its composer is chatarea's, as there, and the markup around it is written after the package, which needs 270 MB.
// The frame is called a sender, and "send button" is the class of the frame around each round button, the one that clears included.
import 'chatarea/lib/ChatArea.css';
import ChatArea from 'chatarea';
import { ask } from '../api.ts';

const BRUSH = '<path d="M4 18h12M8 14l8-10" />';
const PLANE = '<path d="M2 2 20 11 2 20z" />';
const icon = (drawing: string) => `<i class="el-icon"><svg viewBox="0 0 22 22" width="22">${drawing}</svg></i>`;
const roundButton = (drawing: string) =>
  `<div class="el-send-button"><button class="el-button is-circle" type="button">${icon(drawing)}</button></div>`;

const root = document.getElementById('root') as HTMLElement;
root.innerHTML = `<div class="el-bubble-list"></div>
<div class="el-editor-sender-wrap"><div class="el-editor-sender-content" style="display: flex; gap: 8px">
  <div class="el-editor-sender-chat-room" style="flex: 1"><div class="el-editor-sender-chat"></div></div>
  <div class="el-editor-sender-action-list"><div class="el-editor-sender-action-list-presets" style="display: flex">
    ${roundButton(BRUSH)}${roundButton(PLANE)}
  </div></div>
</div></div>`;
const found = <T extends Element>(selector: string) => root.querySelector(selector) as T;
const [clear, send] = root.querySelectorAll('button');
const chat = new ChatArea({ elm: found<HTMLElement>('.el-editor-sender-chat'), needDialog: false, device: 'pc' });

function bubble(side: 'start' | 'end', text: string): HTMLElement {
  const made = Object.assign(document.createElement('div'), { className: `el-bubble el-bubble-${side}` });
  made.textContent = text;
  found('.el-bubble-list').append(made);
  return made;
}

async function submit(): Promise<void> {
  const prompt = chat.getText().trim();
  if (prompt === '') return;
  void chat.clear();
  bubble('end', prompt);
  const reply = bubble('start', '');
  for await (const text of ask(prompt)) reply.textContent = text;
}

clear?.addEventListener('click', () => void chat.clear());
send?.addEventListener('click', () => void submit());
// As in the package: Enter sends only when the button has been told to by its option, which `?button` leaves out.
if (!location.search.includes('button')) chat.addEventListener('enterSend', () => void submit());
