// Checks that rules find nothing in ordinary text, code and configuration that once caused false findings.
import { expect, it } from 'vitest';
import { annotatedByRisk } from '../../judge/annotated-by-risk.test-support.ts';
import type { Detector, Finding, RiskLevel } from '../annotation.ts';
import { patternDetectors } from './index.ts';

const everything = (_: Finding): RiskLevel => 5;

it.each([
  'Curso de PLC. Licencia categoría B.',
  '孩子小学三年级，不爱写作业',
  '昨夜から嘔吐、今日病院に行く予定。',
  'a concentration of 3.5 × 10^-5 M. Round to 2 decimal places',
  'copy the text into a file named LICENSE.txt',
  'Orange: #FF9500, #B4D4FF, #AF52DE',
  '"target": "ES2022", "lib": ["ES2022"]',
  'Issue #7652: merge the C version',
  'In 2015 we met at 18F, one of the agencies.',
  'Manage Github issues with the client.',
  'Why you suffer from it and seek treatment for yourself immediately.',
  'to add a history of shortened URLs',
  'a visit takes 150-300 minutes',
  'calibredb --username username --password password',
  'a white paper, the black car, straight ahead, a Christian name, Asian food',
  'She worked with 28 different agencies.',
  'console.log("Hello World")',
  'Make acronyms list from: Continuous Integration',
  'Was wäre der beste Ansatz dafür? Ich liebe Berlin.',
  'a probationary employee of B Corporation',
  'Allowed CIDR: 0.0.0.0/0',
  'MyApp.ViewModels, Version=1.0.0.0, Culture=neutral',
  'uses: actions/checkout@v4',
  'error TS2322: Type is not assignable',
  'Licence: AGPL-3.0. Bug reports: open an issue',
  'class Student(struct2.Packed)',
  'ssh-keygen -C "you@example.com"',
  'How did she work with Charles Babbage?',
  'SELECT u.id, u.name FROM users u JOIN orders o ON o.user_id = u.id WHERE o.total > 9',
  'const username = session.user.email ?? req.body.userName',
])('%s', async (text) => {
  expect(await annotatedByRisk(text, patternDetectors, everything)).toEqual([]);
});

it('does not search words in lower case for a name found with little confidence', async () => {
  const text = 'Please ask the defendant Readiness Check about the readiness of the check.';
  const start = text.indexOf('Readiness Check');
  const end = start + 'Readiness Check'.length;
  const unsure: Detector = {
    name: 'unsure',
    detect: () => [{ start, end, type: 'PERSON', confidence: 0.6, source: { detector: 'model', rule: 'unsure' } }],
  };
  const found = await annotatedByRisk(text, [...patternDetectors, unsure], everything);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['Readiness Check']);
});
