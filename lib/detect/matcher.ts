// The person's own dictionary as a detector.
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import type { Detector, Finding } from './annotation.ts';
import type { DictionaryEntry } from './dictionary.ts';

export class DictionaryError extends CodedError {
  override readonly name = 'DictionaryError';
}

interface CompiledEntry {
  readonly entry: DictionaryEntry;
  readonly expression: RegExp;
}

const literally = (term: string) => term.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(character);

/** Letters and digits at an end of the term must also be the end of a word; white space may be of any length. */
function wholeWord(term: string): string {
  const characters = Array.from(term);
  const before = isWordCharacter(characters[0]) ? '(?<![\\p{L}\\p{M}\\p{N}_])' : '';
  const after = isWordCharacter(characters.at(-1)) ? '(?![\\p{L}\\p{M}\\p{N}_])' : '';
  return before + term.split(/\s+/u).map(literally).join('\\s+') + after;
}

/** A repeat inside a repeat ("(a+)+") can take longer than the universe lasts, on a text that anyone can send. */
const NESTED_REPEAT = /\((?:[^()\\]|\\.)*(?:[+*]|\{\d+,\d*\})(?:[^()\\]|\\.)*\)(?:[+*]|\{\d+,\d*\})/;

/** @throws DictionaryError, naming the entry, for a pattern that cannot be used. */
function compile(entry: DictionaryEntry): CompiledEntry {
  const term = entry.term.trim();
  if (term === '') throw new DictionaryError(said('dictionaryTermEmpty'));
  if (entry.pattern && NESTED_REPEAT.test(term)) {
    throw new DictionaryError(said('dictionaryPatternSlow', { term }));
  }
  const flags = entry.caseSensitive ? 'gu' : 'giu';
  try {
    return { entry, expression: new RegExp(entry.pattern ? term : wholeWord(term), flags) };
  } catch {
    throw new DictionaryError(said('dictionaryPatternInvalid', { term }));
  }
}

/** @throws DictionaryError for an entry that could find nothing, or never end. */
export function requireUsable(entry: DictionaryEntry): void {
  compile(entry);
}

function findEntry(text: string, { entry, expression }: CompiledEntry): Finding[] {
  return Array.from(text.matchAll(expression), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    type: entry.type,
    confidence: 1,
    risk: entry.risk,
    source: { detector: 'dictionary', rule: entry.term } as const,
  })).filter(({ start, end }) => end > start);
}

/** @throws DictionaryError where an entry cannot be used: better no detector than one that passes over it in silence. */
export function dictionaryDetector(entries: readonly DictionaryEntry[]): Detector {
  const compiled = entries.filter(({ learned }) => !learned).map(compile);
  return {
    name: 'dictionary',
    detect(text, signal) {
      return compiled.flatMap((one) => {
        signal?.throwIfAborted();
        return findEntry(text, one);
      });
    },
  };
}
