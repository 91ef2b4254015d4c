// The editors that composers are built on: how each is known, and what it takes. Tried in the order given.
import { byCommand, byCorrection, byMarkup, byPaste, type Insertion } from './insertions.ts';

export interface EditorFamily {
  readonly name: string;
  readonly marks: string;
  /** Shown inside the editor, but no part of its document. */
  readonly decorations?: string;
  /** Stands for text that the editor holds and does not draw. */
  readonly undrawn?: string;
  /** Selects from text to text, never between elements. */
  readonly selectsInText?: boolean;
  /** Ways to replace a word in a line. */
  readonly spans: readonly Insertion[];
  /** Ways to replace everything, where words alone did not do; structure may be lost. */
  readonly whole: readonly Insertion[];
}

const paste = byPaste(60);

export const FAMILIES: readonly EditorFamily[] = [
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
    whole: [byCommand, paste, byMarkup],
  },
  {
    name: 'Lexical',
    marks: '[data-lexical-editor]',
    spans: [byCorrection, byCommand],
    whole: [byCorrection, paste],
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
    whole: [byCommand, paste],
  },
];

export const BARE: EditorFamily = {
  name: 'contenteditable',
  marks: '',
  spans: [byCommand, byCorrection],
  whole: [byCommand, byCorrection, byMarkup],
};
