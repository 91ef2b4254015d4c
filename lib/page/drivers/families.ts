// The families of editors, with the selector that recognises each and the ways of writing that it accepts. Tried in this order.
import { type InsertText, insertByCommand, insertByCorrection, insertByMarkup, insertByPaste } from './insertions.ts';

export interface EditorFamily {
  readonly name: string;
  readonly marks: string;
  /** Elements inside the editor that are not part of its document. */
  readonly decorations?: string;
  /** A placeholder for text that the editor holds but does not draw. */
  readonly undrawn?: string;
  /** The editor accepts only selections that begin and end in text nodes. */
  readonly selectsInText?: boolean;
  /** Ways to replace a span within a line. */
  readonly spans: readonly InsertText[];
  /** Ways to replace the whole text, used if replacing spans failed; formatting may be lost. */
  readonly whole: readonly InsertText[];
}

const quickPaste = insertByPaste(60);

export const EDITOR_FAMILIES: readonly EditorFamily[] = [
  {
    name: 'ProseMirror and TipTap',
    marks: '.ProseMirror',
    decorations: '.ProseMirror-widget, .ProseMirror-gapcursor',
    spans: [insertByCommand],
    whole: [insertByCommand, insertByMarkup],
  },
  {
    name: 'Quill',
    marks: '.ql-editor',
    decorations: '.ql-ui',
    spans: [insertByCommand],
    whole: [insertByCommand, quickPaste, insertByMarkup],
  },
  {
    name: 'Lexical',
    marks: '[data-lexical-editor]',
    spans: [insertByCorrection, insertByCommand],
    whole: [insertByCorrection, quickPaste],
  },
  {
    name: 'Slate',
    marks: '[data-slate-editor]',
    decorations: '[data-slate-placeholder]',
    selectsInText: true,
    spans: [insertByCorrection, insertByPaste(150)],
    whole: [insertByCorrection, insertByPaste(150)],
  },
  {
    name: 'CodeMirror',
    marks: '.cm-content',
    decorations: '.cm-placeholder',
    undrawn: '.cm-gap',
    spans: [insertByCommand],
    whole: [insertByCommand, quickPaste],
  },
];

export const PLAIN_EDITABLE: EditorFamily = {
  name: 'contenteditable',
  marks: '',
  spans: [insertByCommand, insertByCorrection],
  whole: [insertByCommand, insertByCorrection, insertByMarkup],
};
