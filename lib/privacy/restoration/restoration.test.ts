import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { composeGuarantee } from '../compose.ts';
import { composeConversationRelease, EMPTY_LEDGER, ledgerWithRelease } from '../ledger.ts';
import { seededRandom } from '../random.seeded.test-support.ts';
import { chatRequestWithHint } from './chat-request.ts';
import { metaVector } from './meta-vector.ts';
import { nearestTypeFinder } from './nearest-type.ts';
import { drawHint, type HiddenFact } from './restoration.ts';
import { euclideanLength } from './vector-noise.ts';
import { encodeVector, readVectorSet, type VectorSetFault } from './vector-set.ts';

const SPAN_TYPES = [
  { id: 'fever', name: 'fever', phrases: ['fever', 'a high temperature'] },
  { id: 'cough', name: 'cough', phrases: ['cough', 'coughing a lot'] },
  { id: 'hiv', name: 'HIV', phrases: ['HIV'] },
];
const ROWS = [
  [1, 0, 0, 0],
  [0, 2, 0, 0],
  [0, 0, 0.5, 0.5],
];

function published(more: object = {}) {
  const bytes = new Uint8Array(Float32Array.from(ROWS.flat()).buffer);
  const fields = { format: 1, model: 'm', dimension: 4, epsilon: 75, language: 'en', span_types: SPAN_TYPES };
  const hashed = new Uint8Array([...new TextEncoder().encode(JSON.stringify(fields)), ...bytes]);
  return {
    object: 'restoration_vectors',
    ...fields,
    vector_set: bytesToHex(sha256(hashed)),
    vectors: base64.encode(bytes),
    ...more,
  };
}

/** Word vectors with two dimensions, which mean hot and wheezing. */
const MEANINGS: Readonly<Record<string, readonly number[]>> = {
  fever: [1, 0],
  feverish: [0.9, 0.2],
  cough: [0, 1],
  wheezing: [0.3, 0.9],
  tax: [-1, -1],
};
const similarity = (a: string, b: string) => {
  const [[x = 0, y = 0] = [], [u = 0, v = 0] = []] = [MEANINGS[a], MEANINGS[b]];
  return MEANINGS[a] && MEANINGS[b] && (x * u + y * v) / Math.hypot(x, y) / Math.hypot(u, v);
};

const set = readVectorSet(published());
const fact = (text: string, weight = 1): HiddenFact => ({ text, type: 'CONDITION', weight });
const restore = (facts: readonly HiddenFact[], epsilon = 75, seed = 's') =>
  drawHint(facts, set, nearestTypeFinder(set, similarity), epsilon, seededRandom(seed));
const decode = (text: string) => {
  const bytes = base64.decode(text);
  return Array.from({ length: bytes.length / 4 }, (_, i) => new DataView(bytes.buffer).getFloat32(4 * i, true));
};

describe('a published set', () => {
  it('is read with a vector for each span type', () => {
    expect(set).toMatchObject({ model: 'm', dimension: 4, epsilon: 75, spanTypes: SPAN_TYPES });
    expect(set.vectors.map((row) => [...row])).toEqual(ROWS);
  });

  it.each<[string, object, VectorSetFault]>([
    ['another format', { format: 2 }, 'version'],
    ['other vectors than it was named after', { epsilon: 74 }, 'hash'],
    ['too few vectors', { vectors: base64.encode(new Uint8Array(32)) }, 'length'],
    ['no base64', { vectors: '%' }, 'shape'],
    ['numbers that are none', { vectors: base64.encode(new Uint8Array(48).fill(255)) }, 'numbers'],
    ['no span types', { span_types: [] }, 'shape'],
    ['an id that is no id', { span_types: [{ ...SPAN_TYPES[0], id: '<b>' }] }, 'shape'],
    ['a dimension beyond all bounds', { dimension: 1e9 }, 'shape'],
    ['no budget', { epsilon: 0 }, 'shape'],
  ])('with %s is refused', (_, more, fault) => {
    expect(() => readVectorSet(published(more))).toThrow(expect.objectContaining({ fault }));
  });

  it.each([null, 'text', [], 3])('is not %j', (value) => {
    expect(() => readVectorSet(value)).toThrow(expect.objectContaining({ name: 'VectorSetError' }));
  });
});

describe('the meta vector', () => {
  const facts = (weights: readonly number[]) =>
    weights.flatMap((weight, index) => (weight > 0 ? [{ weight, vector: Float32Array.from(ROWS[index] ?? []) }] : []));

  it('is the weighted sum at length 1', () => {
    const meta = metaVector(facts([3, 2, 0]), 4) ?? new Float64Array();
    expect([...meta]).toEqual([0.6, 0.8, 0, 0]);
    for (const weights of [
      [1, 0, 0],
      [0.1, 5, 2],
      [1, 1, 1],
    ])
      expect(euclideanLength(metaVector(facts(weights), 4) ?? new Float64Array())).toBeCloseTo(1, 12);
  });

  it('is none without facts, or where they cancel each other', () => {
    const vector = Float32Array.from([1, 2]);
    expect(metaVector([], 2)).toBeUndefined();
    expect(
      metaVector(
        [
          { weight: 1, vector },
          { weight: 1, vector: vector.map((value) => -value) },
        ],
        2,
      ),
    ).toBeUndefined();
  });

  it('refuses a vector of another length', () => {
    expect(() => metaVector([{ weight: 1, vector: Float32Array.from([1]) }], 2)).toThrow(RangeError);
  });
});

describe('the nearest type', () => {
  const nearest = nearestTypeFinder(set, similarity);
  const idOf = (text: string) => set.spanTypes[nearest(text)?.index ?? -1]?.id;

  it.each([
    ['Fever', 'fever'],
    ['a high temperature', 'fever'],
    ['coughing, a lot', 'cough'],
    ['hiv', 'hiv'],
    ['feverish', 'fever'],
    ['wheezing', 'cough'],
    ['I am feverish', 'fever'],
    ['feverish about tax', undefined],
    ['tax', undefined],
    ['unheard of', undefined],
  ])('of %j is %s', (text, id) => expect(idOf(text)).toBe(id));
});

describe('what leaves', () => {
  it('is a vector near the meta vector at a large budget, and names the set', () => {
    const { fields, inVector, leftOut } = restore([fact('fever', 3), fact('cough', 1)], 1e6);
    expect(fields?.vector_set).toBe(set.id);
    const [first = 0, second = 0] = decode(fields?.vector ?? '');
    expect([first, second].map((value) => Number(value.toFixed(3)))).toEqual([0.832, 0.555]);
    expect([inVector.length, leftOut.length]).toEqual([2, 0]);
  });

  it('is drawn anew each time', () => {
    expect(restore([fact('fever')], 75, 'a').fields).not.toEqual(restore([fact('fever')], 75, 'b').fields);
  });

  it('has no vector where no fact has a type; what has none is told', () => {
    expect(restore([fact('tax')])).toMatchObject({ fields: undefined, inVector: [], leftOut: [fact('tax')] });
    expect(restore([fact('tax'), fact('hiv')])).toMatchObject({ inVector: [fact('hiv')], leftOut: [fact('tax')] });
  });

  it('is the vector as float32', () => {
    expect(decode(encodeVector(Float64Array.from([1, -0.5, 2 ** -16])))).toEqual([1, -0.5, 2 ** -16]);
  });
});

describe('the ledger', () => {
  it.each([1, 2, 3])('shows 2 epsilon for %d facts', (count) => {
    const { guarantees } = restore(
      ['fever', 'cough', 'hiv'].slice(0, count).map((text) => fact(text)),
      20,
    );
    const guarantee = composeGuarantee(guarantees);
    expect(guarantee.epsilons.allWordsAtOnce).toBeCloseTo(40, 9);
    const ids = guarantees.map((_, index) => [`id ${index}`]);
    const once = ledgerWithRelease(EMPTY_LEDGER, guarantee, ids, 0);
    expect(composeConversationRelease(once).epsilons.allWordsAtOnce).toBeCloseTo(40, 9);
    // New noise on the same facts reveals more about them, so its epsilon is added.
    expect(composeConversationRelease(ledgerWithRelease(once, guarantee, ids, 1)).epsilons.allWordsAtOnce).toBeCloseTo(
      80,
      9,
    );
  });

  it('says what the vector tells, in its sentence', () => {
    const { sentence } = composeGuarantee(restore([fact('fever'), fact('cough')], 20).guarantees);
    expect(sentence).toContain('2 facts removed; one noisy hint for your server (ε = 40 for all of them at once)');
  });

  it('counts a fact without a type as removed', () => {
    expect(restore([fact('tax')]).guarantees).toEqual([
      { mechanism: 'restoration', type: 'CONDITION', kind: 'removed' },
    ]);
  });
});

describe('a chat request', () => {
  const hint = { vector: 'AAAA', vector_set: 'v' };

  it('keeps its fields and takes the vector', () => {
    const body = { model: 'm', messages: [{ role: 'user', content: 'a' }], stream: true, extra: [1] };
    expect(JSON.parse(chatRequestWithHint(JSON.stringify(body), hint) ?? '')).toEqual({
      ...body,
      privacy_restore: hint,
    });
  });

  it('replaces a vector that stands in it', () => {
    const body = { model: 'm', messages: [{}], privacy_restore: { vector: 'old' } };
    expect(JSON.parse(chatRequestWithHint(JSON.stringify(body), hint) ?? '').privacy_restore).toEqual(hint);
  });

  it.each(['', '{', '[]', 'null', '{"messages": []}', '{"messages": [1]}', '{"model": "m", "messages": "x"}'])(
    'is not %j',
    (body) => expect(chatRequestWithHint(body, hint)).toBeUndefined(),
  );
});
