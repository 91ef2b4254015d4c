import { expect, it } from 'vitest';
import { host } from './host.ts';
import { mark, plain } from './marked.test-support.ts';

it.each([
  '2026-01-03 ⟦kafka2⟧ broker down, failing over to ⟦kafka3⟧',
  'Connection refused: ⟦db-prod-07⟧:5432',
  'psql -h ⟦db-prod-07⟧ -U app',
  'ssh deploy@⟦web03⟧ and ping ⟦fileserver01⟧',
  'host=⟦kafka2⟧ port=9092, bootstrap.servers=⟦kafka1⟧:9092,⟦kafka2⟧:9092',
  'Jan 12 03:11:02 ⟦nas⟧ sshd[441]: Failed password for root',
  '⟦vpn.corp.example⟧ is not reachable, ⟦printer.local⟧ and ⟦nas.local⟧ fail, ⟦redis-cache.internal⟧:6379',
  'DATABASE_HOST=⟦pg-main-2⟧',
  'jdbc:postgresql://⟦db-prod-07⟧:5432/billing',
  'hostname: ⟦edge-muc-03⟧',
  '⟦LAPTOP-8F3K2L1⟧ and ⟦DESKTOP-4QK2J7A⟧ and [⟦ip-10-0-3-17⟧]',
  'upstream ⟦app-server-3⟧ timed out',
  'scp x.tar ⟦annika⟧@10.0.0.5:/tmp, ssh ⟦j.okafor⟧@⟦bastion⟧ now',
  'Bind failed for uid=h,ou=people,⟦dc=lindqvist,dc=lan⟧',
  'git@gitlab.lindqvist.lan:⟦shop/cart⟧.git and git@github.com:org/repo.git',
  '⟦vault.lindqvist.intra⟧:8200/v1',
  'server { listen 80; server_name ⟦crm.lindqvist.lan⟧; }',
])('%s', (marked) => {
  expect(mark(host, plain(marked))).toBe(marked);
});

it.each([
  'ldapsearch -b dc=example,dc=com',
  'localhost:8080 is fine, python3 too, utf8, h264, ipv6, sha256, log4j, k8s, s3, ec2, web3, es6, db2',
  'The model gpt-4, python-3 and react-18 and covid-19 were listed on node-1.',
  'java.internal, this.local and window.prod.x; use foo.local here, com.acme.internal.Util',
  'host: smtp.gmail.com, server: 127.0.0.1, host = true, DB_HOST=localhost, the server is down',
  'ssh root@host, user@example.com, file:12:34, timeout-ms:5000, max-size:1000, aspect-16:9000',
  'server-side, client-side, app-level error, log-level: info, api-key error, e-mail server, web-based, sub-10 ms, top-10 servers',
  'npm ERR! peer @material-ui/core@4.12.4 and "@app-server2/client"',
  'version: node-18.2, "node": ">=18", server-2022 error, error in step-3, build-1234 failed',
  '2024-01-02 10:11:12 ERROR main: failed to start, error code E-404',
])('finds no host in names of technologies, words and public hosts: %s', (text) => {
  expect(mark(host, text)).toBe(text);
});
