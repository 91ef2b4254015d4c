import { expect, it } from 'vitest';
import { EngineError, serializeError } from '../../engine/rpc.ts';
import { SurvivorError } from '../../sanitize/survivors.ts';
import { decisionHistory, survivorsInError } from './decision-history.ts';

it('remembers the last risk of a text, and the way back', () => {
  const made = decisionHistory();
  made.setRisk('Anna', 1);
  made.setRisk('Anna', 5);
  expect(made.now.overrides).toEqual([{ text: 'Anna', risk: 5 }]);
  expect(made.undo()).toBe(true);
  expect(made.now.overrides).toEqual([{ text: 'Anna', risk: 1 }]);
  expect([made.undo(), made.undo()]).toEqual([true, false]);
  expect(made.now).toEqual({ overrides: [], accepted: [], brokenRelations: [], links: [] });
});

it('protects every spelling of a survivor', () => {
  const made = decisionHistory();
  made.setRisk('503-555-0142', 1);
  made.protect('503 555 0142', 'call 503-555-0142');
  expect(made.now.overrides).toEqual([
    { text: '503 555 0142', risk: 4 },
    { text: '503-555-0142', risk: 4 },
  ]);
});

it('accepts a survivor in one prompt only', () => {
  const made = decisionHistory();
  made.setRisk('Bonn', 4);
  made.accept('Anna');
  expect(made.now.accepted).toEqual(['Anna']);
  made.nextPrompt();
  expect(made.now).toMatchObject({ overrides: [{ text: 'Bonn', risk: 4 }], accepted: [] });
  made.setRisk('Kiel', 4);
  made.undo();
  expect(made.now.accepted).toEqual([]);
  made.clear();
  expect(made.now.overrides).toEqual([]);
  expect(made.undo()).toBe(false);
});

it('asks for decisions about survivors, and about no other failure', () => {
  const survivors = [{ text: 'Anna', type: 'PERSON' }] as const;
  expect(survivorsInError(new EngineError(serializeError(new SurvivorError(survivors))))).toEqual(survivors);
  expect(survivorsInError(new EngineError({ name: 'VaultError', said: { key: 'vaultFull' } }))).toEqual([]);
  expect(survivorsInError(new Error('other'))).toEqual([]);
});

it('breaks a relation until it is put back, in the next prompt too', () => {
  const made = decisionHistory();
  made.setRelation('sum: 1 + 2 = 3', true);
  made.setRelation('sum: 1 + 2 = 3', true);
  made.nextPrompt();
  expect(made.now.brokenRelations).toEqual(['sum: 1 + 2 = 3']);
  made.setRelation('sum: 1 + 2 = 3', false);
  expect(made.now.brokenRelations).toEqual([]);
  made.undo();
  expect(made.now.brokenRelations).toEqual(['sum: 1 + 2 = 3']);
});

it('remembers in which way a value is hidden when its level changes', () => {
  const made = decisionHistory();
  made.setHiding('67', 4, 'placeholder');
  made.setRisk('67', 5);
  expect(made.now.overrides).toEqual([{ text: '67', risk: 5, hideAs: 'placeholder' }]);
  expect(made.undo()).toBe(true);
  expect(made.now.overrides).toEqual([{ text: '67', risk: 4, hideAs: 'placeholder' }]);
});

it('says of two names what was decided last, and the opposite once that is undone: it may have been sent', () => {
  const made = decisionHistory();
  const apart = { name: 'Liz', other: 'Elizabeth Marsh', isSame: false };
  made.setLink(apart);
  made.nextPrompt();
  expect(made.now.links).toEqual([apart]);
  made.setLink({ ...apart, isSame: true });
  expect(made.now.links).toEqual([{ ...apart, isSame: true }]);
  made.undo();
  expect(made.now.links).toEqual([apart]);
  made.undo();
  expect(made.now.links).toEqual([{ ...apart, isSame: true }]);
});
