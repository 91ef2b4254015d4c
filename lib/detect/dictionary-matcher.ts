// Turns the person's dictionary into a detector.
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import type { Detector, Finding } from './annotation.ts';
import type { DictionaryEntry } from './dictionary.ts';
import { type LinearPattern, linearPattern } from './linear-pattern.ts';

export class DictionaryError extends CodedError {
  override readonly name = 'DictionaryError';
}

interface CompiledEntry {
  readonly entry: DictionaryEntry;
  readonly pattern: LinearPattern;
}

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(character);

/** A pattern that matches the term as whole words, with white space of any length between them. */
function wholeWord(term: string): string {
  const characters = Array.from(term);
  const before = isWordCharacter(characters[0]) ? '(?<![\\p{L}\\p{M}\\p{N}_])' : '';
  const after = isWordCharacter(characters.at(-1)) ? '(?![\\p{L}\\p{M}\\p{N}_])' : '';
  return before + term.split(/\s+/u).map(escaped).join('\\s+') + after;
}

function termPattern({ caseSensitive }: DictionaryEntry, term: string): LinearPattern {
  const expression = new RegExp(wholeWord(term), caseSensitive ? 'gu' : 'giu');
  return {
    matches: (text) => Array.from(text.matchAll(expression), ({ index, 0: found }) => ({ index, text: found })),
  };
}

const isValidPattern = (source: string) => {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    // The constructor is the only check of a pattern's syntax.
    return false;
  }
};

/** @throws DictionaryError that names the entry, if its pattern cannot be used */
function compile(entry: DictionaryEntry): CompiledEntry {
  const term = entry.term.trim();
  if (term === '') throw new DictionaryError(said('dictionaryTermEmpty'));
  try {
    return { entry, pattern: entry.pattern ? linearPattern(term, entry.caseSensitive) : termPattern(entry, term) };
  } catch {
    throw new DictionaryError(
      said(isValidPattern(term) ? 'dictionaryPatternSlow' : 'dictionaryPatternInvalid', { term }),
    );
  }
}

/** @throws DictionaryError if the entry's term is empty, or its pattern is invalid or cannot be searched in linear time */
export function requireUsableEntry(entry: DictionaryEntry): void {
  compile(entry);
}

function findEntry(text: string, { entry, pattern }: CompiledEntry): Finding[] {
  return Array.from(pattern.matches(text), ({ index, text: found }) => ({
    start: index,
    end: index + found.length,
    type: entry.type,
    confidence: 1,
    risk: entry.risk,
    source: { detector: 'dictionary', rule: entry.term } as const,
  })).filter(({ start, end }) => end > start);
}

/** @throws DictionaryError if an entry cannot be used. It is not skipped, because the person's term would then be unprotected. */
export function dictionaryDetector(entries: readonly DictionaryEntry[]): Detector {
  const compiled = entries.filter(({ learned, detail }) => !learned && !detail).map(compile);
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
