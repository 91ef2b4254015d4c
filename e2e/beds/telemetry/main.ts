// A chat that sends what is typed by every way it knows, at each input and when told to, and goes on working when that fails.
import { ask } from '../api.ts';

type Way = (text: string) => Promise<string> | string;

const composer = document.getElementById('composer') as HTMLTextAreaElement;
const messages = document.getElementById('messages') as HTMLElement;
const json = (text: string) => JSON.stringify({ draft: text, at: 1, path: location.pathname });
const utf8 = (text: string) => new TextEncoder().encode(text);

const outcome = (answer: Promise<Response>) =>
  answer.then(
    ({ status }) => `answered ${status}`,
    (error: Error) => `rejected ${error.name}`,
  );

function byXhr(body: XMLHttpRequestBodyInit): Promise<string> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/log/xhr');
    request.addEventListener('load', () => resolve(`answered ${request.status}`));
    request.addEventListener('error', () => resolve(`error ${request.readyState} ${request.status}`));
    request.send(body);
  });
}

const socket = new WebSocket(`ws://${location.host}/log/socket`);
const open = new Promise((resolve) => socket.addEventListener('open', resolve));

async function bySocket(data: string | BufferSource | Blob): Promise<string> {
  await open;
  socket.send(data);
  return 'sent';
}

function formOf(text: string, method: 'get' | 'post'): HTMLFormElement {
  const form = document.createElement('form');
  form.method = method;
  form.action = '/log/form';
  form.target = 'target';
  const field = document.createElement('input');
  field.name = 'draft';
  field.value = text;
  form.append(field);
  document.body.append(form);
  return form;
}

function byFrame(text: string, source?: string): Promise<string> {
  const frame = document.createElement('iframe');
  if (source !== undefined) frame.srcdoc = source;
  return new Promise((resolve) => {
    frame.addEventListener('load', () => {
      const { contentWindow } = frame;
      if (!contentWindow) return;
      resolve(outcome((contentWindow as typeof window).fetch('/log/frame', { method: 'POST', body: json(text) })));
    });
    document.body.append(frame);
  });
}

/** The page's own script is quicker than the load of a frame. */
function byNewFrame(text: string): Promise<string> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { fetch: other } = frame.contentWindow as typeof window;
  return outcome(other('/log/frame', { method: 'POST', body: json(text) }));
}

function packed(text: string, kind: CompressionFormat): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream(kind))).arrayBuffer();
}

const fieldsOf = (text: string) => {
  const fields = new FormData();
  fields.set('draft', text);
  fields.set('file', new File([text], 'draft.txt'));
  return fields;
};

/** A worker that sends what it is told, by a message or on a channel. */
const SENDING_WORKER = `
  const send = ({ data }) => fetch(data.to, { method: 'POST', body: JSON.stringify(data) }).then(() => postMessage('sent'));
  addEventListener('message', send);
  new BroadcastChannel('drafts').onmessage = send;
  postMessage('ready');
`;
const scriptAddress = (script: string) => URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));

/** Resolves with what the worker says after `tell`, or "silent" if it says nothing for a while. */
function byWorker(script: string, tell: (worker: Worker) => void): Promise<string> {
  return new Promise((resolve) => {
    const worker = new Worker(scriptAddress(script));
    setTimeout(() => resolve('silent'), 2500);
    worker.addEventListener('error', () => resolve('error'));
    worker.addEventListener('message', ({ data }: MessageEvent<string>) =>
      data === 'ready' ? tell(worker) : resolve(data),
    );
  });
}

const SVG = 'http://www.w3.org/2000/svg';

function bySvg(write: (image: SVGImageElement) => void): Promise<string> {
  return new Promise((resolve) => {
    const image = document.createElementNS(SVG, 'image');
    image.addEventListener('error', () => resolve('error'));
    const svg = document.createElementNS(SVG, 'svg');
    svg.append(image);
    document.body.append(svg);
    write(image);
  });
}

function byPoster(write: (video: HTMLVideoElement) => void): string {
  const video = document.createElement('video');
  document.body.append(video);
  write(video);
  return 'done';
}

const workerWays: Readonly<Record<string, Way>> = {
  'message to a worker': (text) =>
    byWorker(SENDING_WORKER, (worker) => worker.postMessage({ to: `${location.origin}/log/worker`, draft: [text] })),
  'bytes to a worker': (text) =>
    byWorker(SENDING_WORKER.replace('JSON.stringify(data)', 'data.draft'), (worker) =>
      worker.postMessage({ to: `${location.origin}/log/worker`, draft: utf8(text) }),
    ),
  'channel to a worker': (text) =>
    byWorker(SENDING_WORKER, () =>
      new BroadcastChannel('drafts').postMessage({ to: `${location.origin}/log/channel`, draft: text }),
    ),
  'script of a worker': (text) =>
    byWorker(
      `fetch('${location.origin}/log/script', { method: 'POST', body: ${JSON.stringify(text)} }).then(() => postMessage('sent'))`,
      () => undefined,
    ),
};

const pixel = (text: string) => `/log/pixel.png?q=${encodeURIComponent(text)}`;

const attributeWays: Readonly<Record<string, Way>> = {
  poster: (text) =>
    byPoster((video) => {
      video.poster = pixel(text);
    }),
  'attribute of a poster': (text) => byPoster((video) => video.setAttribute('poster', pixel(text))),
  'SVG href': (text) => bySvg((image) => image.setAttribute('href', pixel(text))),
  'SVG href with a namespace': (text) =>
    bySvg((image) => image.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', pixel(text))),
  'image source with a namespace': (text) =>
    new Promise((resolve) => {
      const image = new Image();
      image.onerror = () => resolve('error');
      image.setAttributeNS(null, 'src', pixel(text));
    }),
};

const ways: Readonly<Record<string, Way>> = {
  'fetch of JSON': (text) => outcome(fetch('/log/draft', { method: 'POST', body: json(text) })),
  'fetch of a form field': (text) =>
    outcome(fetch('/log/draft', { method: 'POST', body: new URLSearchParams({ q: text }) })),
  'fetch of form data': (text) => outcome(fetch('/log/draft', { method: 'POST', body: fieldsOf(text) })),
  'fetch of a blob': (text) => outcome(fetch('/log/draft', { method: 'POST', body: new Blob([json(text)]) })),
  'fetch of a blob that was cut': (text) =>
    outcome(fetch('/log/draft', { method: 'POST', body: new Blob([`..${json(text)}`]).slice(2) })),
  'fetch of bytes': (text) => outcome(fetch('/log/draft', { method: 'POST', body: utf8(text) })),
  'fetch of base64': (text) =>
    outcome(fetch('/log/draft', { method: 'POST', body: JSON.stringify({ d: btoa(`v1:${text}`) }) })),
  'fetch of a Request': (text) =>
    outcome(fetch(new Request('/log/request', { method: 'POST', body: json(text.toUpperCase()) }))),
  'fetch of an address': (text) => outcome(fetch(`/log/draft?q=${encodeURIComponent(text)}`)),
  'XMLHttpRequest of JSON': (text) => byXhr(json(text)),
  'XMLHttpRequest of a blob that was cut': (text) => byXhr(new Blob([`..${text}`]).slice(2)),
  beacon: (text) => `${navigator.sendBeacon('/log/beacon', json(text))}`,
  'beacon of a blob': (text) =>
    `${navigator.sendBeacon('/log/beacon', new Blob([json(text)], { type: 'application/json' }))}`,
  'WebSocket of text': (text) => bySocket(json(text)),
  'WebSocket of bytes': (text) => bySocket(utf8(text)),
  'WebSocket of a blob': (text) => bySocket(new Blob([`..${text}`]).slice(2)),
  'submit of a form': (text) => {
    formOf(text, 'post').submit();
    return 'done';
  },
  'requestSubmit of a form': (text) => {
    formOf(text, 'post').requestSubmit();
    return 'done';
  },
  'submit of a form by its address': (text) => {
    formOf(text, 'get').submit();
    return 'done';
  },
  EventSource: (text) =>
    new Promise((resolve) => {
      const events = new EventSource(`/log/events?q=${encodeURIComponent(text)}`);
      events.onerror = () => {
        events.close();
        resolve('error');
      };
    }),
  image: (text) =>
    new Promise((resolve) => {
      const image = new Image();
      image.onerror = () => resolve('error');
      image.src = `/log/pixel.png?q=${encodeURIComponent(text)}`;
    }),
  script: (text) =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      script.onerror = () => resolve('error');
      script.src = `/log/script.js?q=${encodeURIComponent(text)}`;
      document.body.append(script);
    }),
  ...attributeWays,
  'fetch for later': (text) => {
    const { fetchLater } = window as unknown as { fetchLater?: (url: string, init: object) => { activated: boolean } };
    if (!fetchLater) return outcome(fetch('/log/later', { method: 'POST', body: text }));
    return `${fetchLater('/log/later', { method: 'POST', body: json(text), activateAfter: 0 }).activated}`;
  },
  'fetch of gzip': async (text) =>
    outcome(fetch('/log/packed', { method: 'POST', body: await packed(json(text), 'gzip') })),
  'beacon of zlib': async (text) =>
    `${navigator.sendBeacon('/log/packed', new Blob([await packed(json(text), 'deflate')]))}`,
  'fetch of a new frame': byNewFrame,
  'fetch of an empty frame': (text) => byFrame(text),
  'fetch of a frame with a page': (text) => byFrame(text, '<p>Hello</p>'),
  'going to an address': (text) => {
    location.href = `/log/away?q=${encodeURIComponent(text)}`;
    return 'done';
  },
};

/** What was typed at the last input, before anybody can have checked it. */
composer.addEventListener('input', () => {
  void outcome(fetch('/log/typing', { method: 'POST', body: json(composer.value) }));
  navigator.sendBeacon('/log/typing', composer.value);
});

async function send(): Promise<void> {
  const text = composer.value;
  composer.value = '';
  const reply = document.createElement('p');
  messages.append(reply);
  if (new URLSearchParams(location.search).has('worker')) {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      reply.textContent = data;
    });
    worker.postMessage(text);
    return;
  }
  for await (const soFar of ask(text)) reply.textContent = soFar;
}

document.getElementById('send')?.addEventListener('click', () => void send());
composer.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  void send();
});

Object.assign(window, {
  bedWays: Object.keys(ways),
  workerWays: Object.keys(workerWays),
  /** How long the page waits for a fetch of a megabyte to be looked at. */
  costOf: (round: number) => {
    const body = JSON.stringify({ round, draft: 'The weather report for Tuesday says rain again. '.repeat(21_000) });
    const before = performance.now();
    void outcome(fetch('/log/draft', { method: 'POST', body }));
    return performance.now() - before;
  },
  sendBy: async (way: string, text: string) => (ways[way] ?? workerWays[way])?.(text) ?? 'unknown',
});
