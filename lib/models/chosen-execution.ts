// Chooses the device of a model that is ready, and tells where it runs.
import { graphicsCard } from './device.ts';
import type { Execution } from './execution.ts';
import { type Circumstances, chooseExecution, type ExecutionMemory, type SampleTimes } from './execution-choice.ts';
import type { NetworkInput, RunNetwork } from './network.ts';
import { type Reading, readingsAgree, readSample } from './reading.ts';
import type { NetworkOnCard, SwitchableNetwork } from './switchable-network.ts';

type SampleAnswer = Pick<Reading, 'output'>;
const answerTo = async (sample: NetworkInput, run: RunNetwork): Promise<SampleAnswer> => ({
  output: await run(sample),
});

/** The memory for the choices, and the facts that the browser tells of itself. */
export interface ExecutionSurroundings extends Pick<Circumstances, 'browser' | 'extension'> {
  readonly memory: ExecutionMemory;
}

export interface ModelToPlace {
  readonly network: SwitchableNetwork;
  readonly sample: NetworkInput;
  readonly fingerprint: string;
  openOnCard(): Promise<NetworkOnCard>;
}

/** Where a model runs, by its measured times. */
function executionWith(times: SampleTimes, isOnCard: boolean): Execution {
  const device = isOnCard ? 'webgpu' : 'wasm';
  const milliseconds = times[device];
  return { device, ...(milliseconds === undefined ? {} : { milliseconds }) };
}

interface ChosenExecution {
  /** Where the model runs now. */
  readonly execution: () => Execution;
  readonly hasCardFailed: boolean;
}

/** Chooses the device of a model once nothing was read for a while. Rejects if the processor cannot read the sample text. */
export async function chosenExecution(
  { network, sample, fingerprint, openOnCard }: ModelToPlace,
  { memory, browser, extension }: ExecutionSurroundings,
  findCard = graphicsCard,
): Promise<ChosenExecution> {
  await network.untilIdle();
  const { times, hasCardFailed } = await chooseExecution<SampleAnswer>({
    memory,
    browser,
    extension,
    card: await findCard(),
    model: fingerprint,
    readOnProcessor: () => readSample(network.onProcessor, sample),
    answerOnProcessor: () => answerTo(sample, network.onProcessor),
    async openOnCard() {
      const card = await openOnCard();
      return {
        read: () => readSample(card.run, sample),
        warmUp: () => answerTo(sample, card.run),
        use: () => network.useCard(card),
        end: () => card.end(),
      };
    },
    agree: (processor, card) => readingsAgree(processor.output, card.output, sample),
  });
  return { execution: () => executionWith(times, network.isOnCard), hasCardFailed };
}
