// File names that all systems take.

/** Characters that file names may not have on Windows, that turn the reading direction, or that do not show. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd\ufeff]/gu;
/** Names of devices, which Windows takes with any extension. */
const DEVICES = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;
/** Below the 255 bytes of most systems, so that " (1)" can be added. */
const MAX_BYTES = 240;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function cut(stem: string, bytes: number): string {
  let kept = '';
  let used = 0;
  for (const character of stem) {
    used += bytesOf(character);
    if (used > bytes) break;
    kept += character;
  }
  return kept;
}

const trimmed = (stem: string, isEnd: boolean) =>
  stem.replace(/^\s+/u, '').replace(isEnd ? /(?<![\s.])[\s.]+$/u : /(?<!\s)\s+$/u, '');

/** @param extension with its dot, or '' */
export function validFileName(stem: string, extension: string): string {
  const isEnd = extension === '';
  const clean = trimmed(stem.toWellFormed().replace(FORBIDDEN, '_'), isEnd);
  const short = trimmed(cut(clean, MAX_BYTES - bytesOf(extension)), isEnd);
  const name = (/^\.*$/.test(short) ? 'file' : short) + extension;
  return DEVICES.test(name) ? `_${name}` : name;
}
