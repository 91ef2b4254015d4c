// A model in a worker runs on the processor only, and is measured there.
import type { DetectionModel } from '../browser-model.ts';
import { readSample } from '../reading.ts';
import type { MeasurableDetector } from '../running-detector.ts';

export const onProcessor = ({
  network,
  sample,
}: Pick<DetectionModel, 'network' | 'sample'>): Pick<MeasurableDetector, 'execution' | 'measure'> => ({
  execution: () => ({ device: 'wasm' }),
  async measure() {
    await network.untilIdle();
    return (await readSample(network.onProcessor, sample)).milliseconds;
  },
});
