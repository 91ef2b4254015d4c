// A composer built on Slate: paragraphs, a list, a code block of lines, a void mention and a void attachment.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type BaseEditor, createEditor, type Descendant, Editor, Element, Node, Text, Transforms } from 'slate';
import { type HistoryEditor, withHistory } from 'slate-history';
import { Editable, type ReactEditor, type RenderElementProps, Slate, withReact } from 'slate-react';
import { chatWith, isRich, mountPoint, type Outline, RICH } from '../editor-chat.ts';

type Kind = 'paragraph' | 'list' | 'item' | 'code' | 'mention' | 'attachment';
interface BedElement {
  type: Kind;
  label?: string;
  children: Descendant[];
}
interface BedText {
  text: string;
}
declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor;
    Element: BedElement;
    Text: BedText;
  }
}

const block = (type: Kind, ...children: Descendant[]): BedElement => ({ type, children });
const line = (type: Kind, text: string) => block(type, { text });

const emptyDocument = (): Descendant[] => [line('paragraph', '')];
const richDocument = (): Descendant[] => [
  block(
    'paragraph',
    { text: RICH.before },
    { type: 'mention', label: RICH.mention, children: [{ text: '' }] },
    { text: RICH.after },
  ),
  block('list', ...RICH.items.map((item) => line('item', item))),
  line('code', RICH.code.join('\n')),
  { type: 'attachment', label: RICH.file, children: [{ text: '' }] },
  line('paragraph', ''),
  line('paragraph', RICH.last),
];

function withVoids(editor: Editor): Editor {
  const { isInline, isVoid } = editor;
  editor.isInline = (element) => element.type === 'mention' || isInline(element);
  editor.isVoid = (element) => element.type === 'mention' || element.type === 'attachment' || isVoid(element);
  return editor;
}

const editor = withVoids(withHistory(withReact(createEditor())));

const inline = (node: Descendant): string => (Text.isText(node) ? node.text : `[${node.label ?? ''}]`);

function outlineOf(node: Descendant): string[] {
  if (!Element.isElement(node)) return [];
  if (node.type === 'list') return node.children.flatMap(outlineOf);
  if (node.type === 'attachment') return [`file ${node.label ?? ''}`];
  const kind = node.type === 'item' ? 'li' : node.type === 'code' ? 'code' : 'p';
  return [`${kind} ${node.children.map(inline).join('').replaceAll('\n', '⏎')}`];
}

const outline = (): Outline => editor.children.flatMap(outlineOf);

function textOf(node: Descendant): string {
  if (Text.isText(node)) return node.text;
  if (node.label !== undefined) return node.type === 'attachment' ? `[file ${node.label}]` : node.label;
  return node.children.map(textOf).join(node.type === 'list' ? '\n' : '');
}

const send = chatWith({
  text: () => editor.children.map(textOf).join('\n'),
  outline,
  clear() {
    Editor.withoutNormalizing(editor, () => {
      for (const [, path] of [...Node.children(editor, [])].reverse()) Transforms.removeNodes(editor, { at: path });
      Transforms.insertNodes(editor, emptyDocument());
    });
    Transforms.select(editor, Editor.start(editor, []));
  },
});

function BedBlock({ attributes, children, element }: RenderElementProps) {
  switch (element.type) {
    case 'list':
      return <ul {...attributes}>{children}</ul>;
    case 'item':
      return <li {...attributes}>{children}</li>;
    case 'code':
      return (
        <pre {...attributes}>
          <code>{children}</code>
        </pre>
      );
    case 'mention':
      return (
        <span {...attributes} contentEditable={false}>
          {element.label}
          {children}
        </span>
      );
    case 'attachment':
      return (
        <div {...attributes}>
          <div contentEditable={false}>{element.label}</div>
          {children}
        </div>
      );
    default:
      return <p {...attributes}>{children}</p>;
  }
}

function App() {
  const [initial] = useState(() => (isRich() ? richDocument() : emptyDocument()));
  return (
    <Slate editor={editor} initialValue={initial}>
      <Editable
        placeholder="Write to the assistant"
        renderElement={(props) => <BedBlock {...props} />}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (event.shiftKey) Editor.insertBreak(editor);
          else send();
        }}
      />
    </Slate>
  );
}

createRoot(mountPoint()).render(<App />);
