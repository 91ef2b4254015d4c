// Bodies of ordinary requests of the kinds that sites send, and pieces of the recorded pages of this repository. None is about a person of the bench.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE64, BASE64_URL, type Draws, HEX } from './seeded.ts';

const root = join(import.meta.dirname, '../..');
const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

const fixtures = filesIn('lib/sites/fixtures', /\.html$/);
const beds = filesIn('e2e/beds', /\.(?:ts|tsx|html|js)$/);
const prose = filesIn('bench/clean', /\.txt$/).join('\n');
const sentences = prose.split(/\n+/).filter((line) => line.length > 20);
const words = prose.split(/[^\p{L}]+/u).filter((word) => word.length > 2);

const EVENTS = ['page_view', 'key_down', 'composer_focus', 'token_stream', 'exposure', 'web_vitals', 'click', 'scroll'];
const KEYS = ['locale', 'screen', 'plan', 'model', 'variant', 'referrer', 'session_id', 'build', 'theme', 'latency_ms'];
const DIGITS = '0123456789';

const uuid = (d: Draws) =>
  `${d.text(8, HEX)}-${d.text(4, HEX)}-4${d.text(3, HEX)}-a${d.text(3, HEX)}-${d.text(12, HEX)}`;
const time = (d: Draws) => 1_740_000_000_000 + d.below(100_000_000_000);
const isoTime = (d: Draws) => new Date(time(d)).toISOString();
const sentence = (d: Draws) => d.one(sentences);

function scalar(d: Draws): unknown {
  const kinds = [
    () => d.below(100_000),
    () => d.below(2000),
    () => d.isLucky(0.5),
    () => uuid(d),
    () => isoTime(d),
    () => time(d),
    () => d.one(words),
    () => `${d.below(20)}.${d.below(20)}.${d.below(100)}`,
    () => Math.round(d.below(1e6)) / 1000,
    () => d.text(24, BASE64_URL),
    () => `/${d.one(words).toLowerCase()}/${uuid(d)}/${d.one(words).toLowerCase()}`,
  ];
  return d.one(kinds)();
}

const properties = (d: Draws, count: number) =>
  Object.fromEntries(
    d.some(count, () => [d.isLucky(0.6) ? d.one(KEYS) : d.one(words).toLowerCase(), scalar(d)] as const),
  );

const analytics = (d: Draws) =>
  JSON.stringify({
    batch: d.some(1 + d.below(12), () => ({
      event: d.one(EVENTS),
      anonymousId: uuid(d),
      timestamp: isoTime(d),
      properties: properties(d, 4 + d.below(12)),
      context: {
        userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${120 + d.below(30)}.0.${d.below(9999)}.${d.below(200)}`,
      },
    })),
  });

const varint = (d: Draws) => String.fromCharCode(...d.some(1 + d.below(5), () => 128 + d.below(120)), d.below(120));

/** Fields of protocol buffers: a tag, a length and a text, or a number. */
const protobuf = (d: Draws) =>
  d
    .some(10 + d.below(60), () => {
      const text = d.isLucky(0.3) ? sentence(d).slice(0, 120) : d.isLucky(0.5) ? uuid(d) : d.one(words);
      return d.isLucky(0.5) ? `\x0a${String.fromCharCode(text.length)}${text}` : `\x10${varint(d)}`;
    })
    .join('');

const graphQl = (d: Draws) =>
  JSON.stringify({
    operationName: `${d.one(words)}Query`,
    variables: properties(d, 5),
    query: `query ${d.one(words)}($id: ID!, $first: Int) { node(id: $id) { ${d.some(12, () => d.one(words).toLowerCase()).join(' ')} } }`,
    extensions: { persistedQuery: { version: 1, sha256Hash: d.text(64, HEX) } },
  });

const formPost = (d: Draws) =>
  new URLSearchParams(
    Object.entries({
      v: '2',
      tid: `G-${d.text(8, DIGITS)}`,
      gtm: d.text(12, DIGITS),
      _p: d.text(10, DIGITS),
      cid: `${d.text(9, DIGITS)}.${d.text(10, DIGITS)}`,
      dl: `https://chat.example/c/${uuid(d)}?model=${d.one(words)}`,
      dt: sentence(d).slice(0, 60),
      sr: `${800 + d.below(1600)}x${600 + d.below(1000)}`,
      _et: `${d.below(9999)}`,
      ...Object.fromEntries(Object.entries(properties(d, 6)).map(([key, value]) => [key, `${value}`])),
    }),
  ).toString();

const frame = (d: Draws) =>
  `42${JSON.stringify([d.one(EVENTS), { seq: d.below(1e6), delta: sentence(d), at: time(d), ...properties(d, 3) }])}`;

const sourceMap = (d: Draws) =>
  JSON.stringify({
    version: 3,
    sources: d.some(8, () => `webpack:///./src/${d.one(words).toLowerCase()}/${d.one(words)}.tsx`),
    names: d.some(60, () => d.one(words)),
    mappings: d.some(300, () => `${d.text(4, BASE64)}${d.one([',', ';', ','])}`).join(''),
    sourcesContent: [d.one(beds).slice(0, 4000)],
  });

const image = (d: Draws) =>
  JSON.stringify({ name: 'image.png', data: `data:image/png;base64,${d.text(20_000 + d.below(60_000), BASE64)}==` });
const token = (d: Draws) => `${d.text(36, BASE64_URL)}.${d.text(400, BASE64_URL)}.${d.text(86, BASE64_URL)}`;
const chat = (d: Draws) =>
  JSON.stringify({
    model: d.one(words),
    messages: d.some(1 + d.below(10), () => ({
      id: uuid(d),
      role: d.one(['user', 'assistant']),
      content: d.some(1 + d.below(8), () => sentence(d)).join(' '),
    })),
  });
const piece = (texts: readonly string[]) => (d: Draws) => {
  const text = d.one(texts);
  const start = d.below(Math.max(1, text.length - 500));
  return text.slice(start, start + 500 + d.below(20_000));
};

export interface BodyKind {
  readonly name: string;
  readonly share: number;
  readonly isBinary?: boolean;
  readonly draw: (draws: Draws) => string;
}

export const BODY_KINDS: readonly BodyKind[] = [
  { name: 'analytics JSON', share: 22, draw: analytics },
  { name: 'form post', share: 14, draw: formPost },
  { name: 'GraphQL', share: 12, draw: graphQl },
  { name: 'WebSocket frame', share: 14, draw: frame },
  { name: 'protocol buffers', share: 10, isBinary: true, draw: protobuf },
  { name: 'chat history', share: 10, draw: chat },
  { name: 'tokens', share: 5, draw: token },
  { name: 'recorded page', share: 6, draw: piece(fixtures) },
  { name: 'recorded script', share: 4, draw: piece(beds) },
  { name: 'source map', share: 2, draw: sourceMap },
  { name: 'image in base64', share: 1, draw: image },
];
