// Our own annotated prompts (models/training/annotated), the development part that no training sees.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readUnpacked } from './sets.ts';

type PromptRole = 'hide' | 'fact' | 'public';

export interface MarkedSpan {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly role: PromptRole;
}

export interface MarkedPrompt {
  readonly text: string;
  readonly language: string;
  readonly source: string;
  readonly spans: readonly MarkedSpan[];
}

export const FOLDER = resolve(import.meta.dirname, '../models/training/annotated');
/** The share of the prompts in the development part, as in `models/training/annotations.py`. */
const DEVELOPMENT_SHARE = 0.08;
const HIDDEN: ReadonlySet<string> = new Set('PER ORG ADR USR ID FIN SEC NET PHO EML'.split(' '));
const ROLES: Readonly<Record<string, PromptRole>> = { i: 'hide', s: 'hide', f: 'fact', p: 'public', c: 'public' };
const MARK = /⟦([A-Z]{2,3})([ifpsc]?)\|([^⟦⟧]*)⟧/gu;

const isDevelopment = (text: string) =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16) / 2 ** 32 < DEVELOPMENT_SHARE;

/** A prompt with marks in place, `⟦PERp|Ada Lovelace⟧`, as text and spans. */
export function readMarkedPrompt(marked: string, language: string): MarkedPrompt {
  const spans: MarkedSpan[] = [];
  let text = '';
  let at = 0;
  for (const match of marked.matchAll(MARK)) {
    const [whole, type = '', letter = '', value = ''] = match;
    text += marked.slice(at, match.index);
    const role = ROLES[letter] ?? (HIDDEN.has(type) ? 'hide' : type === 'PRO' ? 'public' : 'fact');
    if (value.trim()) spans.push({ start: text.length, end: text.length + value.length, type, role });
    text += value;
    at = match.index + whole.length;
  }
  return { text: text + marked.slice(at), language, source: 'written', spans };
}

/** The marked prompts of all files of a folder. */
export function writtenIn(folder: string): MarkedPrompt[] {
  return readdirSync(folder).flatMap((file) => {
    const parts = readFileSync(`${folder}/${file}`, 'utf8').split(/^=== \d+ *([\w-]*).*\n/mu);
    return Array.from({ length: (parts.length - 1) / 2 }, (_, at) =>
      readMarkedPrompt((parts[2 * at + 2] ?? '').replace(/^\n+|\n+$/gu, ''), parts[2 * at + 1] ?? ''),
    ).filter(({ text }) => !/[⟦⟧]/u.test(text) && text.length >= 4);
  });
}

interface ReadPassage {
  readonly file: string;
  readonly at: number;
  readonly length: number;
  readonly spans: readonly (readonly [number, number, string, PromptRole])[];
}

/** Returns a function that cuts a text at offsets that count code points. */
function cutterOf(content: string): (at: number, length: number) => string {
  if (!/[\ud800-\udfff]/.test(content)) return (at, length) => content.slice(at, at + length);
  const points = Array.from(content);
  return (at, length) => points.slice(at, at + length).join('');
}

function read(): MarkedPrompt[] {
  const rows = readFileSync(`${FOLDER}/read.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ReadPassage);
  const files = new Map<string, (at: number, length: number) => string>();
  return rows.map(({ file, at, length, spans }) => {
    const cut = files.get(file) ?? cutterOf(readUnpacked(`text/${file}.txt.xz`));
    files.set(file, cut);
    const text = cut(at, length);
    const inText = cutterOf(text);
    const offset = (point: number) => inText(0, point).length;
    return {
      text,
      language: file.slice(0, 2),
      source: 'read',
      spans: spans.map(([start, end, type, role]) => ({ start: offset(start), end: offset(end), type, role })),
    };
  });
}

export const developmentPrompts = (): MarkedPrompt[] =>
  [...writtenIn(`${FOLDER}/written`), ...read()].filter(({ text }) => isDevelopment(text));
