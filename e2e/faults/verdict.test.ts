import { expect, it } from 'vitest';
import { planRun } from './campaign.ts';
import { randomPrompt } from './prompts.ts';
import { chance } from './random.ts';
import { judge, type Observation, originalsIn } from './verdict.ts';

const TEXT = 'I am Anna.\n\nCall +1 503 555 0142.';
const notSent = { code: 'nothingSent', title: 'Nothing was sent', detail: 'The engine stopped.' } as const;
const sent = { code: 'sentValues', title: 'Sent: 2 values were replaced', detail: '' } as const;
const body = (text: string) => JSON.stringify({ text });
const CLEAN = body('I am Greta.\n\nCall +1 503 555 9876.');

function verdict(seen: Partial<Observation>): string {
  return judge({
    text: TEXT,
    originals: ['Anna', '+1 503 555 0142'],
    unmarked: [],
    bodies: [],
    notice: undefined,
    status: 'blocked',
    composer: TEXT,
    undone: undefined,
    left: false,
    offline: false,
    repeats: false,
    ...seen,
  }).verdict;
}

it('calls a leak a leak, whatever was said', () => {
  for (const leak of [TEXT, 'Anna', 'Call 15035550142', 'Call +1\n503-555-0142'])
    for (const notice of [sent, notSent, undefined])
      expect(verdict({ bodies: [CLEAN, body(leak)], notice })).toBe('leak');
  expect(verdict({ bodies: [body('Anna')], notice: sent, unmarked: ['Anna'] })).toBe('missed');
  expect(originalsIn('Annabel wrote to Hanna', ['Anna'])).toEqual([]);
});

it('wants one request for one prompt, and the truth about it', () => {
  expect(verdict({ bodies: [CLEAN], notice: sent, composer: '' })).toBe('sent');
  expect(verdict({ bodies: [CLEAN], notice: notSent })).toBe('unexplained');
  expect(verdict({ bodies: [CLEAN], composer: '' })).toBe('unexplained');
  expect(verdict({ bodies: [CLEAN, CLEAN], notice: sent, composer: '' })).toBe('unexplained');
  expect(verdict({ bodies: [CLEAN, CLEAN], notice: sent, composer: '', repeats: true })).toBe('sent');
  const asItWas = { ...sent, code: 'sentAsItWas' } as const;
  expect(verdict({ bodies: [CLEAN], notice: asItWas, composer: '' })).toBe('unexplained');
  expect(verdict({ bodies: [body(TEXT)], originals: [], notice: asItWas, composer: '' })).toBe('as it was');
});

it('knows what was replaced in an addition from a prompt sent as it was', () => {
  const added = ' Bob is ill.';
  const given = { originals: ['Bob'], added, composer: '' };
  expect(verdict({ ...given, bodies: [body(`${TEXT} Carl is ill.`)], notice: sent })).toBe('sent');
  const whole = { ...given, originals: [], bodies: [body(TEXT + added)] };
  expect(verdict({ ...whole, notice: sent })).toBe('unexplained');
  expect(verdict({ ...whole, notice: { ...sent, code: 'sentAsItWas' } as const })).toBe('as it was');
});

it('knows a prompt that is still there from one that is lost', () => {
  expect(verdict({ notice: notSent })).toBe('blocked');
  expect(verdict({})).toBe('unexplained');
  expect(verdict({ notice: notSent, composer: 'I am Gre' })).toBe('lost');
  expect(verdict({ notice: notSent, composer: '', undone: TEXT.replaceAll('\n', ' ') })).toBe('blocked');
  expect(verdict({ notice: sent, composer: '', undone: TEXT })).toBe('unexplained');
  expect(verdict({ notice: sent, composer: '', undone: TEXT, offline: true })).toBe('sent');
  expect(verdict({ composer: '', left: true })).toBe('left');
});

it('does the same again from the same seed and number', () => {
  for (let number = 0; number < 50; number += 1) {
    expect(planRun(7, number).fault).toBe(planRun(7, number).fault);
    const { text, originals } = randomPrompt(chance(7, number));
    expect(randomPrompt(chance(7, number)).text).toBe(text);
    for (const original of originals) expect(text).toContain(original);
  }
  expect(new Set(Array.from({ length: 50 }, (_, number) => randomPrompt(chance(7, number)).text)).size).toBeGreaterThan(
    30,
  );
});
