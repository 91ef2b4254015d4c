// Turns the person's dictionary into a detector.
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

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(character);

/** A pattern that matches the term as whole words, with white space of any length between them. */
function wholeWord(term: string): string {
  const characters = Array.from(term);
  const before = isWordCharacter(characters[0]) ? '(?<![\\p{L}\\p{M}\\p{N}_])' : '';
  const after = isWordCharacter(characters.at(-1)) ? '(?![\\p{L}\\p{M}\\p{N}_])' : '';
  return before + term.split(/\s+/u).map(escaped).join('\\s+') + after;
}

/** Matches nested quantifiers such as "(a+)+". With these, a text that anyone can send may make the search take practically forever. */
const NESTED_REPEAT = /\((?:[^()\\]|\\.)*(?:[+*]|\{\d+,\d*\})(?:[^()\\]|\\.)*\)(?:[+*]|\{\d+,\d*\})/;

/** @throws DictionaryError that names the entry, if its pattern cannot be used */
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

/** @throws DictionaryError if the entry's term is empty, or its pattern is invalid or could backtrack without end */
export function requireUsableEntry(entry: DictionaryEntry): void {
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

/** @throws DictionaryError if an entry cannot be used. It is not skipped, because the person's term would then be unprotected. */
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
