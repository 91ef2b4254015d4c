// A detection model as its worker serves it, on the processor or on the graphics card.
import type { Detector } from '../../detect/annotation.ts';
import type { DetectionModel } from '../browser-model.ts';
import { chosenExecution, type ModelToPlace } from '../chosen-execution.ts';
import type { graphicsCard } from '../device.ts';
import type { Execution } from '../execution.ts';
import type { RememberedTimes } from '../execution-choice.ts';
import { nerDetector } from '../ner-detector.ts';
import type { DeviceChoice, DeviceQuestion } from './messages.ts';

export interface ServedDetector {
  readonly detector: Detector;
  chooseDevice(question: DeviceQuestion): Promise<DeviceChoice>;
  untilOffCard(): Promise<Execution>;
}

/** The graphics card as this browser can use it. */
export interface CardAccess extends Pick<ModelToPlace, 'openOnCard'> {
  readonly findCard: typeof graphicsCard;
}

/** For browsers without a build of ONNX Runtime for graphics cards. */
export const NO_CARD: CardAccess = {
  findCard: async () => undefined,
  openOnCard: () => Promise.reject(new RangeError('No card can be used here.')),
};

/** @throws ModelError if the model has no label for "no entity" */
export function servedDetector(
  { classifier, ...model }: DetectionModel,
  { findCard, openOnCard }: CardAccess,
): ServedDetector {
  let execution = (): Execution => ({ device: 'wasm' });
  return {
    detector: nerDetector(classifier),
    async chooseDevice({ browser, extension, remembered, hasCardFailed }) {
      let remember: readonly RememberedTimes[] | undefined;
      const memory = {
        recall: async () => remembered,
        async remember(choices: readonly RememberedTimes[]) {
          remember = choices;
        },
      };
      const usableCard = hasCardFailed || model.isProcessorOnly ? NO_CARD.findCard : findCard;
      const chosen = await chosenExecution({ ...model, openOnCard }, { memory, browser, extension }, usableCard);
      execution = chosen.execution;
      return { execution: execution(), hasCardFailed: chosen.hasCardFailed, ...(remember ? { remember } : {}) };
    },
    async untilOffCard() {
      await model.network.untilOffCard();
      return execution();
    },
  };
}
