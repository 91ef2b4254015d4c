// QuikChat: no framework; it exports its history, and sends all of it with each prompt as its documentation does.
import 'quikchat/dist/quikchat.css';
import quikchat from 'quikchat';
import { ask } from '../api.ts';

const KEY = 'quikchat history';

const chat = new quikchat('#root', async (self: QuikChat, prompt: string) => {
  self.messageAddNew(prompt, 'me', 'right', 'user');
  await fetch('/log/history', {
    method: 'POST',
    body: JSON.stringify(self.historyGet().map(({ content }) => content)),
  });
  const id = self.messageAddNew('…', 'assistant', 'left', 'assistant');
  for await (const text of ask(prompt)) self.messageReplaceContent(id, text);
  localStorage.setItem(KEY, JSON.stringify(self.historyExport()));
});

const kept = localStorage.getItem(KEY);
if (kept) chat.historyImport(JSON.parse(kept));
