// The interface by which the panel and the popup read a session's state and send the person's actions.
import type { PromptAction, PromptState } from '../prompt/prompt-state.ts';

export interface PanelSource {
  getState(): PromptState;
  subscribe(listener: () => void): () => void;
  act(action: PromptAction): void;
  /** The picture of the page that is looked at, by its number in the state. Missing where none can be shown. */
  image?(id: number): ImageBitmap | undefined;
}
