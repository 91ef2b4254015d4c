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
  [
    'postgres://admin:p@ss/w0rd!x@host:5432/db',
    /^postgres:\/\/(?!admin)\w+:(?!p@ss)\w+@[a-z]+\.example\.(?:com|org|net):5432\/db$/,
  ],
  [
    'mysql://mreyes:a#b@c@db.tidewell.io/shop?ssl=true&user=mreyes',
    /^mysql:\/\/(\w+):\w{16,}@[a-z]+\.example\.\w{3}\/(?!shop)[a-z]{4}\?ssl=true&user=\1$/,
  ],
  [
    'mongodb://anna:geheim@h1.tidewell.io:27017,h2.tidewell.io:27018/shop?replicaSet=rs0',
    /^mongodb:\/\/(?!anna)\w+:(?!geheim)\w+@([a-z]+)\.example\.\w{3}:27017,(?!\1)[a-z]+\.example\.\w{3}:27018\/[a-z]{4}\?replicaSet=[a-z]{2}\d$/,
  ],
  [
    'jdbc:sqlserver://host;databaseName=x;user=u;password=p',
    /^jdbc:sqlserver:\/\/[a-z]+\.example\.\w{3};databaseName=x;user=(?!u;)\w+;password=(?!p$)\w{16,}$/,
  ],
  [
    'jdbc:sqlserver://sql01.tidewell.io:1433;databaseName=My Shop;password={a;b=1};encrypt=true',
    /^jdbc:sqlserver:\/\/[a-z]+\.example\.\w{3}:1433;databaseName=(?!My)\w\w \w{4};password=\w{16,};encrypt=true$/,
  ],
  [
    'jdbc:postgresql://db.tidewell.io/billing?user=mreyes&password=Kr0kus77!&sslmode=verify-full',
    /^jdbc:postgresql:\/\/[a-z]+\.example\.\w{3}\/(?!billing)[a-z]{7}\?user=(?!mreyes)\w+&password=(?!Kr0)\w+&sslmode=verify-full$/,
  ],
  ['https://crm.tidewell.io/@marta/notes', /^https:\/\/[a-z]+\.example\.\w{3}\/@(?!marta)[a-z]{5}\/[a-z]{5}$/],
  ['http://10.20.30.41:8080/health', /^http:\/\/(?!10\.20\.30\.41)[\d.]+:8080\/health$/],
])('keeps what %s is for, replaces the rest and restores it', (address, expected) => {
  const text = `Why does ${address} fail with P1001?`;
  const done = run(text, [[address, 'URL']]);
  const [, surrogate = ''] = /^Why does (.+) fail with P1001\?$/.exec(done.text) ?? [];
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
