// The text of an RTF file, what of it a person does not see, and what stands in it beside the text.
import { type RemovedContent, UnreadableDocument, type Unseen } from '../document.ts';
import { codePageOfFont, decodedBytes } from './code-pages.ts';
import { type Token, tokensOf } from './tokens.ts';

export interface RtfText {
  readonly text: string;
  readonly unseen: readonly Unseen[];
  readonly removed: readonly RemovedContent[];
}

/** What control words and symbols stand for in the text. */
const CHARACTERS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  column: '\n',
  row: '\n',
  nestrow: '\n',
  '\n': '\n',
  '\r': '\n',
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  emdash: '—',
  endash: '–',
  emspace: '\u2003',
  enspace: '\u2002',
  qmspace: '\u2005',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  zwj: '\u200d',
  zwnj: '\u200c',
  ltrmark: '\u200e',
  rtlmark: '\u200f',
  '~': '\u00a0',
  _: '\u2011',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/** Groups without text of the document. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(
  (
    'colortbl stylesheet info pict object shprslt fldinst listtable listoverridetable rsidtbl revtbl filetbl themedata colorschememapping ' +
    'datastore latentstyles xmlnstbl generator bkmkstart bkmkend sp nonshppict userprops wgrffmtfilter mmathPr template passwordhash xe tc'
  ).split(' '),
);

const REMOVED_BY_GROUP: Readonly<Record<string, RemovedContent>> = {
  object: 'embeddedObjects',
  pict: 'pictures',
};

interface Group {
  readonly isSkipped: boolean;
  readonly isFontTable: boolean;
  /** The group began with `\*`: it is skipped if it is not known. */
  readonly isOptional: boolean;
  /** How many characters stand behind each `\u` for programs that do not know it. */
  readonly fallbacks: number;
  readonly font: number | undefined;
  readonly isHidden: boolean;
  readonly isDeleted: boolean;
  /** In a group that says the same text twice; the first one is skipped. */
  readonly isTwice: boolean;
  /** The text of the group does not continue the one around it. */
  readonly isApart: boolean;
}

const OUTERMOST: Group = {
  isSkipped: false,
  isFontTable: false,
  isOptional: false,
  fallbacks: 1,
  font: undefined,
  isHidden: false,
  isDeleted: false,
  isTwice: false,
  isApart: false,
};

/** Optional groups with text: text boxes, and a text whose older form stands beside it. */
const OPTIONAL_WITH_TEXT: ReadonlySet<string> = new Set(['shpinst', 'ud']);

/** Groups that stand beside the text around them. */
const APART = /^(?:header|footer)[lrf]?$|^footnote$|^shptxt$/;

class RtfReading {
  private readonly groups: Group[] = [];
  private group: Group = OUTERMOST;
  private readonly codePages = new Map<number, number>();
  private readonly removed = new Set<RemovedContent>(['layout', 'properties']);
  private readonly counts = { hiddenText: 0, trackedChanges: 0 };
  private codePage = 1252;
  private defaultFont: number | undefined;
  private bytes: number[] = [];
  private skipped = 0;
  private text = '';
  private instruction = '';
  private isInstruction = false;

  take(token: Token): void {
    if (token.is === 'byte') this.takeByte(token.byte);
    else if (token.is === 'word') this.takeWord(token.word, token.number);
    else {
      this.flush();
      this.skipped = 0;
      if (token.is === 'open') this.groups.push(this.group);
      else this.close();
      if (token.is === 'open') this.group = { ...this.group, isOptional: false, isApart: false };
    }
  }

  get result(): RtfText {
    const unseen = (['hiddenText', 'trackedChanges'] as const).map((content) => ({
      content,
      count: this.counts[content],
    }));
    if (/HYPERLINK|INCLUDE/i.test(this.instruction)) this.removed.add('links');
    return {
      text: withoutLastLineEnds(this.text),
      unseen: unseen.filter(({ count }) => count > 0),
      removed: [...this.removed],
    };
  }

  private close(): void {
    this.isInstruction = false;
    if (this.group.isApart) this.endLine();
    this.group = this.groups.pop() ?? OUTERMOST;
  }

  private flush(): void {
    const { bytes } = this;
    if (bytes.length === 0) return;
    this.bytes = [];
    const font = this.group.font ?? this.defaultFont;
    this.text += decodedBytes(bytes, (font === undefined ? undefined : this.codePages.get(font)) ?? this.codePage);
  }

  private endLine(): void {
    if (this.text !== '' && !this.text.endsWith('\n')) this.text += '\n';
  }

  private takeByte(byte: number): void {
    if (this.skipped > 0) this.skipped -= 1;
    else if (this.isInstruction) this.instruction += String.fromCharCode(byte);
    else if (!this.group.isSkipped && !this.group.isFontTable) this.bytes.push(byte);
  }

  private takeWord(word: string, number: number | undefined): void {
    if (this.skipped > 0 && word !== 'u') {
      this.skipped -= 1;
      return;
    }
    this.flush();
    if (word === '*') this.group = { ...this.group, isOptional: true };
    else if (this.beginsGroup(word)) return;
    else if (this.setsFont(word, number) || this.group.isSkipped || this.group.isFontTable) return;
    else if (word === 'u') this.takeCharacter(number ?? 0);
    else if (CHARACTERS[word] !== undefined) this.text += CHARACTERS[word];
    else this.setState(word, number);
  }

  /** Whether the word says what the group is. */
  private beginsGroup(word: string): boolean {
    const gone = REMOVED_BY_GROUP[word];
    if (gone) this.removed.add(gone);
    if (word === 'fldinst') this.isInstruction = true;
    const isUnknown = this.group.isOptional && !OPTIONAL_WITH_TEXT.has(word);
    this.group = { ...this.group, isOptional: false };
    if (WITHOUT_TEXT.has(word) || isUnknown) this.group = { ...this.group, isSkipped: true };
    // `\upr{…}{\*\ud{…}}`: the same text twice, first without what the encoding lacks.
    else if (word === 'upr' && !this.group.isSkipped) this.group = { ...this.group, isSkipped: true, isTwice: true };
    else if (word === 'ud' && this.group.isTwice) this.group = { ...this.group, isSkipped: false, isTwice: false };
    else if (word === 'fonttbl') this.group = { ...this.group, isFontTable: true };
    else if (!this.group.isSkipped && APART.test(word)) {
      this.endLine();
      this.group = { ...this.group, isApart: true };
    } else return false;
    return true;
  }

  private setsFont(word: string, number = 0): boolean {
    if (word === 'f') this.group = { ...this.group, font: number };
    else if (word === 'deff') this.defaultFont = number;
    else if (word === 'ansicpg') this.codePage = number;
    else if (word === 'mac') this.codePage = 10000;
    else if (word === 'pc' || word === 'pca') this.codePage = 437;
    else if (word === 'fcharset' && this.group.isFontTable) this.setCodePageOfFont(number);
    else return false;
    return true;
  }

  private setCodePageOfFont(charset: number): void {
    const codePage = codePageOfFont(charset);
    if (codePage !== undefined && this.group.font !== undefined) this.codePages.set(this.group.font, codePage);
  }

  /** The numbers of characters are signed, and characters beyond 16 bits have two. */
  private takeCharacter(number: number): void {
    this.skipped = this.group.fallbacks;
    this.text += String.fromCharCode(number & 0xffff);
  }

  private setState(word: string, number: number | undefined): void {
    const isOn = number !== 0;
    if (word === 'uc') this.group = { ...this.group, fallbacks: number ?? 1 };
    else if (word === 'plain') this.group = { ...this.group, isHidden: false, isDeleted: false, font: undefined };
    else if (word === 'v') {
      if (isOn && !this.group.isHidden) this.counts.hiddenText += 1;
      this.group = { ...this.group, isHidden: isOn };
    } else if (word === 'deleted') {
      if (isOn && !this.group.isDeleted) this.counts.trackedChanges += 1;
      this.group = { ...this.group, isDeleted: isOn };
    }
  }
}

/** Not by a pattern, which would take quadratic time. */
export function withoutLastLineEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

export function rtfText(source: string): RtfText {
  if (!/^\s*\{\\rtf/.test(source)) throw new UnreadableDocument('damaged');
  const reading = new RtfReading();
  for (const token of tokensOf(source.trimStart())) reading.take(token);
  return reading.result;
}
