// Decodes the runs of Base64 in a text. A run may begin in the middle of a group of four letters, so each of the four starts is tried.
import { shareOfControlCharacters } from './control-characters.ts';
import { inflatedBytes, isCompressed } from './inflated-bytes.ts';

/** In a text up to this length, short runs are decoded too. In a longer text every word would count as a run. */
const SHORT_TEXT = 16_384;
const SHORTEST_RUN = { short: 6, long: 16 } as const;
/** Of a run of this length or more, only the most plausible of the four starts is decoded; the run's beginning decides which. */
const LONG_RUN = 512;
const PROBE_LENGTH = 256;
/** Base64 in e-mails and in key files has lines of 64 or 76 letters. */
const SHORTEST_LINE = 60;

const isBase64Letter = new Uint8Array(128);
for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_')
  isBase64Letter[letter.charCodeAt(0)] = 1;

const lenientUtf8 = new TextDecoder('utf-8');

const isLetterAt = (text: string, at: number) => isBase64Letter[text.charCodeAt(at)] === 1;

/** The start of the next line if only a line break follows at `end`; otherwise `end`. */
function nextLine(text: string, end: number): number {
  const at = text[end] === '\r' ? end + 1 : end;
  return text[at] === '\n' ? at + 1 : end;
}

function base64RunsIn(text: string, least: number): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    if (!isLetterAt(text, at)) continue;
    const start = at;
    let line = at;
    for (;;) {
      while (at < text.length && isLetterAt(text, at)) at += 1;
      const next = nextLine(text, at);
      if (next === at || at - line < SHORTEST_LINE || !isLetterAt(text, next)) break;
      line = next;
      at = next;
    }
    if (at - start >= least) runs.add(text.slice(start, at));
  }
  return runs;
}

function bytesOf(run: string): Uint8Array {
  const binary = atob(run.length % 4 === 1 ? run.slice(0, -1) : run);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i += 1) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

function decodedRun(run: string): string {
  const bytes = bytesOf(run);
  return lenientUtf8.decode(isCompressed(bytes) ? inflatedBytes(bytes) : bytes);
}

function decodedFromEachStart(run: string): readonly string[] {
  const plain = run
    .replace(/[\r\n]/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  const places = [0, 1, 2, 3].map((start) => ({ start, odd: 0 }));
  if (plain.length < LONG_RUN) return places.map(({ start }) => decodedRun(plain.slice(start)));
  const packed = places.find(({ start }) => isCompressed(bytesOf(plain.slice(start, start + 4))));
  if (packed) return [decodedRun(plain.slice(packed.start))];
  const judged = places.map(({ start }) => ({
    start,
    odd: shareOfControlCharacters(decodedRun(plain.slice(start, start + PROBE_LENGTH))),
  }));
  const [best = { start: 0, odd: 0 }] = judged.sort((a, b) => a.odd - b.odd);
  return [decodedRun(plain.slice(best.start))];
}

export function decodeBase64Runs(text: string): string {
  const runs = base64RunsIn(text, text.length <= SHORT_TEXT ? SHORTEST_RUN.short : SHORTEST_RUN.long);
  return Array.from(runs).flatMap(decodedFromEachStart).join('\n');
}
