import { expect, it } from 'vitest';
import { restored, run, SECRET } from '../marked-text.test-support.ts';

it.each([
  [
    '/home/mkowalczyk/projects/acme-billing/app/db.py',
    /^\/home\/(?!mkowalczyk)\w+\/projects\/(?!acme)\S+\/app\/db\.py$/,
  ],
  [
    'C:\\Users\\Annika L\\Documents\\Kuendigung.docx',
    /^C:\\Users\\(?!Annika)[^\\]+\\Documents\\(?!Kuend)[^\\]+\.docx$/,
  ],
  [
    '/Users/annika.l/Documents/Lindqvist_tax_2023.pdf',
    /^\/Users\/(?!annika)[^/]+\/Documents\/(?!Lindqvist)\p{Lu}\p{L}+_tax_2023\.pdf$/u,
  ],
  ['/home/jfrost/work/tax-return-final.xlsx', /^\/home\/(?!jfrost)\w+\/work\/tax-return-final\.xlsx$/],
  ['~jfrost/src/main.go', /^~?(?!jfrost)[^/]+\/src\/main\.go$/],
])('replaces names and projects in %s and nothing else', (path, expected) => {
  const done = run(`Why is ${path} missing?`, [[path, 'PATH']]);
  const [, surrogate = ''] = /^Why is (.+) missing\?$/.exec(done.text) ?? [];
  expect(surrogate).toMatch(expected);
  expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(`Why is ${path} missing?`);
});

it('restores the user name of a path that a reply names alone', () => {
  const done = run('cat /home/mkowalczyk/notes.txt', [['/home/mkowalczyk/notes.txt', 'PATH']]);
  const user = /^cat \/home\/(\w+)\//.exec(done.text)?.[1] ?? '';
  expect(restored(`Is ${user} the owner?`, { secret: SECRET, entries: done.vault })).toBe('Is mkowalczyk the owner?');
});

it('replaces a path of shared folders whole if it is to be hidden', () => {
  const done = run('ls /home/user/src', [['/home/user/src', 'PATH']]);
  expect(done.text).not.toContain('/home/user/src');
});

it('replaces a path part by part where the model calls it a host', () => {
  const path = '/srv/fennimore/app.py';
  const done = run(`File "${path}", line 42`, [[path, 'IP']]);
  expect(done.text).toMatch(/^File "\/srv\/(?!fennimore)\w+\/app\.py", line 42$/);
});
