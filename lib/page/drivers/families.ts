// The families of editors, with the selector that recognises each and the ways of writing that it accepts. Tried in this order.
import { byCommand, byCorrection, byMarkup, byPaste, type Insertion } from './insertions.ts';

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
  readonly spans: readonly Insertion[];
  /** Ways to replace the whole text, used if replacing spans failed; formatting may be lost. */
  readonly whole: readonly Insertion[];
}

const quickPaste = byPaste(60);

export const EDITOR_FAMILIES: readonly EditorFamily[] = [
  {
    name: 'ProseMirror and TipTap',
    marks: '.ProseMirror',
    decorations: '.ProseMirror-widget, .ProseMirror-gapcursor',
    spans: [byCommand],
    whole: [byCommand, byMarkup],
  },
  {
    name: 'Quill',
    marks: '.ql-editor',
    decorations: '.ql-ui',
    spans: [byCommand],
    whole: [byCommand, quickPaste, byMarkup],
  },
  {
    name: 'Lexical',
    marks: '[data-lexical-editor]',
    spans: [byCorrection, byCommand],
    whole: [byCorrection, quickPaste],
  },
  {
    name: 'Slate',
    marks: '[data-slate-editor]',
    decorations: '[data-slate-placeholder]',
    selectsInText: true,
    spans: [byCorrection, byPaste(150)],
    whole: [byCorrection, byPaste(150)],
  },
  {
    name: 'CodeMirror',
    marks: '.cm-content',
    decorations: '.cm-placeholder',
    undrawn: '.cm-gap',
    spans: [byCommand],
    whole: [byCommand, quickPaste],
  },
];

export const PLAIN_EDITABLE: EditorFamily = {
  name: 'contenteditable',
  marks: '',
  spans: [byCommand, byCorrection],
  whole: [byCommand, byCorrection, byMarkup],
};
