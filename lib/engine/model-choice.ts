// Chooses the model that finds names: the downloaded one that the person chose, or else the shipped one.
import { said } from '../language/message.ts';
import { downloadedModelError } from '../models/errors.ts';
import type { RunningDetector } from '../models/running-detector.ts';
import type { LoadModel } from './model-source.ts';

type ReportProgress = (share: number) => void;

interface ModelLoaders {
  shipped(report: ReportProgress): Promise<RunningDetector>;
  downloaded(id: string, report: ReportProgress): Promise<RunningDetector>;
}

/** If the chosen model cannot be used, loads the shipped one with a warning; rejects if the shipped one fails too. */
export function chosenModelLoader(loaders: ModelLoaders): LoadModel {
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
