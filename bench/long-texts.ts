// Measures texts that are much longer than a prompt: prose of 200,000 characters, a log and a table of 10,000 lines, a data URI and base64.
// Each is also measured at half its length, to show whether time grows faster than the text.

import { createHash } from 'node:crypto';
import { extractionAttack, survivorsThatBlockSend } from '../lib/audit/extraction.ts';
import type { Detector } from '../lib/detect/annotation.ts';
import { annotate } from '../lib/judge/annotate.ts';
import { tweakForConversation } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { dayOfTime } from '../lib/sanitize/numbers/relations/today.ts';
import { planPrompt } from '../lib/sanitize/plan.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import { SurvivorError, sanitize } from '../lib/sanitize/sanitize.ts';
import { cleanTexts } from './clean.ts';
import { generatedSet, OWN_NAMES } from './generated.ts';

const CHARACTERS = 200_000;
const LINES = 10_000;
const NAMES = 'lindqvist okafor castellanos moreau yamada haddad novak obermoser kerbrat zubiri'.split(' ');
const DAY = (i: number) => `2026-01-${String(1 + (i % 28)).padStart(2, '0')}`;

const logLine = (i: number) =>
  `${DAY(i)} INFO user=${NAMES[i % 10]}${i % 97} from 10.0.${i % 250}.${(i * 7) % 250} order ${100_000 + i} took ${i % 500} ms`;
const tableRow = (i: number) => `${NAMES[i % 10]} ${NAMES[(i * 3) % 10]},u${i}@example.com,${(i * 37) % 1000}.50`;
const linesOf = (line: (i: number) => string, count: number) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

/** Sentences with names and numbers between texts that hold nothing. @param from so many characters are left out before it */
function proseOf(characters: number, from = 0): string {
  const told = generatedSet(2000, OWN_NAMES).examples.map(({ text }) => text);
  const clean = cleanTexts();
  let prose = '';
  for (let i = 0; prose.length < from + characters; i += 1)
    prose += `${told[i % told.length]}\n\n${clean[i % clean.length]}\n\n`;
  return prose.slice(from, from + characters);
}

/** Base64 of pseudo-random bytes, the same in each run. */
function base64Of(characters: number): string {
  const blocks = Array.from({ length: Math.ceil(characters / 40) }, (_, at) =>
    createHash('sha256').update(`${at}`).digest(),
  );
  return Buffer.concat(blocks).toString('base64').slice(0, characters);
}
const imageOf = (characters: number) => `Look at this image: data:image/png;base64,${base64Of(characters)} what is it?`;

type LongText = readonly [name: string, whole: () => string, half: () => string];

const PROSE: LongText = [
  `prose, ${CHARACTERS / 1000},000 characters`,
  () => proseOf(CHARACTERS),
  // Other prose at half the length, because the model remembers the windows of the last text.
  () => proseOf(CHARACTERS / 2, CHARACTERS),
];
const LOG: LongText = [
  `log, ${LINES / 1000},000 lines`,
  () => linesOf(logLine, LINES),
  () => linesOf(logLine, LINES / 2),
];
const TABLE: LongText = [
  `table, ${LINES / 1000},000 rows`,
  () => `Full name,Email,Amount\n${linesOf(tableRow, LINES)}`,
  () => `Full name,Email,Amount\n${linesOf(tableRow, LINES / 2)}`,
];
const DATA_URI: LongText = ['data URI, 40,000 characters', () => imageOf(40_000), () => imageOf(20_000)];
const BASE64: LongText = ['base64, 300,000 characters', () => base64Of(300_000), () => base64Of(150_000)];

const TEXTS = [PROSE, LOG, TABLE, DATA_URI, BASE64];

/** Processor time in seconds, so that other work on the machine does not count. */
async function seconds(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Detection, the plan with sanitizing, and the check for survivors: what the engine does between the text and its surrogates. */
async function stepsOf(text: string, detectors: readonly Detector[]): Promise<readonly number[]> {
  const policy = policyFor('balanced');
  const key = new Uint8Array(32).fill(1);
  const secret = { key, tweak: tweakForConversation(key, 'long texts') };
  let annotations: Awaited<ReturnType<typeof annotate>> = [];
  const detection = await seconds(async () => {
    annotations = await annotate(text, detectors, { policy });
  });
  let sanitized: ReturnType<typeof sanitize> | undefined;
  const sanitizing = await seconds(() => {
    const planned = planPrompt(annotations, policy, text, { today: dayOfTime(Date.now()), entries: [] });
    try {
      sanitized = sanitize(text, planned, { secret, entries: [] }, systemRandom);
    } catch (error) {
      if (!(error instanceof SurvivorError)) throw error;
      const accepted = error.survivors.map((survivor) => survivor.text);
      sanitized = sanitize(text, planned, { secret, entries: [] }, systemRandom, { accepted });
    }
  });
  const checking = await seconds(() => {
    if (!sanitized) return;
    const prompt = { text, annotations, sanitized, earlier: [], earlierUses: [], accepted: [] };
    survivorsThatBlockSend(prompt, extractionAttack(prompt));
  });
  return [detection, sanitizing, checking];
}

export const LONG_HEAD = [
  'seconds of processor time',
  '',
  'detection',
  'sanitizing',
  'check',
  'all',
  'all, half as long',
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export async function longRows(name: string, detectors: readonly Detector[]): Promise<string[][]> {
  // Lists and patterns are built at the first text.
  await stepsOf('Anna Schmidt lives in Berlin.', detectors);
  const rows: string[][] = [];
  for (const [what, whole, half] of TEXTS) {
    const steps = await stepsOf(whole(), detectors);
    const halved = sum(await stepsOf(half(), detectors));
    rows.push([what, name, ...[...steps, sum(steps), halved].map((one) => one.toFixed(1))]);
  }
  return rows;
}
