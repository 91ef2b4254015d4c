import { expect, it } from 'vitest';
import type { Annotation } from '../../detect/annotation.ts';
import type { EngineClient } from '../../engine/client.ts';
import { EngineError, serializeError } from '../../engine/rpc.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import { SurvivorError } from '../../sanitize/survivors.ts';
import { decisionHistory } from '../prompt/decision-history.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import { checkFile } from './attachment-check.ts';

const SITE = { id: 'generic', name: 'Chat', origin: 'https://chat.example', enabled: true };

const TEXT = 'I am Anna Berg, and Anna is my name.';
const person = (start: number, end: number): Annotation => ({
  start,
  end,
  type: 'PERSON',
  risk: 4,
  confidence: 1,
  source: { detector: 'model', rule: 'ner-en' },
});

const SECOND = {
  start: 20,
  end: 24,
  outStart: 21,
  outEnd: 26,
  original: 'Anna',
  surrogate: 'Greta',
  type: 'PERSON',
  mechanism: 'permutation',
  standIn: 'swap',
} as const;

const result = (text: string): Sanitized => ({
  text,
  replacements:
    text === TEXT
      ? []
      : [
          {
            start: 5,
            end: 14,
            outStart: 5,
            outEnd: 15,
            original: 'Anna Berg',
            surrogate: 'Greta Holm',
            type: 'PERSON',
            mechanism: 'permutation',
            standIn: 'swap',
          },
          SECOND,
        ],
  guarantee: { values: [], epsilons: {}, takenAsPublic: [], sentence: '' },
  vault: [],
  pairs: [{ surrogate: 'Greta', original: 'Anna', shape: 'word', type: 'PERSON' }],
});

function engine(calls: Partial<EngineClient>): EngineClient {
  return {
    annotate: async () => ({ annotations: [person(5, 14)] }),
    preview: async () => result('I am Greta Holm, and Greta is my name.'),
    commit: async () => result('I am Greta Holm, and Greta is my name.'),
    ...calls,
  } as EngineClient;
}

const check = (calls: Partial<EngineClient>, name = 'notes.txt', text = TEXT, conversation = () => 'c') =>
  checkFile(
    {
      engine: engine(calls),
      store: promptStore(SITE),
      sanitizesFileNames: () => false,
      decisions: () => decisionHistory().now,
      conversation,
    },
    new File([text], name, { type: 'text/plain' }),
    new AbortController().signal,
  );

it('counts what it would replace, and replaces it once it is stored', async () => {
  const checked = await check({});
  expect(checked.shown).toEqual({ name: 'notes.txt', status: 'found', found: [{ type: 'PERSON', count: 1 }] });
  const made = await checked.sanitize?.('same');
  expect(await made?.file.text()).toBe('I am Greta Holm, and Greta is my name.');
  expect(made?.pairs).toHaveLength(1);
});

it('replaces what would be left over too', async () => {
  const asked: unknown[] = [];
  const checked = await check({
    annotate: async ({ overrides }) => {
      asked.push(overrides);
      return { annotations: overrides.length > 0 ? [person(5, 14), person(20, 24)] : [person(5, 14)] };
    },
    preview: async ({ annotations }) => {
      if (annotations.length > 1) return result('I am Greta Holm, and Greta is my name.');
      throw new EngineError(serializeError(new SurvivorError([{ text: 'Anna', type: 'PERSON' }])));
    },
  });
  expect(checked.shown).toMatchObject({ status: 'found', found: [{ type: 'PERSON', count: 2 }] });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContainEqual({ text: 'Anna', risk: 4 });
});

it('offers nothing where an original stays, the check fails, or the file cannot be read', async () => {
  const survivors = [{ text: 'Anna', type: 'PERSON' }] as const;
  const stubborn = await check({
    preview: () => Promise.reject(new EngineError(serializeError(new SurvivorError(survivors)))),
  });
  const broken = await check({ annotate: () => Promise.reject(new Error('The model stopped.')) });
  expect(stubborn.shown).toMatchObject({ status: 'failed', reason: { key: 'originalsSurvive' } });
  expect(broken.shown).toMatchObject({
    status: 'failed',
    reason: said('unexpectedDetail', { detail: 'The model stopped.' }),
  });
  const reason = said('fileWithoutText');
  const scan = await check({ readDocument: () => Promise.reject(new CodedError(reason)) }, 'scan.pdf');
  expect(scan.shown).toMatchObject({ status: 'unreadable', reason });
  expect([stubborn.sanitize, broken.sanitize, scan.sanitize]).toEqual([undefined, undefined, undefined]);
});

it('lets a file go where nothing has to be replaced', async () => {
  const checked = await check({ annotate: async () => ({ annotations: [] }), preview: async () => result(TEXT) });
  expect(checked.shown).toEqual({ name: 'notes.txt', status: 'clean', found: [] });
  expect(checked.sanitize).toBeUndefined();
  expect((await check({}, 'empty.txt', ' \n')).shown.status).toBe('clean');
});

it('gives no file that is broken, or that belongs to another conversation', async () => {
  const [first] = result('').replacements;
  const replacements = first ? [{ ...first, start: 10, end: 19, surrogate: 'Greta" Holm' }] : [];
  const broken = async () => ({ ...result('{"name": "Greta" Holm"}'), replacements });
  const json = await check({ preview: broken, commit: broken }, 'a.json', '{"name": "Anna Berg"}');
  await expect(json.sanitize?.('same')).rejects.toMatchObject({ code: 'attachmentFormLost' });
  let shown = 'one';
  const moved = await check({}, 'notes.txt', TEXT, () => shown);
  shown = 'other';
  await expect(moved.sanitize?.('same')).rejects.toMatchObject({ code: 'attachmentConversationChanged' });
});
