import { expect, it } from 'vitest';
import type { NetworkInput } from '../network.ts';
import { switchableNetwork } from '../switchable-network.ts';
import { onProcessor } from './on-processor.ts';

const SAMPLE: NetworkInput = { ids: BigInt64Array.of(5n), mask: BigInt64Array.of(1n), rows: 1, width: 1 };

it('measures the processor only after nothing was read for a while', async () => {
  let becomeIdle: () => void = () => undefined;
  let runs = 0;
  const network = switchableNetwork(
    async () => {
      runs += 1;
      return { labels: Float32Array.of(1), roles: new Float32Array(0) };
    },
    () => new Promise((resolve) => (becomeIdle = resolve)),
  );
  const { execution, measure } = onProcessor({ network, sample: SAMPLE });
  const measured = measure();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(runs).toBe(0);
  becomeIdle();
  expect(await measured).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(runs).toBeGreaterThan(1);
  expect(execution()).toEqual({ device: 'wasm' });
});
