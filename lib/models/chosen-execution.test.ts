// From the first check on the processor to the card and back, with a scripted card.
import { expect, it } from 'vitest';
import { chosenExecution } from './chosen-execution.ts';
import type { RememberedTimes } from './execution-choice.ts';
import type { NetworkInput, NetworkOutput } from './network.ts';
import { switchableNetwork } from './switchable-network.ts';

const SAMPLE: NetworkInput = { ids: BigInt64Array.of(5n), mask: BigInt64Array.of(1n), rows: 1, width: 1 };
const OUTPUT: NetworkOutput = { labels: Float32Array.of(9, 0), roles: new Float32Array(0) };
const OTHER: NetworkOutput = { labels: Float32Array.of(0, 9), roles: new Float32Array(0) };

function surroundings(kept: readonly RememberedTimes[] = []) {
  const memory = { kept };
  return {
    memory: {
      recall: async () => memory.kept,
      remember: async (choices: readonly RememberedTimes[]) => {
        memory.kept = choices;
      },
    },
    browser: 'Chrome/156',
    extension: '1',
    kept: () => memory.kept,
  };
}

const slowly = async (output: NetworkOutput): Promise<NetworkOutput> => {
  await new Promise((resolve) => setTimeout(resolve, 30));
  return output;
};

/** A model on a slow processor, with a card that gives the output at once until it is lost. */
function model(onCard: NetworkOutput) {
  let isLost = false;
  const network = switchableNetwork(
    () => slowly(OUTPUT),
    async () => undefined,
  );
  const ends: string[] = [];
  const openOnCard = async () => ({
    run: async () => {
      if (isLost) throw new Error('device lost');
      return onCard;
    },
    end: () => ends.push('end'),
  });
  return {
    toPlace: { network, sample: SAMPLE, fingerprint: 'abc', openOnCard },
    network,
    ends,
    lose: () => {
      isLost = true;
    },
  };
}

const findCard = async () => ({ name: 'apple metal-3', isSoftware: false });

it('moves to the card, tells its time, and tells the processor’s again when the card is lost', async () => {
  const { toPlace, network, lose, ends } = model(OUTPUT);
  const around = surroundings();
  const { execution } = await chosenExecution(toPlace, around, findCard);
  expect(execution().device).toBe('webgpu');
  const [kept] = around.kept();
  expect(execution().milliseconds).toBe(kept?.webgpu);
  const left = network.untilOffCard();
  lose();
  expect(await network.run(SAMPLE)).toBe(OUTPUT);
  await left;
  expect(execution()).toEqual({ device: 'wasm', milliseconds: kept?.wasm });
  expect(ends).toEqual(['end']);
});

it('never lets a card answer that finds something else', async () => {
  const { toPlace, network, ends } = model(OTHER);
  const { execution } = await chosenExecution(toPlace, surroundings(), findCard);
  expect(execution().milliseconds).toBeDefined();
  expect([execution().device, network.isOnCard, ends]).toEqual(['wasm', false, ['end']]);
  expect(await network.run(SAMPLE)).toBe(OUTPUT);
});

it('compares a remembered card’s answer with the processor’s at each start', async () => {
  const around = surroundings();
  const { execution } = await chosenExecution(model(OUTPUT).toPlace, around, findCard);
  expect([execution().device, around.kept().length]).toEqual(['webgpu', 1]);
  const { toPlace, network, ends } = model(OTHER);
  await chosenExecution(toPlace, around, findCard);
  expect([ends, network.isOnCard, around.kept()]).toEqual([['end'], false, []]);
});

it('rejects if the processor cannot read the sample text', async () => {
  const network = switchableNetwork(
    () => Promise.reject(new Error('out of memory')),
    async () => undefined,
  );
  const { toPlace } = model(OUTPUT);
  await expect(chosenExecution({ ...toPlace, network }, surroundings(), findCard)).rejects.toThrow('out of memory');
});
