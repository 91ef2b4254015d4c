import { expect, it } from 'vitest';
import { isProgramClassName } from './program-class-names.ts';

const isOne = (text: string, name: string) => {
  const start = text.indexOf(name);
  return isProgramClassName(text, { start, end: start + name.length });
};

it.each([
  ['fix: handle null tenant in SessionStore', 'SessionStore'],
  ['The HTTPRequestHandler returns 500', 'HTTPRequestHandler'],
  ['Why is UserDTO empty?', 'UserDTO'],
  ['refactor OrderRepository please', 'OrderRepository'],
])('is the name of a class in "%s"', (text, name) => {
  expect(isOne(text, name)).toBe(true);
});

it.each([
  ['We moved from HubSpot to another CRM', 'HubSpot'],
  ['I work at SessionStore in Leeds', 'SessionStore'],
  ['Ask McDonald about it', 'McDonald'],
  ['Store the session', 'Store'],
  ['Ms. DeSantis wrote', 'DeSantis'],
])('is not the name of a class in "%s"', (text, name) => {
  expect(isOne(text, name)).toBe(false);
});
