import { expect, it } from 'vitest';
import type { Role } from '../../detect/annotation.ts';
import { firstName } from './evidence.test-support.ts';
import { networkRole } from './network-role.ts';

it.each<readonly [readonly (readonly [Role | undefined, number])[], number]>([
  [[['identifier', 0.5]], 0],
  [[['identifier', 0.9]], 2.2],
  [[['public', 0.9]], -2.2],
  [[['identifier', 0.9999]], 4],
  [[['public', 1]], -4],
  [
    [
      ['public', 0.8],
      ['identifier', 0.8],
    ],
    0,
  ],
  [[[undefined, 0.9]], 0],
  [[['fact', 0.9]], 0],
])('weighs the roles %j as %d', (roles, expected) => {
  const mentions = roles.map(([role, roleConfidence]) => ({ value: 'Ada', ...(role ? { role } : {}), roleConfidence }));
  expect(networkRole(firstName('Ada, Ada', mentions))).toBeCloseTo(expected, 1);
});
