import { expect, it } from 'vitest';
import { emitter } from './events.ts';

it('tells the listeners of an event in order, at once, and no others', () => {
  const events = emitter<{ readonly left: string; readonly shown: number }>();
  const heard: unknown[] = [];
  events.emit('left', 'before anybody listens');
  events.on('left', (id) => heard.push(['first', id]));
  events.on('shown', (count) => heard.push(count));
  events.on('left', (id) => heard.push(['second', id]));
  events.emit('left', 'chat-1');
  expect(heard).toEqual([
    ['first', 'chat-1'],
    ['second', 'chat-1'],
  ]);
});
