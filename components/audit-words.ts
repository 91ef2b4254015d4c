// What an audit found, in words for people.
import type { AttackName, AttackReport, AuditReport, Recovery } from '../lib/audit/report.ts';

export const ATTACK_WORDS: Record<AttackName, { readonly name: string; readonly question: string }> = {
  extraction: { name: 'Extraction', question: 'Is a value, or a telling part of it, still there?' },
  'mask-inference': { name: 'Mask inference', question: 'Can a language model guess it from the words around it?' },
  'embedding-inversion': { name: 'Embedding inversion', question: 'Is it among the nearest words of its surrogate?' },
  matching: { name: 'Matching', question: 'Does anything here look like it, misspelt for example?' },
  linkage: { name: 'Linkage', question: 'Can this prompt be linked to earlier ones?' },
  'quasi-identifiers': { name: 'Combined clues', question: 'Do the words that are kept point at one person together?' },
};

const times = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** These recover nothing; what they say is counted as notes. */
const WARNING: ReadonlySet<AttackName> = new Set(['linkage', 'quasi-identifiers']);

export function headline({ recovered, of, recoveredEarlier, attacks }: AuditReport): string {
  const notes = attacks.reduce((sum, { attack, notes: own }) => sum + (WARNING.has(attack) ? own.length : 0), 0);
  const earlier = recoveredEarlier > 0 ? `, and ${times(recoveredEarlier, 'value', 'values')} of earlier prompts` : '';
  const also = notes > 0 ? ` (${times(notes, 'note', 'notes')})` : '';
  if (of === 0 && recoveredEarlier === 0) return `Nothing is replaced, so there is nothing to recover${also}`;
  return `An attack on this prompt recovered ${recovered} of ${of}${earlier}${also}`;
}

export function howWords(attack: AttackName, { trace, found }: Recovery): string {
  if (attack === 'embedding-inversion') return `the nearest word to its surrogate “${found}”`;
  switch (trace) {
    case 'whole':
      return `it stands in the text as “${found}”`;
    case 'unchanged':
      return 'chance drew the word itself, and nobody can see that it did';
    case 'part':
      return `“${found}” stands in the text`;
    case 'near':
      return `“${found}” in the text is much like it`;
    case 'guessed':
      return 'a language model’s first guess from the words around it';
  }
}

export function outcomeWords({ state, tried, recoveries, attack }: AttackReport): string {
  if (state === 'skipped') return 'Not tried';
  if (attack === 'linkage') return tried === 0 ? 'Nothing to link' : times(tried, 'value', 'values');
  if (attack === 'quasi-identifiers') return times(tried, 'kind of clue', 'kinds of clues');
  return tried === 0 ? 'Nothing to try' : `${recoveries.length} of ${tried}`;
}
