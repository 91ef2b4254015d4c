import { expect, it } from 'vitest';
import { containsTypedText, controlKindOf, isSaveLabel } from './control-kind.ts';

const control = (label: string, names = '', icon = '') => ({ label, names, icon });

it.each([
  ['Send message', ''],
  ['', 'composer-submit-button'],
  ['', 'chat_chat-input-send__x'],
  ['Nachricht senden', ''],
  ['', 'btn submit'],
])('"%s" %s sends', (label, names) => {
  expect(controlKindOf(control(label, names))).toBe('send');
});

it.each([
  ['Attach files', 'composer-submit-neighbour'],
  ['Start voice mode', 'send-button'],
  ['Stop generating', ''],
  ['Arrêter', 'send-button'],
  ['停止生成', ''],
  ['Send feedback', ''],
  ['Cancel', 'submit'],
])('"%s" %s does not', (label, names) => {
  expect(controlKindOf(control(label, names))).toBe('other');
});

it.each(['Regenerate', 'Try again', 'Neu generieren', 'Réessayer', '重新生成'])(
  '"%s" asks for another reply',
  (label) => {
    expect(controlKindOf(control(label, 'submit'))).toBe('again');
  },
);

it('does not take the name of a frame for a word that sends', () => {
  for (const names of ['x-sender', 'el-sender-action-list', 'cc-sender__tools'])
    expect(controlKindOf(control('', names))).toBe('unlabelled');
});

it('does not know a button without a name', () => {
  expect(controlKindOf(control(' ', 'x8d2f'))).toBe('unlabelled');
});

it.each(['Generate', 'Ask', 'Run', 'Go ›', 'Reply', 'Ask AI', 'Antworten', '提问', 'Générer'])(
  '"%s" sends beside a composer',
  (label) => {
    expect(controlKindOf(control(label))).toBe('asks');
  },
);

it.each(['What can you do?', 'Tell me a joke', 'Going out', 'Deep research', 'Replies'])(
  '"%s" says nothing to us',
  (label) => {
    expect(controlKindOf(control(label))).toBe('unknown');
  },
);

it.each([
  ['➤', '', 'unlabelled'],
  ['', 'vac-icon-send', 'send'],
  ['', 'lucide lucide-arrow-up', 'send'],
  ['', 'vac-icon-paperclip', 'other'],
  ['', 'fa-microphone', 'other'],
  ['', 'm2 21 23 12', 'unlabelled'],
])('"%s" with the icon "%s" is %s', (label, icon, kind) => {
  expect(controlKindOf(control(label, '', icon))).toBe(kind);
});

it('tells what saves an edited message from what drops it', () => {
  for (const label of ['Save & Submit', 'Update', 'Send', 'Speichern', '保存'])
    expect(isSaveLabel(control(label))).toBe(true);
  for (const label of ['Cancel', 'Abbrechen', '取消']) expect(isSaveLabel(control(label, 'btn submit'))).toBe(false);
});

it('sees typed text in a suggestion, but not by chance', () => {
  expect(containsTypedText('Write to  Annika Lindqvist about rent', 'annika lindqvist')).toBe(true);
  expect(containsTypedText('History', 'Hi')).toBe(false);
  expect(containsTypedText('Plan a trip', 'My name is Annika')).toBe(false);
});
