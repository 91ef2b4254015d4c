// Makes a tokenizer.json of each kind that public models have, with a small vocabulary. For tests only.

export type TokenizerFile = Readonly<Record<string, unknown>>;

const file = (parts: TokenizerFile): TokenizerFile => ({
  version: '1.0',
  truncation: null,
  padding: null,
  added_tokens: [],
  normalizer: null,
  pre_tokenizer: null,
  post_processor: null,
  decoder: null,
  ...parts,
});

const replace = (pattern: object, content: string) => ({ type: 'Replace', pattern, content });
const sequence = (normalizers: readonly object[]) => ({ type: 'Sequence', normalizers });
const ONE_SPACE = [replace({ Regex: '[\\s\\u200B-\\u200F\\u2581\\uFEFF]' }, ' '), { type: 'NFKC' }];
const metaspace = { type: 'Metaspace', replacement: '\u2581', prepend_scheme: 'always' };

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:!?\'"()/-@_山田太郎さんéßäöü€'];
/** Longer pieces are likelier than the letters that they consist of. */
const scored = (pieces: readonly string[]) =>
  ['<unk>', '\u2581', ...new Set([...LETTERS, ...pieces])].map((piece) => [piece, piece.length === 1 ? -9 : -5]);

const unigram = (pieces: readonly string[], parts: TokenizerFile) =>
  file({ model: { type: 'Unigram', unk_id: 0, vocab: scored(pieces) }, ...parts });

/** The vocabulary and merges with which BPE makes one piece of each word. */
function bpe(alphabet: readonly string[], words: readonly string[]) {
  const merges = words.flatMap((word) => {
    const letters = [...word];
    return letters.slice(1).map((letter, at) => [letters.slice(0, at + 1).join(''), letter]);
  });
  const pieces = [...new Set([...alphabet, ...merges.map((pair) => pair.join(''))])];
  return { vocab: Object.fromEntries(pieces.map((piece, id) => [piece, id])), merges };
}

/** The 256 characters of byte-level vocabularies. */
const BYTES = Array.from({ length: 256 }, (_, at) => {
  const codes = [...Array(94).keys()]
    .map((c) => c + 33)
    .concat(
      [...Array(12).keys()].map((c) => c + 161),
      [...Array(82).keys()].map((c) => c + 174),
    );
  return String.fromCharCode(at < codes.length ? (codes[at] ?? 0) : 256 + at - codes.length);
});

const byteLevel = (words: readonly string[], parts: TokenizerFile) =>
  file({ model: { type: 'BPE', ...bpe(BYTES, words) }, ...parts });

const FALLBACK = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
const withFallback = (words: readonly string[], normalizer: object) =>
  file({
    normalizer,
    model: {
      type: 'BPE',
      unk_token: '<unk>',
      byte_fallback: true,
      fuse_unk: true,
      ...bpe(['<unk>', ...FALLBACK, '\u2581', ...LETTERS], words),
    },
  });

const MARKS_AND_WORDS = [
  "[^\\r\\n\\p{L}\\p{N}]?\\p{L}+('s|'t)?",
  '\\p{N}{1,3}',
  ' ?[^\\s\\p{L}\\p{N}]+[\\r\\n/]*',
  '\\s*[\\r\\n]+',
  '\\s+(?!\\S)|\\s+',
].join('|');

/** The tokenizers by the models that have one like it. */
export const TINY_TOKENIZERS = {
  xlmRoberta: unigram(['\u2581New', '\u2581York', 'York', '\u2581isn', "'t", '...', '\u2581(', ').'], {
    normalizer: sequence([...ONE_SPACE, replace({ Regex: ' {2,}' }, ' ')]),
    pre_tokenizer: { type: 'Sequence', pretokenizers: [{ type: 'WhitespaceSplit' }, metaspace] },
  }),
  deberta: unigram(['\u2581New', '\u2581York', 'York', '\u2581isn', "'t", '...', '\u2581(', ').'], {
    normalizer: sequence([
      ...ONE_SPACE,
      replace({ Regex: ' {2,}' }, ' '),
      { type: 'Strip', strip_left: true, strip_right: true },
    ]),
    pre_tokenizer: metaspace,
  }),
  albert: unigram(['\u2581new', '\u2581york', 'york', '\u2581isn', "'t", '...'], {
    normalizer: sequence([...ONE_SPACE, { type: 'NFKD' }, { type: 'StripAccents' }, { type: 'Lowercase' }]),
    pre_tokenizer: metaspace,
  }),
  roberta: byteLevel(['New', '\u0120New', '\u0120York', 'York', "'t", '...', '\u0120(', 'Ã©'], {
    pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
  }),
  privacyFilter: byteLevel(['\u0120New', '\u0120York', '(York', "isn't", '...', ').\u010A', '\u010A\u010A'], {
    pre_tokenizer: {
      type: 'Sequence',
      pretokenizers: [
        { type: 'Split', pattern: { Regex: MARKS_AND_WORDS }, behavior: 'Isolated', invert: false },
        { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: false },
      ],
    },
  }),
  gemma: withFallback(
    ['New', '\u2581New', '\u2581York', 'York', '...', '\u2581\u2581'],
    replace({ String: ' ' }, '\u2581'),
  ),
  /** Marks the start of the text too, so that no part of it can be read alone. */
  llama: withFallback(
    ['\u2581New', '\u2581York', 'York', '...'],
    sequence([{ type: 'Prepend', prepend: '\u2581' }, replace({ String: ' ' }, '\u2581')]),
  ),
} as const satisfies Record<string, TokenizerFile>;
