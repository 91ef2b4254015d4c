// Notices that a page reports what the person types while they type it: each key, or the text so far. The guard stops a request that holds a whole
// original, but a single key is not one, so the person is told that this page does it.
import { escapeRegExp } from '../lexicon/alternatives.ts';
import type { GuardQuestion } from './guard-question.ts';

/** What the page reports: single keys, or the text typed so far. */
export type TypingReports = 'keys' | 'text';

/** A report comes this soon after its key. */
const REPORTED_WITHIN_MS = 2000;
const KEYS_WATCHED = 16;
/** The page reports keys if it reported this many of the last `KEYS_WATCHED`. Other requests hold a few by chance. */
const KEYS_REPORTED = 10;
/** The text so far was reported at this many lengths. */
const LENGTHS_REPORTED = 3;
const MIN_TEXT_LENGTH = 6;
/** Reports of keys are short; longer requests are searched only for the text so far. */
const MAX_KEY_REPORT = 4000;
const MAX_TEXT_REPORT = 200_000;

interface Key {
  readonly char: string;
  readonly at: number;
  isReported: boolean;
}

export interface TypingReportWatch {
  /** To be called when the person typed a character. */
  key(char: string): void;
  /** To be called with each request that the page makes, and the composer's text at that time. */
  asked(question: Pick<GuardQuestion, 'text' | 'url'>, composerText: string): void;
}

/** Whether a text holds a character as a separate value: the whole text, a string in JSON, a field of a form or of an address. */
const holdsKey = (text: string, char: string): boolean =>
  text.trim() === char ||
  new RegExp(`"(?:Key|Digit)?${escapeRegExp(char)}"|=${escapeRegExp(char)}(?:&|$)`, 'iu').test(text);

/** `onNoticed` is called once for each kind. */
export function watchTypingReports(
  onNoticed: (what: TypingReports) => void,
  now: () => number = () => performance.now(),
): TypingReportWatch {
  const noticed = new Set<TypingReports>();
  let keys: Key[] = [];
  let textBefore = '';
  let lengths = 0;

  function notice(what: TypingReports): void {
    noticed.add(what);
    onNoticed(what);
  }

  function findKeys(text: string, recent: readonly Key[]): void {
    for (const key of recent) if (!key.isReported && holdsKey(text, key.char)) key.isReported = true;
    if (keys.filter(({ isReported }) => isReported).length >= KEYS_REPORTED) notice('keys');
  }

  /** A prompt that was sent is reported once: only a text that grew out of the one reported before counts. */
  function findText(text: string, composerText: string): void {
    const standing = composerText.trim();
    if (standing.length < MIN_TEXT_LENGTH || standing === textBefore || !text.includes(standing)) return;
    lengths = textBefore !== '' && standing.startsWith(textBefore) ? lengths + 1 : 1;
    textBefore = standing;
    if (lengths >= LENGTHS_REPORTED) notice('text');
  }

  return {
    key(char) {
      if (char.trim() !== '') keys = [...keys, { char, at: now(), isReported: false }].slice(-KEYS_WATCHED);
    },
    asked({ text, url }, composerText) {
      const recent = keys.filter(({ at }) => now() - at < REPORTED_WITHIN_MS);
      // Without a prompt, the person types into another field of the page.
      if (recent.length === 0 || composerText.trim() === '') return;
      if (text.length <= MAX_KEY_REPORT && !noticed.has('keys')) findKeys(text === '' ? url : text, recent);
      if (text.length <= MAX_TEXT_REPORT && !noticed.has('text')) findText(text, composerText);
    },
  };
}
