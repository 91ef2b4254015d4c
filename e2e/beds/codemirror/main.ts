// A composer built on CodeMirror 6, which draws only the lines that can be seen.
import { defaultKeymap, history, historyKeymap, insertNewline } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { chatWith, isRich, mountPoint, RICH } from '../editor-chat.ts';

const richDocument = () =>
  [
    `${RICH.before}${RICH.mention}${RICH.after}`,
    ...RICH.items.map((item) => `- ${item}`),
    '```js',
    ...RICH.code,
    '```',
    '',
    RICH.last,
  ].join('\n');

const freshState = (doc: string) =>
  EditorState.create({
    doc,
    extensions: [
      history(),
      EditorView.lineWrapping,
      placeholder('Write to the assistant'),
      keymap.of([
        {
          key: 'Enter',
          shift: insertNewline,
          run: () => {
            send();
            return true;
          },
        },
        ...defaultKeymap,
        ...historyKeymap,
      ]),
      // `?low`: a composer that scrolls.
      ...(location.search.includes('low')
        ? [EditorView.theme({ '&': { maxHeight: '160px' }, '.cm-scroller': { overflow: 'auto' } })]
        : []),
    ],
  });

const view: EditorView = new EditorView({ parent: mountPoint(), state: freshState(isRich() ? richDocument() : '') });

const send = chatWith({
  text: () => view.state.doc.toString(),
  outline: () =>
    view.state.doc
      .toString()
      .split('\n')
      .map((line) => `p ${line}`),
  clear: () => view.setState(freshState('')),
});
