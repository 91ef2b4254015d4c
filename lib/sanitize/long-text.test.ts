import { expect, it } from 'vitest';
import { extractionAttack, survivorsThatBlockSend } from '../audit/extraction.ts';
import { patternDetectors } from '../detect/patterns/index.ts';
import { annotate } from '../judge/annotate.ts';
import { seededRandom } from '../privacy/random.seeded.test-support.ts';
import { planPrompt } from './plan.ts';
import { policyFor } from './policy/policy.ts';
import { sanitize } from './sanitize.ts';

const NAMES = 'lindqvist okafor castellanos moreau yamada haddad novak obermoser kerbrat zubiri'.split(' ');
const LINES = 4000;
/** The limit of processor time. Measured: 4 s; code that grows with the square of the lines took 47 s and more. */
const LIMIT_MS = 20_000;
const TODAY = { year: 2026, month: 11, day: 23 };

const log = (i: number) =>
  `2026-01-${String(1 + (i % 28)).padStart(2, '0')} INFO user=${NAMES[i % 10]}${i % 97} from 10.0.${i % 250}.${(i * 7) % 250} order ${100_000 + i} took ${i % 500} ms`;
const row = (i: number) => `${NAMES[i % 10]} ${NAMES[(i * 3) % 10]},u${i}@example.com,${(i * 37) % 1000}.50`;

it.each([
  ['a log', '', log],
  ['a table', 'Full name,Email,Amount\n', row],
] as const)(
  'sanitizes and checks 4,000 lines of %s in linear time',
  async (_, head, line) => {
    const text = head + Array.from({ length: LINES }, (_, i) => line(i)).join('\n');
    const policy = policyFor('balanced', 'natural');
    const before = process.cpuUsage();
    const annotations = await annotate(text, patternDetectors, { policy });
    const planned = planPrompt(annotations, policy, text, { today: TODAY, entries: [] });
    const random = seededRandom('long text');
    const secret = { key: random.bytes(32), tweak: random.bytes(16) };
    const sanitized = sanitize(text, planned, { secret, entries: [] }, random);
    expect(sanitized.replacements.length).toBeGreaterThan(LINES);
    const prompt = { text, annotations, sanitized, earlier: [], earlierUses: [], accepted: [] };
    expect(survivorsThatBlockSend(prompt, extractionAttack(prompt))).toEqual([]);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(LIMIT_MS);
  },
  300_000,
);
