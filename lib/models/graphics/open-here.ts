// Opens a model on the graphics card, in a worker that this thread starts.
import type { NetworkOnCard } from '../switchable-network.ts';
import { openOnGraphicsCard } from './client.ts';
import type { ModelOnCard } from './messages.ts';

export const openHere = (model: ModelOnCard): Promise<NetworkOnCard> =>
  openOnGraphicsCard(() => new Worker(new URL('./main.ts', import.meta.url), { type: 'module' }), model);
