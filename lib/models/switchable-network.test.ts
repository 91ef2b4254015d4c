import { expect, it } from 'vitest';
import type { NetworkInput, NetworkOutput } from './network.ts';
import { type NetworkOnCard, switchableNetwork } from './switchable-network.ts';

const input = (ids: readonly number[]): NetworkInput => ({
  ids: BigInt64Array.from(ids, BigInt),
  mask: new BigInt64Array(ids.length).fill(1n),
  rows: 1,
  width: ids.length,
});
const answer = (mark: number, { ids }: NetworkInput): NetworkOutput => ({
  labels: Float32Array.from(ids, (id) => Number(id) + mark),
  roles: new Float32Array(0),
});
const ON_PROCESSOR = 0.25;
const ON_CARD = 0.5;

interface TestCard extends NetworkOnCard {
  lose(): void;
  readonly hasEnded: boolean;
}

/** A card that can be lost, also while it runs. */
function testCard(): TestCard {
  let isLost = false;
  let hasEnded = false;
  let stop: (error: Error) => void = () => undefined;
  return {
    run: (given) =>
      new Promise((resolve, reject) => {
        if (isLost) reject(new Error('device lost'));
        stop = reject;
        setTimeout(() => resolve(answer(ON_CARD, given)), 5);
      }),
    end: () => {
      hasEnded = true;
    },
    lose: () => {
      isLost = true;
      stop(new Error('device lost'));
    },
    get hasEnded() {
      return hasEnded;
    },
  };
}

const networkWithCard = () => {
  const network = switchableNetwork(async (given) => answer(ON_PROCESSOR, given));
  const card = testCard();
  network.useCard(card);
  return { network, card };
};

it('runs on the processor until it has a card, and then on that', async () => {
  const network = switchableNetwork(async (given) => answer(ON_PROCESSOR, given));
  expect([network.isOnCard, [...(await network.run(input([1, 2]))).labels]]).toEqual([false, [1.25, 2.25]]);
  network.useCard(testCard());
  expect([network.isOnCard, [...(await network.run(input([1, 2]))).labels]]).toEqual([true, [1.5, 2.5]]);
});

it('reads on the processor, whole, what the card was reading when it was lost', async () => {
  const { network, card } = networkWithCard();
  const reading = network.run(input([7, 8, 9]));
  card.lose();
  expect([...(await reading).labels]).toEqual([7.25, 8.25, 9.25]);
  expect([network.isOnCard, card.hasEnded]).toEqual([false, true]);
  expect([...(await network.run(input([1]))).labels]).toEqual([1.25]);
});

it('answers each of several runs during which the card is lost', async () => {
  const { network, card } = networkWithCard();
  const reading = Promise.all([[1], [2], [3]].map((ids) => network.run(input(ids))));
  card.lose();
  const answers = await reading;
  expect(answers.map(({ labels }) => Math.floor(labels[0] ?? 0))).toEqual([1, 2, 3]);
});

it('fails where the processor fails too, so that nothing is sent unread', async () => {
  const network = switchableNetwork(() => Promise.reject(new Error('out of memory')));
  const card = testCard();
  network.useCard(card);
  card.lose();
  await expect(network.run(input([1]))).rejects.toThrow('out of memory');
});

it('tells when it has left the card, lost or ended, each time anew', async () => {
  const { network, card } = networkWithCard();
  let left = 0;
  const count = () => network.untilOffCard().then(() => (left += 1));
  const first = count();
  await network.run(input([1]));
  expect(left).toBe(0);
  const reading = network.run(input([2]));
  card.lose();
  await Promise.all([reading, first]);
  await count();
  expect(left).toBe(2);
  network.useCard(testCard());
  const again = count();
  await network.run(input([3]));
  expect(left).toBe(2);
  network.end();
  await again;
  expect(left).toBe(3);
});

it('ends the card with the model, also one that is opened after the model was replaced', async () => {
  const { network, card } = networkWithCard();
  network.end();
  const late = testCard();
  network.useCard(late);
  expect([card.hasEnded, late.hasEnded, network.isOnCard]).toEqual([true, true, false]);
});

it('is idle only when nothing was read during a pause', async () => {
  const pauses: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => pauses.push(resolve));
  const network = switchableNetwork(async (given) => answer(ON_PROCESSOR, given), pause);
  let isIdle = false;
  const idle = network.untilIdle().then(() => {
    isIdle = true;
  });
  await network.run(input([1]));
  pauses[0]?.();
  await expect.poll(() => pauses.length).toBe(2);
  expect(isIdle).toBe(false);
  pauses[1]?.();
  await idle;
  expect(isIdle).toBe(true);
});

it('is not idle while a text is read, however long that takes', async () => {
  const pauses: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => pauses.push(resolve));
  let finish: (output: NetworkOutput) => void = () => undefined;
  const network = switchableNetwork(() => new Promise((resolve) => (finish = resolve)), pause);
  const reading = network.run(input([1]));
  const idle = network.untilIdle();
  pauses[0]?.();
  await expect.poll(() => pauses.length).toBe(2);
  finish(answer(ON_PROCESSOR, input([1])));
  await reading;
  pauses[1]?.();
  await idle;
});
