// Reads the cases: replies/*.txt and conversations/*.txt. Their format is described in README.md.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StandInKind } from '../../lib/codecs/codec.ts';
import type { RestorePair } from '../../lib/conversation/restore-pair.ts';
import type { EntityType } from '../../lib/detect/annotation.ts';
import { type MarkedPrompt, readMarkedPrompt } from '../annotated.ts';
import { CaseError, type Part, readTemplate } from './template.ts';

interface Turn {
  readonly prompt: MarkedPrompt;
  /** The originals that the person hides in this prompt by a click. */
  readonly hidden: readonly string[];
  readonly reply: readonly Part[];
}

export interface AnswerCase {
  /** The place of the case, as `FILE:LINE`. */
  readonly name: string;
  readonly domain: string;
  readonly language: string;
  readonly turns: readonly Turn[];
  /** Set if the case prescribes its stand-ins: nothing is sanitized then. */
  readonly pairs?: readonly RestorePair[];
  /** Groups of spellings of one value: once one of them was replaced, no later prompt may contain any of them. */
  readonly same: readonly (readonly string[])[];
}

const FIXED = /⟦([A-Z]+)(!?):([^⟦⟧→]+)→([^⟦⟧]+)⟧/gu;
const WORD_TYPES: ReadonlySet<string> = new Set([
  'PERSON',
  'LOCATION',
  'CONDITION',
  'DRUG',
  'OCCUPATION',
  'DEMOGRAPHIC',
]);
const NUMBER_TYPES: ReadonlySet<string> = new Set(['AGE', 'MONEY', 'QUANTITY']);

function fixedPair([, type = '', generalised, original = '', surrogate = '']: RegExpMatchArray): RestorePair[] {
  const standIn: StandInKind = generalised
    ? 'generalised'
    : /^\[[A-Z]+_\d+\]$/u.test(surrogate)
      ? 'placeholder'
      : NUMBER_TYPES.has(type)
        ? 'noise'
        : type === 'DATE'
          ? 'shift'
          : 'swap';
  const pair = (from: string, to: string): RestorePair => ({
    original: from,
    surrogate: to,
    type: type as EntityType,
    shape: NUMBER_TYPES.has(type) ? 'digits' : WORD_TYPES.has(type) && !to.includes(' ') ? 'word' : 'phrase',
    ...(standIn === 'swap' ? {} : { standIn }),
  });
  const [from, to] = [original.split(' '), surrogate.split(' ')];
  // Names are paired part by part, as the pipeline does.
  if (type === 'PERSON' && from.length === to.length) return from.map((part, at) => pair(part, to[at] ?? ''));
  return [pair(original, surrogate)];
}

interface Section {
  readonly title: string;
  readonly line: number;
  readonly body: string;
}

function sectionsOf(source: string, mark: string): Section[] {
  const sections: { title: string; line: number; lines: string[] }[] = [];
  source.split('\n').forEach((text, index) => {
    if (text.startsWith(`${mark} `))
      sections.push({ title: text.slice(mark.length + 1).trim(), line: index + 1, lines: [] });
    else sections.at(-1)?.lines.push(text);
  });
  return sections.map(({ title, line, lines }) => ({ title, line, body: lines.join('\n').trim() }));
}

function readTurns(body: string, language: string): Turn[] {
  const parts = sectionsOf(body, '---');
  return parts.flatMap(({ title, body: text }, at): Turn[] => {
    if (!title.startsWith('prompt')) return [];
    const reply = parts[at + 1];
    const hidden = /^prompt hide: (.+)$/u.exec(title)?.[1]?.split('; ') ?? [];
    const prompt = { ...readMarkedPrompt(text, language), source: 'answers' };
    return [{ prompt, hidden, reply: readTemplate(reply?.title === 'reply' ? reply.body : '') }];
  });
}

function readCase(file: string, { title, line, body }: Section): AnswerCase {
  const [domain = '', language = ''] = title.split(' ');
  const name = `${file}:${line}`;
  const fixed = [...body.matchAll(FIXED)];
  const plainBody = body.replace(FIXED, '$3');
  const turns = readTurns(plainBody, language);
  const same = Array.from(body.matchAll(/^same: (.+)$/gmu), ([, list = '']) => list.split(' | '));
  if (language === '' || turns.length === 0) throw new CaseError(`${name} has no domain, language or prompt.`);
  for (const { prompt } of turns)
    if (/[⟦⟧]/u.test(prompt.text)) throw new CaseError(`${name} has a mark that is not closed.`);
  const pairs = fixed.length > 0 ? { pairs: fixed.flatMap(fixedPair) } : {};
  return { name, domain, language, turns, same, ...pairs };
}

function readFolder(folder: string): AnswerCase[] {
  const path = resolve(import.meta.dirname, folder);
  return readdirSync(path)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      sectionsOf(readFileSync(`${path}/${file}`, 'utf8'), '===').map((section) => readCase(file, section)),
    );
}

export const readReplies = (): readonly AnswerCase[] => readFolder('replies');
export const readConversations = (): readonly AnswerCase[] => readFolder('conversations');
