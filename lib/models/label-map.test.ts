import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENTITY_TYPES } from '../detect/annotation.ts';
import type { TokenClassifier } from './classifier.ts';
import { isKnownLabel, meaningOfLabel, readLabels } from './label-map.ts';
import { nerDetector } from './ner-detector.ts';
import { SIX_BIASES } from './transition-biases.test-support.ts';

/** A classifier that gives each word its label in `words`. */
function classifier(labels: readonly string[], words: Readonly<Record<string, string>>): TokenClassifier {
  const ids = Object.keys(words);
  return {
    name: 'Someone/ner',
    labels,
    roles: [],
    piecesOf: (word) => [ids.indexOf(word)],
    sequencesPerRun: 1,
    scores: async (sequences) =>
      sequences.map((pieces) =>
        pieces.map((id) => ({
          labels: Float32Array.from(labels, (label) => (label === (words[ids[id] ?? ''] ?? 'O') ? 9 : 0)),
          roles: new Float32Array(0),
        })),
      ),
    release: async () => undefined,
  };
}

async function found(labels: readonly string[], words: Readonly<Record<string, string>>, text: string) {
  const findings = await nerDetector(classifier(labels, words)).detect(text);
  return findings.map(({ start, end, type, risk, source }) => ({
    text: text.slice(start, end),
    type,
    ...(risk === undefined ? {} : { risk }),
    rule: source.rule,
  }));
}

it.each([
  ['PER', { type: 'PERSON' }],
  ['private_person', { type: 'PERSON' }],
  ['GIVENNAME', { type: 'PERSON' }],
  ['ORG', { type: 'ORGANIZATION' }],
  ['LOC', { type: 'LOCATION' }],
  ['GPE', { type: 'LOCATION' }],
  ['account_number', { type: 'FINANCIAL' }],
  ['secret', { type: 'SECRET' }],
  ['private_email', { type: 'EMAIL' }],
  ['private_date', { type: 'DATE', risk: 4 }],
  ['DATE_OF_BIRTH', { type: 'DATE', risk: 5 }],
  ['DATE', { type: 'DATE' }],
  ['MISC', { type: 'MISC' }],
  ['SHOE_SIZE', { type: 'MISC', risk: 4 }],
] as const)('%s is %j', (label, meaning) => {
  expect(meaningOfLabel(label)).toEqual(meaning);
});

it('knows each of our own types by its own name', () => {
  for (const type of ENTITY_TYPES) expect(meaningOfLabel(type)).toEqual({ type });
});

it('has one meaning for each name, and none is lost, whatever a model calls its labels', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const { type, risk } = meaningOfLabel(name);
      expect(ENTITY_TYPES).toContain(type);
      expect(isKnownLabel(name) || (type === 'MISC' && risk === 4)).toBe(true);
    }),
  );
});

it('leaves our own labels as they are', () => {
  const ours = ['O', 'B-PERSON', 'I-PERSON'];
  expect(readLabels(ours, {}, true)).toMatchObject({ labels: ours, insideMayBegin: false });
});

it('lets no entity of our model begin with I-, also if it has biases', () => {
  const ours = ['O', 'B-PERSON', 'I-PERSON'];
  expect(readLabels(ours, { biases: SIX_BIASES }, true)).toMatchObject({ labels: ours, insideMayBegin: false });
});

it('lets an entity begin with I- in a public model that uses our names', () => {
  const ours = ['O', 'B-PERSON', 'I-PERSON'];
  expect(readLabels(ours)).toMatchObject({ labels: ours, insideMayBegin: true });
});

it('keeps the biases of a model that uses our names', () => {
  for (const isOurModel of [false, true]) {
    expect(readLabels(['O', 'B-PERSON', 'I-PERSON'], { biases: SIX_BIASES }, isOurModel).transitions?.[0]).toEqual([
      1, 2, 0,
    ]);
  }
});

it('reads side by side what labels of single words mark', async () => {
  for (const mark of ['S', 'U']) {
    const words = { Bob: `${mark}-PER`, Ana: `${mark}-PER`, met: 'O' };
    expect((await found(['O', `${mark}-PER`], words, 'met Bob Ana')).map(({ text }) => text)).toEqual(['Bob', 'Ana']);
  }
});

it('adds up what it takes together, so that probabilities stay probabilities', () => {
  const { labels, project } = readLabels(['O', 'B-PER', 'I-PER', 'E-PER', 'S-PER', 'B-GPE', 'B-LOC']);
  expect(labels).toEqual(['O', 'B-PERSON', 'I-PERSON', 'E-PERSON', 'S-PERSON', 'B-LOCATION']);
  expect([...project(Float32Array.of(0.5, 0.125, 0.0625, 0.0625, 0.125, 0.0625, 0.0625))]).toEqual([
    0.5, 0.125, 0.0625, 0.0625, 0.125, 0.125,
  ]);
});

it('reads begin, inside, end, single', async () => {
  const labels = ['O', 'B-private_person', 'I-private_person', 'E-private_person', 'S-private_person'];
  const words = {
    Anna: labels[1] ?? '',
    Maria: labels[2] ?? '',
    Weber: labels[3] ?? '',
    Bob: labels[4] ?? '',
    met: 'O',
  };
  expect((await found(labels, words, 'Anna Maria Weber met Bob Bob')).map(({ text }) => text)).toEqual([
    'Anna Maria Weber',
    'Bob',
    'Bob',
  ]);
});

it.each(['BIES', 'BILU', 'BMES'])('keeps apart what %s ends, side by side', async ([begin, inside, last, single]) => {
  const labels = ['O', `${begin}-PER`, `${inside}-PER`, `${last}-PER`, `${single}-PER`];
  const [, B = '', I = '', E = '', S = ''] = labels;
  const words = { Anna: B, Maria: I, Weber: E, Bob: S };
  expect((await found(labels, words, 'Anna Weber Anna Maria Weber Bob Bob')).map(({ text }) => text)).toEqual([
    'Anna Weber',
    'Anna Maria Weber',
    'Bob',
    'Bob',
  ]);
});

it('makes one name of its parts in a scheme that marks ends, and leaves whole names alone', async () => {
  const labels = [
    'O',
    ...['FIRSTNAME', 'LASTNAME', 'PER'].flatMap((name) => [...'BIES'].map((mark) => `${mark}-${name}`)),
  ];
  const words = { Anna: 'S-FIRSTNAME', Van: 'B-LASTNAME', Weber: 'E-LASTNAME', Bob: 'S-PER' };
  expect((await found(labels, words, 'Bob Anna Van Weber Bob')).map(({ text, type }) => [text, type])).toEqual([
    ['Bob', 'PERSON'],
    ['Anna Van Weber', 'PERSON'],
    ['Bob', 'PERSON'],
  ]);
});

it('takes no E-MAIL among labels without marks for an end', async () => {
  const words = { write: 'O', anna: 'E-MAIL', example: 'E-MAIL', Weber: 'NAME' };
  expect((await found(['O', 'NAME', 'E-MAIL'], words, 'write anna example Weber')).map(({ text }) => text)).toEqual([
    'anna example',
    'Weber',
  ]);
});

it('reads labels that mark no beginning, and labels without a mark', async () => {
  const words = { Anna: 'I-PER', Weber: 'I-PER', met: 'O', Paris: 'I-LOC' };
  const types = ['O', 'B-PER', 'I-PER', 'B-LOC', 'I-LOC'];
  expect((await found(types, words, 'Anna Weber met Paris')).map(({ text, type }) => [text, type])).toEqual([
    ['Anna Weber', 'PERSON'],
    ['Paris', 'LOCATION'],
  ]);
  const bare = { Anna: 'PER', Weber: 'PER', met: 'O' };
  expect((await found(['O', 'PER'], bare, 'Anna Weber met')).map(({ text }) => text)).toEqual(['Anna Weber']);
});

it('makes one name of its parts', async () => {
  const labels = ['O', 'B-FIRSTNAME', 'I-FIRSTNAME', 'B-LASTNAME', 'I-LASTNAME'];
  const words = { Anna: 'B-FIRSTNAME', Weber: 'B-LASTNAME', met: 'O' };
  expect((await found(labels, words, 'met Anna Weber')).map(({ text }) => text)).toEqual(['Anna Weber']);
});

it('marks what an unknown label marks, and says which label it was', async () => {
  const words = { size: 'O', fortytwo: 'B-SHOESIZE' };
  expect(await found(['O', 'B-SHOESIZE', 'I-SHOESIZE'], words, 'size fortytwo')).toEqual([
    { text: 'fortytwo', type: 'MISC', risk: 4, rule: 'Someone/ner: SHOESIZE' },
  ]);
});

it('refuses a model whose labels say nothing', () => {
  expect(() => readLabels(['LABEL_0', 'LABEL_1'])).toThrow(/^modelLacksOutside .*LABEL_0, LABEL_1/);
});
