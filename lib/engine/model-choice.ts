// Which model finds names: the downloaded one that the person chose, else the shipped one.
import { said } from '../language/message.ts';
import { downloadedModelError } from '../models/errors.ts';
import type { RunningDetector } from '../models/running-detector.ts';
import type { LoadModel } from './model-source.ts';

type Report = (share: number) => void;

export interface ModelLoaders {
  shipped(report: Report): Promise<RunningDetector>;
  downloaded(id: string, report: Report): Promise<RunningDetector>;
}

/** A chosen model that cannot be used is replaced by the shipped one, with a warning; without that one it rejects. */
export function chosenModel(loaders: ModelLoaders): LoadModel {
  return async (choice, report) => {
    if (choice === '') return loaders.shipped(report);
    try {
      return await loaders.downloaded(choice, report);
    } catch (error) {
      const detail = downloadedModelError(choice, error).said;
      return { ...(await loaders.shipped(report)), warning: said('modelFallback', { detail }) };
    }
  };
}
