// transformers.js keeps the vocabulary of a Unigram tokenizer in a trie with one `Map` for each prefix: 96,000 of them for the shipped model,
// which take 130 of the 150 ms in which its tokenizer is made, and 22 MB. The library has no option for that, so the methods of its trie are
// replaced by ones that look the prefixes up in one `Set`. Pieces are short, and so are the runs of characters between spaces, so few
// prefixes are looked up.
import type * as Transformers from '@huggingface/transformers';

interface Trie {
  extend(texts: Iterable<string>): void;
  push(text: string): void;
  common_prefix_search(chars: readonly string[], start?: number): Iterable<string>;
}

interface Vocabulary {
  readonly texts: Set<string>;
  /** The length of the longest text. */
  longest: number;
}

const METHODS = ['extend', 'push', 'common_prefix_search'] as const satisfies readonly (keyof Trie)[];

function isTrie(value: unknown): value is Trie {
  const methods = value as Partial<Trie> | undefined;
  return METHODS.every((method) => typeof methods?.[method] === 'function');
}

const SMALLEST_TOKENIZER = {
  model: { type: 'Unigram', unk_id: 0, vocab: [['a', 0]] },
  added_tokens: [],
  normalizer: null,
  pre_tokenizer: null,
  post_processor: null,
  decoder: null,
};

/** The trie of a tokenizer; undefined if this version of the library has no trie. */
function trieOf({ PreTrainedTokenizer }: Pick<typeof Transformers, 'PreTrainedTokenizer'>): Trie | undefined {
  try {
    const { _tokenizer: tokenizer } = new PreTrainedTokenizer(SMALLEST_TOKENIZER, {}) as unknown as {
      _tokenizer?: { model?: { trie?: unknown } };
    };
    const trie = tokenizer?.model?.trie;
    return isTrie(trie) ? trie : undefined;
  } catch {
    // This version of the library needs more of a tokenizer; its own search works too.
    return undefined;
  }
}

function replaceMethods(trie: Trie): void {
  const vocabularies = new WeakMap<object, Vocabulary>();
  function add(to: object, texts: Iterable<string>): void {
    const vocabulary = vocabularies.get(to) ?? { texts: new Set<string>(), longest: 0 };
    vocabularies.set(to, vocabulary);
    for (const text of texts) {
      vocabulary.texts.add(text);
      vocabulary.longest = Math.max(vocabulary.longest, text.length);
    }
  }
  const replacements: Trie = {
    extend(texts) {
      add(this, texts);
    },
    push(text) {
      add(this, [text]);
    },
    *common_prefix_search(chars, start = 0) {
      const { texts, longest } = vocabularies.get(this) ?? { texts: new Set<string>(), longest: 0 };
      let prefix = '';
      for (const char of chars.slice(start, start + longest)) {
        prefix += char;
        if (texts.has(prefix)) yield prefix;
      }
    },
  };
  Object.assign(Object.getPrototypeOf(trie), replacements);
}

const changed = new WeakSet<object>();

/** From now on the library's Unigram tokenizers search their vocabulary in a set. Does nothing for a library without such a trie. */
export function searchVocabulariesInSets(library: Pick<typeof Transformers, 'PreTrainedTokenizer'>): void {
  if (changed.has(library)) return;
  changed.add(library);
  const trie = trieOf(library);
  if (trie) replaceMethods(trie);
}
