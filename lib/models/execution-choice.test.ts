import { expect, it } from 'vitest';
import { chooseExecution, type ExecutionChoice, type RememberedTimes } from './execution-choice.ts';

interface TestReading {
  readonly milliseconds: number;
  readonly answer: string;
}

interface Script {
  readonly processor?: TestReading;
  readonly card?: TestReading | 'missing' | 'software' | 'does not open' | 'fails';
  readonly browser?: string;
  readonly kept?: unknown;
  readonly cannotKeep?: boolean;
}

const FAST: TestReading = { milliseconds: 9, answer: 'same' };
const PROCESSOR: TestReading = { milliseconds: 35, answer: 'same' };

/** A processor and a card that do what the script says, with what they did in order. */
function scripted({ processor = PROCESSOR, card = FAST, browser = 'Chrome/156', kept, cannotKeep = false }: Script) {
  const done: string[] = [];
  const memory = { value: kept };
  const choice: ExecutionChoice<Pick<TestReading, 'answer'>> = {
    browser,
    extension: '1',
    model: 'abc',
    card: card === 'missing' ? undefined : { name: 'apple metal-3', isSoftware: card === 'software' },
    memory: {
      recall: async () => {
        if (cannotKeep) throw new Error('The database is closed.');
        return memory.value;
      },
      remember: async (choices) => {
        if (cannotKeep) throw new Error('The database is closed.');
        memory.value = choices;
      },
    },
    async readOnProcessor() {
      done.push('processor');
      return processor;
    },
    async answerOnProcessor() {
      done.push('processor once');
      return processor;
    },
    async openOnCard() {
      done.push('open');
      if (card === 'does not open') throw new Error('no device');
      return {
        read: async () => {
          done.push('card');
          if (typeof card === 'string') throw new Error('device lost');
          return card;
        },
        warmUp: async () => {
          done.push('warm up');
          if (typeof card === 'string') throw new Error('device lost');
          return card;
        },
        use: () => done.push('use'),
        end: () => done.push('end'),
      };
    },
    agree: (one, other) => one.answer === other.answer,
  };
  const all = chooseExecution(choice);
  return {
    done,
    memory,
    chosen: all.then(({ times }) => times),
    hasCardFailed: all.then(({ hasCardFailed }) => hasCardFailed),
  };
}

it('chooses a card that gives the same answers sooner', async () => {
  const { done, chosen } = scripted({});
  expect(await chosen).toEqual({ wasm: 35, webgpu: 9 });
  expect(done).toEqual(['processor', 'open', 'card', 'use']);
});

it.each<[string, Script['card'], readonly string[]]>([
  ['slower', { ...FAST, milliseconds: 36 }, ['processor', 'open', 'card', 'end']],
  ['wrong', { ...FAST, answer: 'other' }, ['processor', 'open', 'card', 'end']],
  ['only software', 'software', ['processor']],
  ['not there', 'missing', ['processor']],
])('stays on the processor if the card is %s', async (_, card, steps) => {
  const { done, chosen, memory, hasCardFailed } = scripted({ card });
  expect([await chosen, await hasCardFailed]).toEqual([{ wasm: 35 }, false]);
  expect(done).toEqual(steps);
  expect(memory.value).toMatchObject([{ wasm: 35 }]);
});

it.each<[string, Script['card'], readonly string[]]>([
  ['lost while it reads', 'fails', ['processor', 'open', 'card', 'end']],
  ['not to be opened', 'does not open', ['processor', 'open']],
])('stays on the processor if the card is %s, and compares it again at the next start', async (_, card, steps) => {
  const { done, chosen, memory, hasCardFailed } = scripted({ card });
  expect([await chosen, await hasCardFailed]).toEqual([{ wasm: 35 }, true]);
  expect(done).toEqual(steps);
  const later = scripted({ kept: memory.value });
  expect(await later.chosen).toEqual({ wasm: 35, webgpu: 9 });
});

it('remembers the processor without reading again', async () => {
  const first = scripted({ card: 'missing' });
  await first.chosen;
  const again = scripted({ card: 'missing', kept: first.memory.value });
  expect(await again.chosen).toMatchObject({ wasm: 35 });
  expect(again.done).toEqual([]);
});

it('opens a remembered card without measuring again', async () => {
  const first = scripted({});
  await first.chosen;
  const again = scripted({ kept: first.memory.value });
  expect(await again.chosen).toMatchObject({ wasm: 35, webgpu: 9 });
  expect(again.done).toEqual(['processor once', 'open', 'warm up', 'use']);
});

it('stays on the processor if a remembered card fails, and tries it again at the next start', async () => {
  const first = scripted({});
  await first.chosen;
  const failing = scripted({ kept: first.memory.value, card: 'fails' });
  expect(await failing.hasCardFailed).toBe(true);
  expect(failing.done).toEqual(['processor once', 'open', 'warm up', 'end']);
  const later = scripted({ kept: failing.memory.value });
  await later.chosen;
  expect(later.done).toEqual(['processor once', 'open', 'warm up', 'use']);
});

it('stays on the processor if a remembered card answers otherwise, and compares it again at the next start', async () => {
  const first = scripted({});
  await first.chosen;
  const wrong = scripted({ kept: first.memory.value, card: { ...FAST, answer: 'other' } });
  expect(await wrong.chosen).toEqual({ wasm: 35 });
  expect(wrong.done).toEqual(['processor once', 'open', 'warm up', 'end']);
  const later = scripted({ kept: wrong.memory.value });
  expect(await later.chosen).toEqual({ wasm: 35, webgpu: 9 });
  expect(later.done).toEqual(['processor', 'open', 'card', 'use']);
});

it('asks again in another version of the browser, and keeps the choices of others', async () => {
  const first = scripted({ card: 'missing' });
  await first.chosen;
  const newer = scripted({ kept: first.memory.value, browser: 'Chrome/157' });
  expect(await newer.chosen).toEqual({ wasm: 35, webgpu: 9 });
  expect((newer.memory.value as RememberedTimes[]).map(({ webgpu }) => webgpu)).toEqual([9, undefined]);
});

it.each([undefined, 'text', [{ key: 7 }], [null], [{ key: 'a', wasm: 1, webgpu: 'no' }]])(
  'measures where the memory holds %j',
  async (kept) => {
    const { done, chosen } = scripted({ kept });
    await chosen;
    expect(done).toContain('processor');
  },
);

it('chooses also where nothing can be kept', async () => {
  const { chosen } = scripted({ cannotKeep: true });
  expect(await chosen).toEqual({ wasm: 35, webgpu: 9 });
});
