// A composer built on Lexical: Shift+Enter is a line break inside the paragraph, a mention is a text node that stays whole, an
// attachment is a decorator.
import { $createCodeNode, $isCodeNode, CodeNode } from '@lexical/code';
import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import {
  $createListItemNode,
  $createListNode,
  $isListItemNode,
  ListItemNode,
  ListNode,
  registerList,
} from '@lexical/list';
import { registerRichText } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  DecoratorNode,
  type ElementNode,
  KEY_ENTER_COMMAND,
  type LexicalNode,
  TextNode,
} from 'lexical';
import { chatWith, isRich, mountPoint, type Outline, RICH } from '../editor-chat.ts';

class AttachmentNode extends DecoratorNode<string> {
  __name: string;
  constructor(name = '', key?: string) {
    super(key);
    this.__name = name;
  }
  static override getType(): string {
    return 'attachment';
  }
  static override clone(node: AttachmentNode): AttachmentNode {
    return new AttachmentNode(node.__name, node.__key);
  }
  override createDOM(): HTMLElement {
    const element = document.createElement('div');
    element.dataset.attachment = '';
    return element;
  }
  override updateDOM(): boolean {
    return false;
  }
  override isInline(): false {
    return false;
  }
  override getTextContent(): string {
    return `[file ${this.__name}]`;
  }
  override decorate(): string {
    return this.__name;
  }
}

/** A text node that is deleted as a whole, as the mentions of Lexical's own playground are. */
class MentionNode extends TextNode {
  static override getType(): string {
    return 'mention';
  }
  static override clone(node: MentionNode): MentionNode {
    return new MentionNode(node.__text, node.__key);
  }
  override isTextEntity(): true {
    return true;
  }
}

const element = mountPoint();
element.contentEditable = 'true';

const editor = createEditor({
  namespace: 'bed',
  nodes: [ListNode, ListItemNode, CodeNode, AttachmentNode, MentionNode],
  theme: { code: 'bed-code' },
  onError(error) {
    throw error;
  },
});

function fillRich(): void {
  const line = (parent: ElementNode, text: string) => {
    for (const [i, part] of text.split('\n').entries()) {
      if (i > 0) parent.append($createLineBreakNode());
      if (part !== '') parent.append($createTextNode(part));
    }
    return parent;
  };
  const first = $createParagraphNode();
  first.append(
    $createTextNode(RICH.before),
    new MentionNode(RICH.mention).setMode('token'),
    $createTextNode(RICH.after),
  );
  const list = $createListNode('bullet');
  list.append(...RICH.items.map((item) => line($createListItemNode(), item)));
  $getRoot()
    .clear()
    .append(
      first,
      list,
      line($createCodeNode('js'), RICH.code.join('\n')),
      new AttachmentNode(RICH.file),
      $createParagraphNode(),
      line($createParagraphNode(), RICH.last),
    );
}

function outlineOf(node: LexicalNode): string[] {
  const inline = (child: LexicalNode): string =>
    $isLineBreakNode(child)
      ? '⏎'
      : child instanceof MentionNode
        ? `[${child.getTextContent()}]`
        : $isElementNode(child)
          ? child.getChildren().map(inline).join('')
          : child.getTextContent();
  if (node instanceof AttachmentNode) return [`file ${node.__name}`];
  if (!$isElementNode(node)) return [];
  const children = node.getChildren();
  if (children.some((child) => $isElementNode(child) && !child.isInline())) return children.flatMap(outlineOf);
  const kind = $isCodeNode(node) ? 'code' : $isListItemNode(node) ? 'li' : 'p';
  return [`${kind} ${children.map(inline).join('')}`];
}

const outline = (): Outline => editor.getEditorState().read(() => $getRoot().getChildren().flatMap(outlineOf));

editor.registerDecoratorListener<string>((decorators) => {
  for (const [key, name] of Object.entries(decorators)) editor.getElementByKey(key)?.replaceChildren(name);
});
registerRichText(editor);
registerList(editor);
editor.setRootElement(element);
editor.update(
  () => {
    if (isRich()) fillRich();
    else $getRoot().clear().append($createParagraphNode());
  },
  { discrete: true },
);
registerHistory(editor, createEmptyHistoryState(), 300);

const send = chatWith({
  text: () => editor.getEditorState().read(() => $getRoot().getTextContent()),
  outline,
  clear: () => editor.update(() => $getRoot().clear().append($createParagraphNode()).selectEnd()),
});

editor.registerCommand(
  KEY_ENTER_COMMAND,
  (event) => {
    if (event?.shiftKey) return false;
    event?.preventDefault();
    send();
    return true;
  },
  COMMAND_PRIORITY_HIGH,
);
