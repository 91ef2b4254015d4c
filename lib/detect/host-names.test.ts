import { expect, it } from 'vitest';
import { hostNamesIn } from './host-names.ts';

const found = (text: string) =>
  hostNamesIn(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

it('takes the hosts out of the command around them', () => {
  expect(found('psql -h db-prod-3.corp.local -')).toEqual(['db-prod-3.corp.local']);
  expect(found('ssh 10.20.3.4 -p, then (kafka2)')).toEqual(['10.20.3.4', 'kafka2']);
  expect(found('http://login.example.ru phishing')).toEqual(['http://login.example.ru']);
  expect(found('curl https://wiki.intern.example/a -s')).toEqual(['https://wiki.intern.example/a']);
});

it('leaves a span alone that is one word, or holds no host', () => {
  expect(found('bluebird')).toEqual(['bluebird']);
  expect(found('the blue host')).toEqual(['the blue host']);
  expect(found('ssh bastion db-prod-3')).toEqual(['ssh bastion db-prod-3']);
});
