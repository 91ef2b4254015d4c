// The pieces of the shipped tokenizer, with the library's own search and with the one that replaces it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { transformersLibrary } from './node-model.ts';
import { searchVocabulariesInSets } from './vocabulary-search.ts';

const FOLDER = join(import.meta.dirname, '../../models/ner-multilingual');
const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

const TEXTS = [
  'My name is Annika Lindqvist. I live in Berlin.',
  'Донаудампфшиффарт, Überweisungsträgervordruck und der Pneumonoultramicroscopicsilicovolcanoconiosis',
  '山田太郎さんは東京に住んでいます。 Müller-Lüdenscheidt 👩‍👩‍👧 \uD800 x',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '',
];

type Library = Awaited<ReturnType<typeof transformersLibrary>>;
type Tokenizer = InstanceType<Library['PreTrainedTokenizer']>;

const tokenizerOf = ({ PreTrainedTokenizer }: Library) =>
  new PreTrainedTokenizer(read('tokenizer.json'), read('tokenizer_config.json'));
const piecesOf = (tokenizer: Tokenizer) => TEXTS.map((text) => [tokenizer.tokenize(text), tokenizer.encode(text)]);

it('gives the same pieces as the library’s own search, without a trie', async () => {
  const library = await transformersLibrary();
  const own = piecesOf(tokenizerOf(library));
  searchVocabulariesInSets(library);
  const tokenizer = tokenizerOf(library);
  expect(piecesOf(tokenizer)).toEqual(own);
  // Another test file of the same process may have replaced the library's search before.
  const pieces = [0, 20275, 13997, 47729, 33333, 647, 24, 12801, 21269, 6, 2];
  expect(tokenizer.encode('Frau Lindqvist wohnt in Überlingen.')).toEqual(pieces);
  const { _tokenizer } = tokenizer as unknown as {
    _tokenizer: { model: { trie: { root: { children: Map<string, object> } } } };
  };
  // Our search leaves the trie empty. A library of another form would fill it: then the replacement has no effect any more.
  expect(_tokenizer.model.trie.root.children.size).toBe(0);
});

it('changes nothing in a library without that trie', () => {
  class Other {
    readonly _tokenizer = { model: {} };
  }
  const library = { PreTrainedTokenizer: Other as unknown as Library['PreTrainedTokenizer'] };
  expect(() => searchVocabulariesInSets(library)).not.toThrow();
});
