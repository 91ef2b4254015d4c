// Changed built-ins, objects of other windows and elements, by which a request shows the guard one thing and the browser another.
import type { Attacks } from './tools.ts';

export const SURROUNDINGS: Attacks = {
  'a list that says by toJSON what becomes of it': ({ secret, post, define, during }) =>
    during(
      [
        define(Array.prototype, 'toJSON', { value: () => 'x', writable: true }),
        define(String.prototype, 'toJSON', { value: () => 'x', writable: true }),
      ],
      () => post(secret),
    ),
  'a dictionary that inherits a getter': ({ secret, post, define, during }) =>
    during(
      [
        define(Object.prototype, 'bubbles', {
          get(this: { detail?: string }) {
            if (typeof this.detail === 'string') this.detail = this.detail.split('\n')[0] ?? '';
            return false;
          },
        }),
        define(Object.prototype, 'cancelable', { value: true, writable: true }),
      ],
      () => post(secret),
    ),
  'a promise that answers for others': async ({ secret, harmless, send, bytes, cut, define }) => {
    const { then } = Promise.prototype;
    const undo = [
      define(Promise.prototype, 'constructor', { value: class Other {}, writable: true }),
      define(Promise.prototype, 'then', {
        writable: true,
        value(this: Promise<unknown>, done: (value: unknown) => void, failed: (reason: unknown) => void) {
          const lie = (value: unknown) =>
            done?.(
              value instanceof ArrayBuffer
                ? bytes(harmless).buffer
                : typeof value === 'object' && value !== null && 'form' in value
                  ? { ...value, form: 'text', text: harmless }
                  : value,
            );
          return Reflect.apply(then, this, [lie, failed]);
        },
      }),
    ];
    const answer = send('/log/second', { method: 'POST', body: cut(secret) });
    await new Promise<void>((resolve) => setTimeout(resolve, 250));
    for (const one of undo) one();
    void answer.catch(() => undefined);
  },
  'an object that answers for a promise': async ({ secret, harmless, send, cut, define }) => {
    const undo = define(Object.prototype, 'then', {
      get(this: object) {
        if (this instanceof ArrayBuffer) return (done: (value: unknown) => void) => done(harmless);
        if ('form' in this)
          return (done: (value: unknown) => void) =>
            done(Object.assign(Object.create(null), this, { form: 'text', text: harmless }));
        return undefined;
      },
    });
    const answer = send('/log/second', { method: 'POST', body: cut(secret) });
    await new Promise<void>((resolve) => setTimeout(resolve, 250));
    undo();
    void answer.catch(() => undefined);
  },
  'an XMLHttpRequest opened anew during the check': ({ secret, harmless, address, cut, byXhr }) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/log/second');
    return byXhr(request, () => {
      request.send(cut(harmless));
      request.open('POST', address(secret));
    });
  },
  'an XMLHttpRequest sent by the function of another window': async ({ secret, byXhr }) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const other = frame.contentWindow as typeof window;
    const request = new XMLHttpRequest();
    request.open('POST', '/log/second');
    await byXhr(request, () => other.XMLHttpRequest.prototype.send.call(request, secret));
    frame.remove();
  },
  'an element with a text of its own': ({ secret, post }) => {
    const element = document.createElement('p');
    Object.defineProperty(element, 'toString', { value: () => secret });
    return post(element);
  },
  'an image with an address that is another the second time': ({ secret, harmless, twoFaced, address }) => {
    const image = new Image();
    (image as { src: unknown }).src = twoFaced(address(harmless), address(secret));
  },
  'an attribute with an address that is another the second time': ({ secret, harmless, twoFaced, address }) => {
    const image = new Image();
    image.setAttribute('src', twoFaced(address(harmless), address(secret)) as unknown as string);
    image.setAttribute(twoFaced('alt', 'src') as unknown as string, address(secret));
  },
};
