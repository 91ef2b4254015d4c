// Decodes the name of an entry. Most zip files do not say how their names are encoded.
import { checksumOf, viewOf } from './zip-bytes.ts';

/** The letters on which the old encodings of MS-DOS in Western Europe and America agree (code pages 437 and 850), from byte 128 on. */
const OLD_LETTERS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ_____áíóúñÑ';
const OLD_SHARP_S = 0xe1;

const oldLetter = (byte: number): string => {
  if (byte < 0x80) return String.fromCharCode(byte);
  return byte === OLD_SHARP_S ? 'ß' : (OLD_LETTERS[byte - 0x80] ?? '_');
};

function inUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
    return undefined;
  }
}

const UNICODE_PATH = 0x7075;

/** The name in UTF-8 that some programs store beside the name in their system's encoding. */
function unicodePath(name: Uint8Array, extra: Uint8Array): string | undefined {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + view.getUint16(at + 2, true);
    const isPath = view.getUint16(at, true) === UNICODE_PATH && end >= at + 9 && end <= extra.length;
    if (isPath && view.getUint32(at + 5, true) === checksumOf(name)) return inUtf8(extra.subarray(at + 9, end));
    at = end;
  }
  return undefined;
}

export const entryName = (name: Uint8Array, extra: Uint8Array): string =>
  unicodePath(name, extra) ?? inUtf8(name) ?? Array.from(name, oldLetter).join('');
