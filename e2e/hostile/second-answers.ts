// In the page's world: requests that show the guard one thing and the browser another. Handed over as text, so it may use nothing from
// outside of itself. Each attack puts back what it changed.

export const ATTACKS = [
  'a text that is another the second time: fetch',
  'a text that is another the second time: XMLHttpRequest',
  'a text that is another the second time: beacon',
  'a text that is another the second time: WebSocket',
  'options that are others the second time',
  'options of a Request',
  'bytes with a length of their own',
  'bytes of another species',
  'bytes with an iterator of their own',
  'bytes changed during the check',
  'a stream whose chunk is changed after it was seen',
  'fields changed during the check',
  'fields added when the form is sent',
  'a file with a name of its own',
  'a blob of parts that are others the second time',
  'a blob of a list with an iterator of its own',
  'a blob by the iterator of all lists',
  'a list that says by toJSON what becomes of it',
  'a dictionary that inherits a getter',
  'a promise that answers for others',
  'an object that answers for a promise',
  'an XMLHttpRequest opened anew during the check',
  'an XMLHttpRequest sent by the function of another window',
  'an element with a text of its own',
  'an image with an address that is another the second time',
  'an attribute with an address that is another the second time',
] as const;

export const BESIDE = [
  'a header of fetch',
  'a header of XMLHttpRequest',
  'a referrer',
  'a protocol',
  'the name of a window',
] as const;

export async function secondAnswer([attack, secret, ascii]: readonly [string, string, string]): Promise<string> {
  const harmless = 'The weather report says rain.';
  const [oldFetch, wait] = [fetch, (ms: number) => new Promise((done) => setTimeout(done, ms))];
  const bytes = (text: string) => new TextEncoder().encode(text);
  const outcome = (answer: Promise<unknown>) =>
    Promise.race([answer, wait(1500)]).then(
      () => 'answered',
      () => 'refused',
    );
  const post = (body: unknown) => outcome(oldFetch('/log/second', { method: 'POST', body: body as BodyInit }));
  /** Harmless when asked first, and not when asked again. */
  const twoFaced = (first = harmless, then = secret) => {
    let asked = 0;
    return { toString: () => (asked++ === 0 ? first : then) };
  };
  const address = (text: string) => `/log/pixel?q=${encodeURIComponent(text)}`;
  /** Read later than it is given: nobody knows what was cut out. */
  const cut = (text: string) => new Blob([`..${text}`]).slice(2);
  const define = (target: object, name: PropertyKey, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { configurable: true, ...descriptor });
    return () => {
      Reflect.deleteProperty(target, name);
      if (before) Object.defineProperty(target, name, before);
    };
  };
  const during = async (undo: readonly (() => void)[], work: () => unknown) => {
    try {
      await work();
      await wait(150);
    } finally {
      for (const one of undo) one();
    }
    return 'done';
  };
  const byXhr = (request: XMLHttpRequest, send: () => void) =>
    new Promise<string>((resolve) => {
      request.onloadend = () => resolve(`ended ${request.status}`);
      setTimeout(() => resolve('open'), 1500);
      send();
    });

  const attacks: Record<string, () => unknown> = {
    'a text that is another the second time: fetch': () => post(twoFaced()),
    'a text that is another the second time: XMLHttpRequest': () => {
      const request = new XMLHttpRequest();
      request.open('POST', '/log/second');
      return byXhr(request, () => request.send(twoFaced() as unknown as string));
    },
    'a text that is another the second time: beacon': () =>
      navigator.sendBeacon('/log/second', twoFaced() as unknown as string),
    'a text that is another the second time: WebSocket': async () => {
      const socket = new WebSocket(`ws://${location.host}/log/socket`);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      socket.send(twoFaced() as unknown as string);
      await wait(200);
      socket.close();
    },
    'options that are others the second time': () => {
      const body = twoFaced();
      const url = '/log/second';
      return outcome(
        oldFetch(
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
    'options of a Request': () =>
      outcome(oldFetch('/log/second', new Request('/log/other', { method: 'POST', body: cut(secret) }))),
    'bytes with a length of their own': () => {
      const view = bytes(secret);
      for (const [name, value] of Object.entries({ length: 3, byteLength: 3, buffer: bytes('abc').buffer }))
        Object.defineProperty(view, name, { value });
      return post(view);
    },
    'bytes of another species': () => {
      const species = { [Symbol.species]: Object.assign(() => undefined, {}) };
      species[Symbol.species] = function other() {
        return bytes(harmless);
      } as never;
      return during([define(Uint8Array.prototype, 'constructor', { value: species, writable: true })], () =>
        post(bytes(secret)),
      );
    },
    'bytes with an iterator of their own': () =>
      during(
        [
          define(Uint8Array.prototype, 'length', { get: () => 2 }),
          define(Uint8Array.prototype, 'subarray', { value: () => bytes(harmless), writable: true }),
        ],
        () => post(bytes(secret).buffer),
      ),
    'bytes changed during the check': async () => {
      // What looks packed is looked at a little later.
      const packed = new Uint8Array(2 + secret.length * 2);
      packed.set([0x1f, 0x8b]);
      const answer = post(packed);
      packed.set(bytes(secret), 0);
      await answer;
    },
    'a stream whose chunk is changed after it was seen': async () => {
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
      await outcome(oldFetch('/log/second', { method: 'POST', body, duplex: 'half' } as RequestInit));
    },
    'fields changed during the check': async () => {
      const fields = new FormData();
      fields.set('file', cut(harmless));
      const answer = post(fields);
      fields.append('note', secret);
      await answer;
    },
    'fields added when the form is sent': async () => {
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
    'a file with a name of its own': () => {
      const file = new File([harmless], secret.replaceAll('\n', ' '));
      Object.defineProperty(file, 'name', { value: 'report.txt' });
      const fields = new FormData();
      fields.set('file', file);
      return post(fields);
    },
    'a blob of parts that are others the second time': () => {
      const blob = new Blob([twoFaced(secret.replace(/./g, 'x'), secret) as unknown as string]);
      const other = new Blob([twoFaced(secret, secret.replace(/./g, 'x')) as unknown as string]);
      navigator.sendBeacon('/log/second', blob);
      navigator.sendBeacon('/log/second', other);
    },
    'a blob of a list with an iterator of its own': () => {
      const parts = [secret.replace(/./gu, 'x')];
      parts[Symbol.iterator] = [secret][Symbol.iterator].bind([secret]);
      navigator.sendBeacon('/log/second', new Blob(parts));
    },
    'a blob by the iterator of all lists': () => {
      const before = Array.prototype[Symbol.iterator];
      const undo = define(Array.prototype, Symbol.iterator, {
        writable: true,
        value(this: unknown[]) {
          return before.call(this.length === 1 && this[0] === harmless ? [secret] : this);
        },
      });
      return during([undo], () => navigator.sendBeacon('/log/second', new Blob([harmless])));
    },
    'a list that says by toJSON what becomes of it': () =>
      during(
        [
          define(Array.prototype, 'toJSON', { value: () => 'x', writable: true }),
          define(String.prototype, 'toJSON', { value: () => 'x', writable: true }),
        ],
        () => post(secret),
      ),
    'a dictionary that inherits a getter': () =>
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
    'a promise that answers for others': async () => {
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
      const answer = oldFetch('/log/second', { method: 'POST', body: cut(secret) });
      await new Promise<void>((resolve) => setTimeout(resolve, 250));
      for (const one of undo) one();
      void answer.catch(() => undefined);
    },
    'an object that answers for a promise': async () => {
      const undo = define(Object.prototype, 'then', {
        get(this: object) {
          if (this instanceof ArrayBuffer) return (done: (value: unknown) => void) => done(harmless);
          if ('form' in this)
            return (done: (value: unknown) => void) =>
              done(Object.assign(Object.create(null), this, { form: 'text', text: harmless }));
          return undefined;
        },
      });
      const answer = oldFetch('/log/second', { method: 'POST', body: cut(secret) });
      await new Promise<void>((resolve) => setTimeout(resolve, 250));
      undo();
      void answer.catch(() => undefined);
    },
    'an XMLHttpRequest opened anew during the check': () => {
      const request = new XMLHttpRequest();
      request.open('POST', '/log/second');
      return byXhr(request, () => {
        request.send(cut(harmless));
        request.open('POST', address(secret));
      });
    },
    'an XMLHttpRequest sent by the function of another window': async () => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const other = frame.contentWindow as typeof window;
      const request = new XMLHttpRequest();
      request.open('POST', '/log/second');
      await byXhr(request, () => other.XMLHttpRequest.prototype.send.call(request, secret));
      frame.remove();
    },
    'an element with a text of its own': () => {
      const element = document.createElement('p');
      Object.defineProperty(element, 'toString', { value: () => secret });
      return post(element);
    },
    'an image with an address that is another the second time': () => {
      const image = new Image();
      (image as { src: unknown }).src = twoFaced(address(harmless), address(secret));
    },
    'an attribute with an address that is another the second time': () => {
      const image = new Image();
      image.setAttribute('src', twoFaced(address(harmless), address(secret)) as unknown as string);
      image.setAttribute(twoFaced('alt', 'src') as unknown as string, address(secret));
    },
    'a header of fetch': () => outcome(oldFetch('/log/second', { headers: { 'x-note': ascii } })),
    'a header of XMLHttpRequest': () => {
      const request = new XMLHttpRequest();
      request.open('GET', '/log/second');
      request.setRequestHeader('x-note', ascii);
      return byXhr(request, () => request.send());
    },
    'a referrer': () => outcome(oldFetch('/log/second', { referrer: `/?q=${ascii}` })),
    'a protocol': () => new WebSocket(`ws://${location.host}/log/socket`, [ascii]).url,
    'the name of a window': () => {
      const opened = open('/log/window', ascii);
      opened?.close();
      return opened === null ? 'refused' : 'opened';
    },
  };
  const run = attacks[attack];
  if (!run) return 'unknown';
  try {
    const result = await run();
    await wait(150);
    return `${result ?? 'done'}`;
  } catch (error) {
    return `threw ${error instanceof Error ? error.name : error}`;
  }
}
