// Bodies that are one thing when the guard reads them and another when the browser sends them.
import type { Attacks } from './tools.ts';

export const BODIES: Attacks = {
  'a text that is another the second time: fetch': ({ post, twoFaced }) => post(twoFaced()),
  'a text that is another the second time: XMLHttpRequest': ({ twoFaced, byXhr }) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/log/second');
    return byXhr(request, () => request.send(twoFaced() as unknown as string));
  },
  'a text that is another the second time: beacon': ({ twoFaced }) =>
    navigator.sendBeacon('/log/second', twoFaced() as unknown as string),
  'a text that is another the second time: WebSocket': async ({ wait, twoFaced }) => {
    const socket = new WebSocket(`ws://${location.host}/log/socket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send(twoFaced() as unknown as string);
    await wait(200);
    socket.close();
  },
  'options that are others the second time': ({ send, outcome, twoFaced }) => {
    const body = twoFaced();
    const url = '/log/second';
    return outcome(
      send(
        url,
        Object.create({
          get method() {
            return 'POST';
          },
          get body() {
            return `${body}`;
          },
        }),
      ),
    );
  },
  'options of a Request': ({ secret, send, outcome, cut }) =>
    outcome(send('/log/second', new Request('/log/other', { method: 'POST', body: cut(secret) }))),
  'bytes with a length of their own': ({ secret, bytes, post }) => {
    const view = bytes(secret);
    for (const [name, value] of Object.entries({ length: 3, byteLength: 3, buffer: bytes('abc').buffer }))
      Object.defineProperty(view, name, { value });
    return post(view);
  },
  'bytes of another species': ({ secret, harmless, bytes, post, define, during }) => {
    const species = { [Symbol.species]: Object.assign(() => undefined, {}) };
    species[Symbol.species] = function other() {
      return bytes(harmless);
    } as never;
    return during([define(Uint8Array.prototype, 'constructor', { value: species, writable: true })], () =>
      post(bytes(secret)),
    );
  },
  'bytes with an iterator of their own': ({ secret, harmless, bytes, post, define, during }) =>
    during(
      [
        define(Uint8Array.prototype, 'length', { get: () => 2 }),
        define(Uint8Array.prototype, 'subarray', { value: () => bytes(harmless), writable: true }),
      ],
      () => post(bytes(secret).buffer),
    ),
  'bytes changed during the check': async ({ secret, bytes, post }) => {
    // What looks packed is looked at a little later.
    const packed = new Uint8Array(2 + secret.length * 2);
    packed.set([0x1f, 0x8b]);
    const answer = post(packed);
    packed.set(bytes(secret), 0);
    await answer;
  },
  'a stream whose chunk is changed after it was seen': async ({ secret, send, wait, bytes, outcome }) => {
    const chunk = new Uint8Array(bytes(secret).length).fill(32);
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(chunk);
        await wait(100);
        chunk.set(bytes(secret));
        controller.enqueue(bytes('.'));
        controller.close();
      },
    });
    await outcome(send('/log/second', { method: 'POST', body, duplex: 'half' } as RequestInit));
  },
  'fields changed during the check': async ({ secret, harmless, post, cut }) => {
    const fields = new FormData();
    fields.set('file', cut(harmless));
    const answer = post(fields);
    fields.append('note', secret);
    await answer;
  },
  'fields added when the form is sent': async ({ secret, harmless, wait }) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/log/form', target: 'hidden-frame' });
    const frame = document.createElement('iframe');
    frame.name = 'hidden-frame';
    let asked = 0;
    form.addEventListener('formdata', ({ formData }) => formData.append('note', asked++ === 0 ? harmless : secret));
    document.body.append(frame, form);
    form.submit();
    await wait(200);
    form.requestSubmit();
    await wait(200);
    form.remove();
    frame.remove();
  },
  'a file with a name of its own': ({ secret, harmless, post }) => {
    const file = new File([harmless], secret.replaceAll('\n', ' '));
    Object.defineProperty(file, 'name', { value: 'report.txt' });
    const fields = new FormData();
    fields.set('file', file);
    return post(fields);
  },
  'a blob of parts that are others the second time': ({ secret, twoFaced }) => {
    const blob = new Blob([twoFaced(secret.replace(/./g, 'x'), secret) as unknown as string]);
    const other = new Blob([twoFaced(secret, secret.replace(/./g, 'x')) as unknown as string]);
    navigator.sendBeacon('/log/second', blob);
    navigator.sendBeacon('/log/second', other);
  },
  'a blob of a list with an iterator of its own': ({ secret }) => {
    const parts = [secret.replace(/./gu, 'x')];
    parts[Symbol.iterator] = [secret][Symbol.iterator].bind([secret]);
    navigator.sendBeacon('/log/second', new Blob(parts));
  },
  'a blob by the iterator of all lists': ({ secret, harmless, define, during }) => {
    const before = Array.prototype[Symbol.iterator];
    const undo = define(Array.prototype, Symbol.iterator, {
      writable: true,
      value(this: unknown[]) {
        return before.call(this.length === 1 && this[0] === harmless ? [secret] : this);
      },
    });
    return during([undo], () => navigator.sendBeacon('/log/second', new Blob([harmless])));
  },
};
