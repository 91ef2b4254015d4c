// What became of a prompt. Plain data in, one word and a reason out.

import type { TextKey } from '../../lib/language/message.ts';
import { escapeRegExp } from '../../lib/lexicon/alternatives.ts';
import type { ShownNotice } from '../../lib/page/prompt/notice.test-support.ts';

export const VERDICTS = ['sent', 'as it was', 'blocked', 'left', 'missed', 'leak', 'lost', 'unexplained'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** These make the campaign fail. */
export const BAD_VERDICTS: ReadonlySet<Verdict> = new Set(['leak', 'lost', 'unexplained']);

export interface Observation {
  /** What must be in the composer, or come back by Undo, where nothing was sent. */
  readonly text: string;
  /** What the person wrote into it after they had sent; it may have been sent with it. */
  readonly added?: string | undefined;
  readonly originals: readonly string[];
  /** What the check of the undisturbed text does not mark; a miss of the detector's is no fault of the way. */
  readonly unmarked: readonly string[];
  /** Every request body that arrived since the person pressed send. */
  readonly bodies: readonly string[];
  /** What the extension told the person at last; undefined: nothing. */
  readonly notice: ShownNotice | undefined;
  /** What its badge stands for, in a word. */
  readonly status: string;
  readonly composer: string;
  /** What Undo brought, where it was tried. */
  readonly undone: string | undefined;
  /** The person or the page went elsewhere, and the page's composer with it. */
  readonly left: boolean;
  /** The browser sends the body again, or the page something of its own accord beside it. */
  readonly repeats: boolean;
  /** The page sends by itself, and Coatcheck may have no part in it: what leaves without originals needs no word. */
  readonly isUnseen?: boolean;
  /** The network is known to be cut: what left the composer cannot have arrived. */
  readonly offline: boolean;
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly why: string;
}

/** The titles that tell the person that the prompt was sent. */
const SAY_SENT: ReadonlySet<TextKey> = new Set([
  'sent',
  'sentValues',
  'sentProtectedValues',
  'sentAsItWas',
  'sentWithEarlier',
  'sentRefused',
]);

/** Editors change white space; a prompt is still there with other line ends. */
export const withoutWhiteSpace = (text: string) => text.replace(/[\s\u200b\ufeff]+/g, '');
const holds = (place: string | undefined, text: string) =>
  place !== undefined && withoutWhiteSpace(place).includes(withoutWhiteSpace(text));

/** As it stands in a body, and as JSON writes it. */
export function originalsIn(body: string, originals: readonly string[]): readonly string[] {
  const read = body.replaceAll('\\n', '\n').replaceAll('\\"', '"');
  const grouped = read.replace(/(?<=\d)[\s.\-/()]+(?=\d)/g, '');
  const isThere = (original: string) => {
    const digits = original.replace(/\D/g, '');
    if (digits.length >= 9 && !/\p{L}{3}/u.test(original) && grouped.includes(digits)) return true;
    return new RegExp(
      `(?<![\\p{L}\\p{N}])${escapeRegExp(original).replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}])`,
      'u',
    ).test(read);
  };
  return originals.filter(isThere);
}

function textOf(body: string): string {
  try {
    const { text } = JSON.parse(body) as { text?: unknown };
    return typeof text === 'string' ? text : body;
  } catch {
    return body;
  }
}

/** Was all that stood in the composer sent as it stood? With an addition too, if that was there already. */
function isRaw(sent: string, { text, added = '' }: Observation): boolean {
  return holds(sent, text) && (withoutWhiteSpace(sent) === withoutWhiteSpace(text) || holds(sent, added));
}

export function judge(seen: Observation): Judgement {
  const { bodies, notice, text } = seen;
  const out = [...new Set(bodies.flatMap((body) => originalsIn(body, seen.originals)))];
  if (out.some((original) => !seen.unmarked.includes(original)))
    return { verdict: 'leak', why: `${out.join(' | ')} left; the notice: ${notice?.title ?? 'none'}` };
  if (out.length > 0) return { verdict: 'missed', why: `${out.join(' | ')} is not marked by an undisturbed check` };

  const said = notice ? `“${notice.title}: ${notice.detail}”` : 'nothing';
  const saysPerhaps = notice?.code === 'notTakenTitle';
  const saysSent = notice?.code !== undefined && SAY_SENT.has(notice.code);
  const requests = seen.repeats ? Math.min(1, bodies.length) : bodies.length;
  if (requests > 1) return { verdict: 'unexplained', why: `${requests} requests for one prompt; said ${said}` };
  if (requests === 1) {
    if (seen.left) return { verdict: 'sent', why: 'the page was left' };
    if (seen.isUnseen && !saysSent) return { verdict: 'as it was', why: `the page sent it itself; said ${said}` };
    if (saysPerhaps) return { verdict: 'sent', why: said };
    if (!saysSent) return { verdict: 'unexplained', why: `it was sent; said ${said}` };
    if (seen.isUnseen) return { verdict: 'sent', why: said };
    const raw = isRaw(textOf(bodies[0] ?? ''), seen);
    if (raw !== (notice.code === 'sentAsItWas'))
      return { verdict: 'unexplained', why: `${raw ? 'the very text' : 'another text'} was sent; said ${said}` };
    return { verdict: raw ? 'as it was' : 'sent', why: said };
  }
  if (seen.left) return { verdict: 'left', why: 'the page was left' };
  const isThere = holds(seen.composer, text);
  if (!isThere && !holds(seen.undone, text))
    return {
      verdict: 'lost',
      // Every value of a prompt is made up: to tell what stands there tells nothing of anybody.
      why: `${JSON.stringify(text)} was neither sent nor is it in the composer (${JSON.stringify(seen.composer)}) nor did Undo bring it (${JSON.stringify(seen.undone ?? '')}); said ${said}`,
    };
  if (saysSent && !seen.offline) return { verdict: 'unexplained', why: `nothing arrived; said ${said}` };
  if (!notice) return { verdict: 'unexplained', why: `not sent, and nothing said why; ${seen.status}` };
  return { verdict: seen.offline && saysSent ? 'sent' : 'blocked', why: said };
}
