// Reads `corpus/questions.md`: the pairs that a prompt issued, the reply, and the expected result of restoring it.
import { readFileSync } from 'node:fs';
import type { StandInKind } from '../../codecs/codec.ts';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { EntityType } from '../../detect/annotation.ts';
import type { Segment } from '../segment.ts';

interface Case {
  readonly name: string;
  readonly pairs: readonly RestorePair[];
  readonly reply: string;
  /** The restored reply, with `⟦=…⟧` around surrogates that stay. */
  readonly expected: string;
}

const MARK = /⟦([^⟧]+)⟧/gu;
const NUMBERS: ReadonlySet<string> = new Set(['AGE', 'MONEY', 'QUANTITY']);

function pairOf(mark: string): RestorePair {
  const [, type = '', generalised = '', original = '', surrogate = ''] = /^([A-Z]+)(!?):(.+)→(.+)$/u.exec(mark) ?? [];
  if (surrogate === '') throw new Error(`"${mark}" is no pair`);
  const isPlaceholder = /^\[[A-Z]+_\d+\]$/u.test(surrogate);
  const standIn: StandInKind = generalised
    ? 'generalised'
    : isPlaceholder
      ? 'placeholder'
      : NUMBERS.has(type)
        ? 'noise'
        : 'swap';
  return { original, surrogate, type: type as EntityType, shape: 'phrase', standIn };
}

function caseOf(text: string): Case {
  const [name = '', rest = ''] = text.split(/\n(.*)/su);
  const [, prompt = '', marked = ''] = /^prompt: (.*?)\nreply: (.*)$/su.exec(rest.trim()) ?? [];
  if (marked === '') throw new Error(`"${name}" has no prompt or no reply`);
  const written = (mark: string) => mark.replace(/^=/u, '').replace(/→.*$/u, '');
  const meant = (mark: string) => (mark.startsWith('=') ? `⟦${mark}⟧` : mark.replace(/^.*→/u, ''));
  return {
    name: `${name}: ${prompt.replace(MARK, (_, mark: string) => written(mark.replace(/^[A-Z]+!?:/u, '')))}`,
    pairs: Array.from(prompt.matchAll(MARK), ([, mark = '']) => pairOf(mark)),
    reply: marked.replace(MARK, (_, mark: string) => written(mark)),
    expected: marked.replace(MARK, (_, mark: string) => meant(mark)),
  };
}

export function readQuestions(): readonly Case[] {
  const file = readFileSync(new URL('corpus/questions.md', import.meta.url), 'utf8');
  return file.split(/^## /mu).slice(1).map(caseOf);
}

export const replyWithMarks = (segments: readonly Segment[]) =>
  segments.map(({ text, standsFor }) => (standsFor === undefined ? text : `⟦=${text}⟧`)).join('');
