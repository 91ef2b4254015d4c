// Detectors from npm packages, behind the interface of ours. All run offline. Left out: redact-pii (given up by its authors; its fork is
// here), pii-filter (Dutch only).
import { Redactor } from '@redactpii/node';
import nlp from 'compromise/three';
import { OpenRedaction } from 'openredaction';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import type { ComparedDetector } from './detectors.ts';
import type { Found } from './score.ts';

/**
 * Types that the baselines find but that our policy keeps too; they are dropped, so that a baseline's dates are not counted as false
 * highlights.
 */
const KEPT: ReadonlySet<string> = new Set(['DATE', 'TIME', 'URL']);

const OUTER = { before: /^[\s\p{P}]+/u, after: /[\s\p{P}]+$/u };
/** A phone number may open with a bracket. */
const OUTER_OF_PHONE = { before: /^\s+/u, after: /[\s.,;:!?]+$/u };

/** Removes white space and punctuation that a tokenizer leaves on a word. */
function trimmed(text: string, start: number, end: number, type: string): Found {
  const value = text.slice(start, end);
  const { before, after } = type === 'PHONE' ? OUTER_OF_PHONE : OUTER;
  const left = before.exec(value)?.[0].length ?? 0;
  const right = after.exec(value)?.[0].length ?? 0;
  return { start: start + left, end: Math.max(start + left, end - right), type, replaced: !KEPT.has(type) };
}

interface WithOffset {
  readonly offset: { readonly start: number; readonly length: number };
}

export const compromise: ComparedDetector = {
  name: 'compromise',
  async detect(text) {
    const doc = nlp(text);
    const kinds = [
      ['PERSON', doc.people()],
      ['LOCATION', doc.places()],
      ['ORGANIZATION', doc.organizations()],
      ['EMAIL', doc.emails()],
      ['PHONE', doc.phoneNumbers()],
      ['URL', doc.urls()],
      ['USERNAME', doc.atMentions()],
      ['MONEY', doc.match('#Money+')],
      ['DATE', doc.match('#Date+')],
    ] as const;
    return kinds.flatMap(([type, view]) =>
      (view.json({ offset: true }) as WithOffset[]).map(({ offset }) =>
        trimmed(text, offset.start, offset.start + offset.length, type),
      ),
    );
  },
};

/** Its kinds, as far as this project has them; the rest count for what they hide. */
const OPEN_REDACTION_TYPES: readonly (readonly [RegExp, string])[] = [
  [/NAME/, 'PERSON'],
  [/EMAIL/, 'EMAIL'],
  [/PHONE/, 'PHONE'],
  [/ADDRESS|POSTCODE|ZIP/, 'ADDRESS'],
  [/DATE|DOB/, 'DATE'],
  [/CARD|IBAN|ACCOUNT/, 'FINANCIAL'],
  [/USERNAME|GAMERTAG/, 'USERNAME'],
];

export function openRedaction(): ComparedDetector {
  const redactor = new OpenRedaction({});
  return {
    name: 'openredaction',
    async detect(text) {
      const { detections } = await redactor.detect(text);
      return detections.map(({ type, position: [start, end] }) => ({
        ...trimmed(text, start, end, OPEN_REDACTION_TYPES.find(([name]) => name.test(type))?.[1] ?? 'ID'),
        replaced: true,
      }));
    },
  };
}

/** A private-use character, which no text of the sets holds. */
const GAP = '\ue000';
const escaped = (piece: string) => piece.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The spans of `text` that `redacted` has replaced by gaps. */
export function redactedGapsIn(text: string, redacted: string): { start: number; end: number }[] {
  const pieces = redacted.split(GAP);
  if (pieces.length === 1) return [];
  const match = new RegExp(`^${pieces.map(escaped).join('([^]+?)')}$`, 'd').exec(text);
  return (match?.indices?.slice(1) ?? []).map((gap) => ({ start: gap?.[0] ?? 0, end: gap?.[1] ?? 0 }));
}

/** Its rule for names takes the greeting along. */
const GREETING = /^(?:(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening))[\s,]+)+/i;

/** It returns text only, so that each rule runs by itself and its gaps are looked up. */
const REDACT_PII_RULES = {
  NAME: 'PERSON',
  EMAIL: 'EMAIL',
  PHONE: 'PHONE',
  CREDIT_CARD: 'FINANCIAL',
  SSN: 'ID',
} as const;

export function redactPii(): ComparedDetector {
  const off = { NAME: false, EMAIL: false, PHONE: false, CREDIT_CARD: false, SSN: false };
  const rules = Object.entries(REDACT_PII_RULES).map(([rule, type]) => ({
    type,
    redactor: new Redactor({ rules: { ...off, [rule]: true }, globalReplaceWith: GAP }),
  }));
  return {
    name: '@redactpii/node',
    async detect(text) {
      return rules.flatMap(({ type, redactor }) =>
        redactedGapsIn(text, redactor.redact(text)).map(({ start, end }) =>
          trimmed(text, start + (GREETING.exec(text.slice(start, end))?.[0].length ?? 0), end, type),
        ),
      );
    },
  };
}

const WINK_TYPES: Readonly<Record<string, string>> = {
  EMAIL: 'EMAIL',
  URL: 'URL',
  MONEY: 'MONEY',
  DATE: 'DATE',
  TIME: 'TIME',
  MENTION: 'USERNAME',
};

/** Its entities, and every run of proper nouns as something to be replaced: it cannot tell people from places. */
export function wink(): ComparedDetector {
  const { readDoc, its } = winkNLP(model);
  return {
    name: 'wink-nlp, proper nouns',
    async detect(text) {
      const doc = readDoc(text);
      const parts = doc.tokens().out(its.pos);
      let at = 0;
      const tokens = doc
        .tokens()
        .out()
        .map((value) => {
          const start = Math.max(at, text.indexOf(value, at));
          at = start + value.length;
          return { start, end: at };
        });
      const spanOf = (from: number, to: number, type: string) =>
        trimmed(text, tokens[from]?.start ?? 0, tokens[to]?.end ?? 0, type);
      const found: Found[] = [];
      const spans = doc.entities().out(its.span) as unknown as (readonly [number, number])[];
      const kinds = doc.entities().out(its.type);
      for (const [at, [from, to]] of spans.entries()) {
        const type = WINK_TYPES[kinds[at] ?? ''];
        if (type) found.push(spanOf(from, to, type));
      }
      for (let from = 0; from < parts.length; from += 1) {
        if (parts[from] !== 'PROPN') continue;
        let to = from;
        while (parts[to + 1] === 'PROPN') to += 1;
        found.push(spanOf(from, to, 'PROPER NOUN'));
        from = to;
      }
      return found;
    },
  };
}
