// In the package, the pieces of tokenizer.json are stored one per line, without their numbers: as JSON they would take 145 kB more. A
// vocabulary of pieces with scores (Unigram) is stored as it is.

/** The path of the packed file in a model's folder of the package. */
export const PACKED_TOKENIZER_FILE = 'tokenizer.txt';
export const TOKENIZER_FILE = 'tokenizer.json';

const VOCABULARY = '"vocab":{';
const ENTRY = /"(?<piece>(?:[^"\\]|\\.)*)":(?<id>\d+)/gu;

/** Packs a tokenizer whose vocabulary comes last and is sorted by number. @throws RangeError if it has another form */
export function packTokenizer(json: string): string {
  if (json.includes('"vocab":[') && !json.includes('\n')) return json;
  const from = json.indexOf(VOCABULARY) + VOCABULARY.length;
  const pieces = Array.from(json.slice(from).matchAll(ENTRY), ({ groups }) => groups?.piece ?? '');
  const packed = [json.slice(0, from), ...pieces].join('\n');
  if (unpackTokenizer(packed) !== json) throw new RangeError('The tokenizer has not the form that can be packed.');
  return packed;
}

/** Restores the content of tokenizer.json, byte for byte. */
export function unpackTokenizer(packed: string): string {
  const [beforeVocabulary = '', ...pieces] = packed.split('\n');
  if (!beforeVocabulary.endsWith(VOCABULARY)) return packed;
  return `${beforeVocabulary}${pieces.map((piece, id) => `"${piece}":${id}`).join(',')}}}}`;
}
