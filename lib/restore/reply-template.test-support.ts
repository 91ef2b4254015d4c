// Sends a prompt whose findings are marked, writes a reply from a template, and restores it. In the template `{2}` is the stand-in of the
// second finding, `{2.1}` its first word, and `{2:l}` the stand-in in another form. The reply must become the template with the originals.
import { expect, it } from 'vitest';
import type { Conversation } from '../conversation/conversation.ts';
import type { EntityType } from '../detect/annotation.ts';
import { secretFrom, seededRandom } from '../privacy/random.seeded.test-support.ts';
import { withEchoes } from '../sanitize/echo-entries.ts';
import { annotated, type Mark, restored } from '../sanitize/marked-text.test-support.ts';
import { planPrompt } from '../sanitize/plan.ts';
import { policyFor } from '../sanitize/policy/policy.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import type { Replacement } from '../sanitize/sanitized.ts';
import { digitsLike } from '../text/normalise-characters.ts';

const TODAY = { year: 2026, month: 11, day: 26 };
const MARKED = /⟦(?<value>[^⟧|]+)(?:\|(?<type>[A-Z]+))?(?:\|(?<kind>[a-z:-]+))?⟧/gu;
const FIELD = /\{(?<finding>\d)(?:\.(?<word>\d))?(?::(?<form>\p{L}))?\}/gu;

const grouped = (text: string, sign: string) => text.replace(/(?<=\d)(?=(?:\d{3})+$)/g, sign);
const FORMS: Readonly<Record<string, (text: string) => string>> = {
  /** lower case */
  l: (text) => text.toLowerCase(),
  /** capitals */
  u: (text) => text.toUpperCase(),
  /** compact: without spaces and signs */
  c: (text) => text.replace(/[^\p{L}\p{N}]/gu, ''),
  /** with thousands separators */
  g: (text) => grouped(text, ','),
  /** with a space before the bracket */
  s: (text) => text.replace(/(?<! )\(/, ' ('),
  /** with brackets of full width */
  f: (text) => text.replace('(', '（').replace(')', '）'),
  /** with a capital */
  t: (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
  /** with thousands separators of other languages */
  p: (text) => grouped(text, '.'),
  n: (text) => grouped(text, '\u202f'),
  /** with Arabic, Persian, Devanagari, Thai and full-width digits */
  A: (text) => digitsLike(text, '٠'),
  P: (text) => digitsLike(text, '۰'),
  D: (text) => digitsLike(text, '०'),
  T: (text) => digitsLike(text, '๐'),
  F: (text) => digitsLike(text, '０'),
  a: (text) => grouped(text, '’'),
};

/** The prompt without its marks, and the marks. @param type the type of marks without a type */
function readMarked(marked: string, type: EntityType): { readonly text: string; readonly marks: readonly Mark[] } {
  const marks = [...marked.matchAll(MARKED)].map(({ groups = {} }): Mark => {
    const { value = '', type: own = type, kind } = groups;
    return kind === undefined ? [value, own as EntityType] : [value, own as EntityType, kind];
  });
  return { text: marked.replace(MARKED, '$<value>'), marks };
}

interface Sent {
  readonly prompt: string;
  readonly text: string;
  readonly replacements: readonly Replacement[];
  readonly conversation: Conversation;
}

/** @param key the name from which key and draws are derived */
export function send(marked: string, type: EntityType, key: string): Sent {
  const { text, marks } = readMarked(marked, type);
  const secret = secretFrom(key);
  const plan = planPrompt(annotated(text, marks), policyFor('preempt'), text, { today: TODAY });
  const conversation = { secret, entries: [] };
  const done = withEchoes(sanitize(text, plan, conversation, seededRandom(key)), conversation);
  const { text: out, replacements, vault } = done;
  return { prompt: text, text: out, replacements, conversation: { secret, entries: vault } };
}

/** The template with the values of the findings. */
function fill(template: string, values: readonly string[]): string {
  return template.replace(FIELD, (...found: unknown[]) => {
    const { finding, word, form } = found.at(-1) as { finding: string; word?: string; form?: string };
    const whole = values[Number(finding) - 1] ?? '';
    const part = word === undefined ? whole : (whole.split(/\s+/u)[Number(word) - 1] ?? '');
    const write = form === undefined ? undefined : FORMS[form];
    return write ? write(part) : part;
  });
}

/** A language, a marked prompt, a reply, and what the reply is restored to if that is not the reply with the originals. */
export type Row = readonly [language: string, prompt: string, reply: string, expected?: string];

const KEYS = ['a', 'b', 'c'];

/** A test for each row, under several keys. */
function defineTests(title: string, type: EntityType, rows: readonly Row[], isRestored: boolean): void {
  for (const [language, prompt, reply, expected = reply] of rows)
    it(`${title} (${language}): ${prompt} → ${reply}`, () => {
      for (const key of KEYS) {
        const { replacements, conversation } = send(prompt, type, `${language} ${key}`);
        const surrogates = replacements.map(({ surrogate }) => surrogate);
        const originals = replacements.map(({ original }) => original);
        const said = fill(reply, surrogates);
        const wanted = isRestored ? fill(expected, originals) : said;
        expect({ said, back: restored(said, conversation) }).toEqual({ said, back: wanted });
      }
    });
}

/** Tests in which the stand-ins of the reply become originals. */
export const itRestores = (title: string, type: EntityType, rows: readonly Row[]): void =>
  defineTests(title, type, rows, true);

/** Tests in which the reply stays as it is. */
export const itLeaves = (title: string, type: EntityType, rows: readonly Row[]): void =>
  defineTests(title, type, rows, false);
