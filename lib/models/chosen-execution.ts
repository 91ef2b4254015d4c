// Runs in the background once a model is ready: chooses its device, and tells where it runs.
import { graphicsCard } from './device.ts';
import type { Execution } from './execution.ts';
import { type Circumstances, chooseExecution, type ExecutionMemory, type SampleTimes } from './execution-choice.ts';
import type { NetworkInput, RunNetwork } from './network.ts';
import { type Reading, readingsAgree, readSample } from './reading.ts';
import type { MeasurableDetector } from './running-detector.ts';
import type { NetworkOnCard, SwitchableNetwork } from './switchable-network.ts';

type SampleAnswer = Pick<Reading, 'output'>;
const answerTo = async (sample: NetworkInput, run: RunNetwork): Promise<SampleAnswer> => ({
  output: await run(sample),
});

/** Where the engine keeps its choices, and what it knows of the browser. */
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
function executionWith(times: SampleTimes | undefined, isOnCard: boolean): Execution {
  const device = isOnCard ? 'webgpu' : 'wasm';
  const milliseconds = times?.[device];
  return { device, ...(milliseconds === undefined ? {} : { milliseconds }) };
}

/** Chooses the device of a model that runs in this document. Returns a function that tells where it runs. */
export function chosenExecution(
  { network, sample, fingerprint, openOnCard }: ModelToPlace,
  { memory, browser, extension }: ExecutionSurroundings,
  findCard = graphicsCard,
): () => Execution {
  let times: SampleTimes | undefined;

  async function choose(): Promise<void> {
    await network.untilIdle();
    times = await chooseExecution<SampleAnswer>({
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
  }

  // If nothing can be measured, the model stays on the processor, where the next check tells why it fails.
  choose().catch(() => undefined);
  return () => executionWith(times, network.isOnCard);
}

/** Measures a model that can run on the processor only. Returns a function that tells how fast it is. */
export function measuredExecution(
  { measure, fingerprint }: Pick<MeasurableDetector, 'measure' | 'fingerprint'>,
  { memory, browser, extension }: ExecutionSurroundings,
): () => Execution {
  let times: SampleTimes | undefined;
  chooseExecution<unknown>({
    memory,
    browser,
    extension,
    card: undefined,
    model: fingerprint,
    readOnProcessor: async () => ({ milliseconds: await measure() }),
    answerOnProcessor: async () => undefined,
    openOnCard: () => Promise.reject(new RangeError('No card can be used here.')),
    agree: () => false,
  }).then(
    (measured) => {
      times = measured;
    },
    // The speed stays unknown, and the next check tells why the model fails.
    () => undefined,
  );
  return () => executionWith(times, false);
}
