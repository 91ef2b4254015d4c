// The encodings that a mail says of its words and parts. The parser reads an unknown one as Western letters, in which no name is found.

const ENCODED_WORD = /=\?([\w.:-]{1,40})(?:\*[\w-]{0,20})?\?[bq]\?/gi;
const CHARSET = /^(?:content-type:|[ \t])[^\r\n]{0,400}?\bcharset\*?[ \t]*=[ \t]*["']?([\w.:-]{1,40})/gim;

function isLabel(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    // No encoding that browsers know.
    return false;
  }
}

/** The labels of Windows that the parser knows beside those of browsers. */
const OF_WINDOWS = /^(?:cp|windows|ms)-?(?:932|936|949|950|874)$/;

const isKnown = (label: string) =>
  isLabel(label) || OF_WINDOWS.test(label) || isLabel(label.replace(/^(?:x-ms-|x-|cs)/, ''));

export function hasUnknownCharset(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  const labels = [ENCODED_WORD, CHARSET].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, label = '']) => label.toLowerCase()),
  );
  return Array.from(new Set(labels)).some((label) => !isKnown(label));
}
