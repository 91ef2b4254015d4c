import { expect, it } from 'vitest';
import { ENTITY_TYPES, type EntityType, type Finding, type Role } from '../detect/annotation.ts';
import { roleOfFinding } from './roles.ts';

const finding = (type: EntityType, role?: Role, roleConfidence = 0.9): Finding => ({
  start: 0,
  end: 4,
  type,
  confidence: 1,
  source: { detector: 'model', rule: 'ner-en' },
  ...(role ? { role, roleConfidence } : {}),
});

it('takes the usual role of the type if there is no model', () => {
  expect(roleOfFinding(finding('PERSON'))).toBe('identifier');
  expect(roleOfFinding(finding('CONDITION'))).toBe('fact');
  expect(roleOfFinding(finding('LOCATION'))).toBe('fact');
  expect(roleOfFinding(finding('SECRET'))).toBe('secret');
  expect(roleOfFinding({ ...finding('DATE'), kind: 'date-of-birth' })).toBe('identifier');
});

it('takes the role of the model only for names, and "public" only if it is more likely than not', () => {
  expect(roleOfFinding(finding('PERSON', 'public'))).toBe('public');
  expect(roleOfFinding(finding('PERSON', 'public', 0.45))).toBe('identifier');
  expect(roleOfFinding(finding('LOCATION', 'identifier'))).toBe('identifier');
  for (const type of ['IP', 'ADDRESS'] as const) {
    expect(roleOfFinding(finding(type, 'public', 0.95))).toBe('public');
    expect(roleOfFinding(finding(type, 'public', 0.85))).toBe('identifier');
  }
  for (const type of ['EMAIL', 'ID', 'SECRET', 'PHONE'] as const)
    expect(roleOfFinding(finding(type, 'public'))).not.toBe('public');
});

it('knows a role for every type', () => {
  for (const type of ENTITY_TYPES)
    expect(['identifier', 'secret', 'fact', 'public']).toContain(roleOfFinding(finding(type)));
});
