import { expect, it } from 'vitest';
import { hostNamesIn } from './host-names.ts';

const found = (text: string) =>
  hostNamesIn(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

it('cuts the command around hosts off', () => {
  expect(found('psql -h db-prod-3.corp.local -')).toEqual(['db-prod-3.corp.local']);
  expect(found('ssh 10.20.3.4 -p, then (kafka2)')).toEqual(['10.20.3.4', 'kafka2']);
  expect(found('http://login.example.ru phishing')).toEqual(['http://login.example.ru']);
  expect(found('curl https://wiki.intern.example/a -s')).toEqual(['https://wiki.intern.example/a']);
});

it('keeps a span that is one word or has no host', () => {
  expect(found('bluebird')).toEqual(['bluebird']);
  expect(found('the blue host')).toEqual(['the blue host']);
  expect(found('ssh bastion db-prod-3')).toEqual(['ssh bastion db-prod-3']);
});
