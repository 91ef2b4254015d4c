import { expect, it } from 'vitest';
import { requestNameOf } from './stopped.ts';

it('names a request by the last word of its address', () => {
  expect(requestNameOf(new URL('https://chat.example/api/v2/draft/8f2a-77?q=Anna'))).toBe('draft');
  expect(requestNameOf(new URL('https://chat.example/'))).toBe('');
});
