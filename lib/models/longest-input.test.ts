import { expect, it } from 'vitest';
import { longestInput } from './longest-input.ts';

it.each([
  ['BERT', { model_type: 'bert', max_position_embeddings: 128, pad_token_id: 0 }, 512, 2, 126],
  ['a tokenizer that states less', { model_type: 'bert', max_position_embeddings: 512 }, 64, 2, 62],
  ['RoBERTa', { model_type: 'roberta', max_position_embeddings: 514, pad_token_id: 1 }, 1e30, 2, 510],
  ['XLM-R without a padding id', { model_type: 'xlm-roberta', max_position_embeddings: 66 }, undefined, 2, 62],
  ['GPT-2', { model_type: 'gpt2', n_positions: 100 }, 1024, 0, 100],
  ['relative positions', { model_type: 'deberta-v2', max_position_embeddings: -1 }, 300, 2, 298],
  ['nothing stated', {}, undefined, 2, Number.POSITIVE_INFINITY],
  ['absurdly little', { max_position_embeddings: 2 }, undefined, 2, 1],
])('%s', (_name, config, tokenizerLength, special, longest) => {
  expect(longestInput(config, tokenizerLength, special)).toBe(longest);
});
