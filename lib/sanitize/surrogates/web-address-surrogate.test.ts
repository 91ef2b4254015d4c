import { expect, it } from 'vitest';
import { restored, run, SECRET } from '../marked-text.test-support.ts';

it.each([
  [
    'postgres://admin:hunter2@db-prod-3.internal.tidewell.io:5432/patients',
    /^postgres:\/\/(?!admin)[\w.-]+:(?!hunter2)\w+@[a-z]+\.example\.(?:com|org|net):5432\/(?!patients)[a-z]{8}$/,
  ],
  ['https://linkedin.com/in/annika-lindqvist-4711', /^https:\/\/linkedin\.com\/in\/(?!annika)\w+-\w+-\d{4}$/],
  [
    'https://github.com/tidewell-io/billing-core.git',
    /^https:\/\/github\.com\/(?!tidewell)[a-z-]+\/(?!billing)[a-z-]+\.git$/,
  ],
  [
    'https://crm.tidewell.io/api/v2/customers/884213?tab=notes&token=9f8e7d6c5b4a',
    /^https:\/\/[a-z]+\.example\.\w{3}\/api\/v2\/customers\/(?!884213)\d{6}\?tab=(?!notes)[a-z]{5}&token=(?!9f8e)\w{20}$/,
  ],
  ['jump01.corp.tidewell.io', /^[a-z]+\.example\.(?:com|org|net)$/],
  ['http://10.20.30.41:8080/health', /^http:\/\/(?!10\.20\.30\.41)[\d.]+:8080\/health$/],
])('keeps what %s is for, replaces the rest and restores it', (address, expected) => {
  const text = `Why does ${address} fail with P1001?`;
  const done = run(text, [[address, 'URL']]);
  const [, surrogate = ''] = /^Why does (\S+) fail with P1001\?$/.exec(done.text) ?? [];
  expect(surrogate).toMatch(expected);
  expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(text);
});

it('gives a machine that the model calls an IP another host', () => {
  const done = run('host=pg-primary.acme.internal', [['pg-primary.acme.internal', 'IP']]);
  expect(done.text).toMatch(/^host=[a-z]+\.example\.\w+$/);
  expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe('host=pg-primary.acme.internal');
});

it('gives one host the same stand-in in every address, and restores the host alone', () => {
  const text =
    'ping db1.tidewell.internal, then open https://db1.tidewell.internal/status and https://db1.tidewell.internal/tariff.';
  const hosts = [
    'db1.tidewell.internal',
    'https://db1.tidewell.internal/status',
    'https://db1.tidewell.internal/tariff',
  ];
  const done = run(
    text,
    hosts.map((host) => [host, 'URL'] as const),
  );
  const [host = ''] = /[a-z]+\.example\.\w+/.exec(done.text) ?? [];
  expect(done.text.split(host)).toHaveLength(4);
  expect(restored(`Is ${host} up?`, { secret: SECRET, entries: done.vault })).toBe('Is db1.tidewell.internal up?');
});

it('replaces an address of shared parts whole if it is to be hidden', () => {
  expect(run('See https://github.com/login', [['https://github.com/login', 'URL']]).text).not.toContain(
    'github.com/login',
  );
});
