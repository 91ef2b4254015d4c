// Chrome's models: they run in the engine's document, and their networks on the graphics card where that is faster.
import { chosenExecution, type ExecutionSurroundings } from '../chosen-execution.ts';
import { modelsInDocument } from '../document-models.ts';
import type { ExtensionModels } from '../extension-models.ts';
import type { ModelFolderAddresses } from '../shipped-files.ts';
import { openOnGraphicsCard } from './client.ts';

const startWorker = () => new Worker(new URL('./main.ts', import.meta.url), { type: 'module' });

export const modelsOnEitherDevice = (
  place: ModelFolderAddresses,
  surroundings: ExecutionSurroundings,
): ExtensionModels =>
  modelsInDocument(place, (model, reference) => ({
    execution: chosenExecution(
      { ...model, openOnCard: () => openOnGraphicsCard(startWorker, { place, ...reference }) },
      surroundings,
    ),
  }));
