import { expect, it } from 'vitest';
import type { StandInKind } from '../codecs/codec.ts';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { conversationEvidence } from './conversation-recall.ts';

const pair = (surrogate: string, standIn?: StandInKind): RestorePair => ({
  surrogate,
  original: 'x',
  type: 'DRUG',
  shape: 'phrase',
  ...(standIn && { standIn }),
});

it('takes no placeholder and no phrase for proof of a conversation', () => {
  const text = 'I take [DRUG_1], [DRUG_2] and a diabetes medicine in my sixties.';
  const pairs = [
    pair('[DRUG_1]', 'placeholder'),
    pair('[DRUG_2]', 'placeholder'),
    pair('a diabetes medicine', 'generalised'),
    pair('in my sixties', 'generalised'),
  ];
  expect(conversationEvidence(text, pairs, ['I', 'take', 'and', 'in'])).toEqual({ surrogates: 0, isStrong: false });
  expect(conversationEvidence('Lindenau takes [DRUG_1]', [...pairs, pair('Lindenau')], []).surrogates).toBe(1);
});
