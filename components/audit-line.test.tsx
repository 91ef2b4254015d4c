import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AttackReport, AuditReport, Recovery } from '../lib/audit/report.ts';
import { ENGLISH } from '../lib/language/language.ts';
import { said } from '../lib/language/message.ts';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';
import { composeConversationRelease, EMPTY_LEDGER } from '../lib/privacy/ledger.ts';
import { attackOutcomeText, auditHeadline, recoveryText } from './audit-words.ts';
import { badgeSummary } from './badge-summary.ts';
import { LedgerLine } from './ledger-line.tsx';
import { RELEASE_OF_TWO_NUMBERS } from './release.test-support.ts';
import { Review } from './review.tsx';

const attack = (name: AttackReport['attack'], part: Partial<AttackReport> = {}): AttackReport => ({
  attack: name,
  state: 'done',
  tried: 7,
  recoveries: [],
  close: [],
  notes: [],
  milliseconds: 1,
  ...part,
});
const weber: Recovery = { original: 'Anna <Weber>', type: 'PERSON', trace: 'part', found: 'Weber', earlier: false };
const report: AuditReport = {
  recovered: 0,
  of: 7,
  recoveredEarlier: 0,
  attacks: [attack('extraction'), attack('mask-inference', { state: 'skipped', notes: [said('auditNoModel')] })],
  survivors: [],
  milliseconds: 3.2,
};
const leaking: AuditReport = {
  ...report,
  recovered: 1,
  attacks: [
    attack('extraction', { recoveries: [weber] }),
    attack('mask-inference', { close: [{ original: 'gout', type: 'CONDITION', rank: 4 }] }),
    attack('linkage', { notes: [said('auditCapitalsOnly')] }),
  ],
};
const state: PromptState = {
  site: { id: 'demo', name: 'Demo', origin: 'https://demo.example', enabled: true },
  text: 'Anna <Weber> of the Weber family',
  annotations: [],
  sanitized: {
    text: 'Eva Kohl of the Weber family',
    replacements: [],
    guarantee: { values: [], epsilons: {}, takenAsPublic: [], sentence: '' },
  },
  status: 'ready',
  engine: 'ready',
  replies: { surrogates: 0, restored: false },
};
const html = (audit?: PromptState['audit'], more: Partial<PromptState> = {}) =>
  renderToStaticMarkup(<Review state={{ ...state, ...(audit ? { audit } : {}), ...more }} act={() => undefined} />);

it('says in one line what was recovered', () => {
  expect(auditHeadline(report, ENGLISH)).toBe('Checked: our attacks recovered none of 7 values');
  expect(auditHeadline(leaking, ENGLISH)).toBe('Checked: our attacks recovered 1 of 7 values (1 note)');
  expect(auditHeadline({ ...report, recoveredEarlier: 2 }, ENGLISH)).toContain(
    'our attacks recovered 0 of 7 values, and 2 values of earlier prompts',
  );
  expect(auditHeadline({ ...report, of: 0 }, ENGLISH)).toContain('Nothing is replaced');
});

it('tells each trace apart', () => {
  const traces = (['whole', 'part', 'near', 'guessed'] as const).map((trace) =>
    recoveryText('matching', { ...weber, trace }, ENGLISH),
  );
  expect(new Set(traces).size).toBe(4);
  expect(recoveryText('embedding-inversion', weber, ENGLISH)).toContain('nearest word');
});

it('never lets an attack look passed that was not tried', () => {
  expect(attackOutcomeText(attack('mask-inference', { state: 'skipped' }), ENGLISH)).toBe('Not tried');
  expect(attackOutcomeText(attack('extraction', { tried: 0 }), ENGLISH)).toBe('Nothing to try');
  expect(attackOutcomeText(attack('extraction', { recoveries: [weber] }), ENGLISH)).toBe('1 of 7');
  expect(html(report)).toContain('there is no language model on this device');
});

it('shows the words and how they were found, and offers to protect what is still there', () => {
  const shown = html(leaking);
  expect(shown).toContain('Anna &lt;Weber&gt;');
  expect(shown).toContain('“Weber” appears in the text');
  expect(shown).toContain('Protect “Weber”');
  expect(shown).toContain('“gout” (guess 4)');
  expect(shown).toContain('data-tone="leak"');
  expect(html(report)).toContain('data-tone="safe"');
});

it('says that the attack is under way, or could not be run', () => {
  expect(html()).toContain('Checking the sanitized text against attacks…');
  expect(html('failed')).toContain('could not be checked against attacks');
  const { sanitized: _, ...unchecked } = state;
  expect(renderToStaticMarkup(<Review state={unchecked} act={() => undefined} />)).not.toContain(
    'data-coatcheck="audit"',
  );
});

it('asks for a decision about each survivor before anything is sent', () => {
  const survivors = [{ text: 'Portland', type: 'LOCATION' }] as const;
  const shown = html(report, { survivors, status: 'blocked' });
  expect(shown).toContain('role="alert"');
  expect(shown).toContain('Replace Portland there too');
  expect(shown).toContain('Send Portland as it is there');
  expect(badgeSummary({ ...state, survivors, status: 'blocked' }, ENGLISH)).toMatchObject({
    state: 'stopped',
    words: 'Not ready: 1 to decide',
  });
});

it('shows what a conversation has released in plain words, with the way to the exact figures', () => {
  const ledger = composeConversationRelease({
    ...EMPTY_LEDGER,
    releases: [RELEASE_OF_TWO_NUMBERS, { ...RELEASE_OF_TWO_NUMBERS, at: 1 }],
  });
  const shown = renderToStaticMarkup(<LedgerLine ledger={ledger} />);
  expect(shown).toContain('2 prompts replaced 2 different values');
  expect(shown).toContain('What was changed at random still tells a little');
  expect(shown.match(/2 numbers changed at random/g)).toHaveLength(2);
  expect(shown).not.toMatch(/ε|noise/);
  expect(shown).toContain('href="/options.html#ledger"');
});
