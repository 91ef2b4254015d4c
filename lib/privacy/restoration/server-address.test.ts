import { expect, it } from 'vitest';
import { chatAddress, readServerAddress } from './server-address.ts';

it.each([
  ['http://127.0.0.1:8642', 'http://127.0.0.1:8642'],
  [' http://localhost:8642/ ', 'http://localhost:8642'],
  ['http://[::1]:8642/v1', 'http://[::1]:8642'],
  ['https://model.example/v1/', 'https://model.example'],
  ['https://model.example/restore/v1', 'https://model.example/restore'],
])('takes %s', (text, address) => {
  expect(readServerAddress(text)).toEqual({ address });
  expect(chatAddress(address)).toBe(`${address}/v1/chat/completions`);
});

it.each([
  ['', 'invalid'],
  ['model.example', 'invalid'],
  ['ftp://127.0.0.1', 'invalid'],
  ['http://model.example', 'unencrypted'],
  ['http://127.0.0.1.model.example', 'unencrypted'],
  ['http://192.168.0.2:8642', 'unencrypted'],
])('refuses %j', (text, fault) => {
  expect(readServerAddress(text)).toEqual({ fault });
});
