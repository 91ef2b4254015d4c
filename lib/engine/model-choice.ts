// Which model finds names: the downloaded one that the person chose, else the shipped one.
import type { TokenClassifier } from '../models/classifier.ts';
import { downloadedModelError } from '../models/errors.ts';
import { nerDetector } from '../models/ner-detector.ts';
import type { LoadedModel, LoadModel } from './model-source.ts';

type Report = (share: number) => void;

export interface ModelLoaders {
  shipped(report: Report): Promise<TokenClassifier>;
  downloaded(id: string, report: Report): Promise<TokenClassifier>;
}

async function loadedFrom(classifier: TokenClassifier): Promise<LoadedModel> {
  try {
    return { detector: nerDetector(classifier), device: classifier.device, release: () => classifier.release() };
  } catch (error) {
    await classifier.release();
    throw error;
  }
}

/** A chosen model that cannot be used is replaced by the shipped one, with a warning; without that one it rejects. */
export function chosenModel(loaders: ModelLoaders): LoadModel {
  const shipped = async (report: Report) => loadedFrom(await loaders.shipped(report));
  return async (choice, report) => {
    if (choice === '') return shipped(report);
    try {
      return await loadedFrom(await loaders.downloaded(choice, report));
    } catch (error) {
      const { message } = downloadedModelError(choice, error);
      return { ...(await shipped(report)), warning: `${message} Coatcheck's own model is used until then.` };
    }
  };
}
