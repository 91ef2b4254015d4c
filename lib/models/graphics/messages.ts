// The calls of the worker that runs a network on the graphics card. It runs one network, so that ending the worker frees all its memory.
import type { NetworkInput, NetworkOutput } from '../network.ts';
import type { ModelFolderAddresses } from '../shipped-files.ts';

/** Which model to open; its files are read and checked in the worker, so that they are not in memory twice. */
export interface ModelOnCard {
  readonly place: ModelFolderAddresses;
  readonly name: string;
  readonly isShipped: boolean;
}

export interface GraphicsCalls {
  readonly open: { readonly given: ModelOnCard; readonly answer: Record<string, never> };
  readonly run: { readonly given: NetworkInput; readonly answer: NetworkOutput };
}
