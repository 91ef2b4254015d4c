import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { password } from './password.ts';
import type { PatternRule } from './rule.ts';
import { secret } from './secret.ts';

const pem = '-----BEGIN RSA PRIVATE KEY-----\nMIIBOgIBAAJBAKj34GkxFhD9\n-----END RSA PRIVATE KEY-----';

const cases: readonly (readonly [PatternRule, readonly string[]])[] = [
  [
    secret,
    [
      'key ⟦AKIAIOSFODNN7EXAMPLE⟧.',
      'use ⟦ghp_16C7e42F292c6912E7710c838347Ae178B4a⟧ now',
      'OPENAI ⟦sk-proj-abcDEF1234567890abcDEF1234567890⟧,',
      `file:\n⟦${pem}⟧\nend`,
      'Authorization: Bearer ⟦abc123DEF456ghi789JKL⟧',
      'api_key="⟦Zx81kQp03LmNv7⟧"',
      'seed phrase: ⟦legal winner thank year wave sausage worth useful legal winner thank yellow⟧',
      'the token is invalid and the key: value pair',
      'sha 52908400098527886e0f7030069857d2e4169ee7',
      'sk-learn and the basic idea',
    ],
  ],
  [
    password,
    [
      'Password: ⟦hunter2!⟧',
      'my Netflix login mattyb_1988 / ⟦hunter2!!⟧ and the login page / signup form',
      'security answer is "⟦Biscuit⟧", memorable word: ⟦tangerine⟧. A security answer is required',
      'my password is ⟦Tr0ub4dor&3⟧.',
      'The password for the router is "⟦correct horse battery⟧", ok',
      'Passwort: ⟦geheim123⟧, PIN: ⟦4711⟧',
      'the recovery code is ⟦8841-2290⟧.',
      'mot de passe : ⟦soleil75⟧',
      'smtp.login("bk@mail.example", "⟦hunter2!Winter⟧")',
      "requests.get(url, auth=HTTPBasicAuth('bk', '⟦Winter-77⟧'))",
      'signIn("google", options) and login("a", "is")',
      'the password is required and the password is wrong',
      'password reset, a password manager',
      'reset your password: please click',
    ],
  ],
];

it.each(cases.flatMap(([rule, texts]) => texts.map((text) => [rule.name, text, rule] as const)))(
  '%s: %s',
  (_, marked, rule) => {
    expect(mark(rule, plain(marked))).toBe(marked);
  },
);
