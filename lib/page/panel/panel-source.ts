// The interface by which the panel and the popup read a session's state and send the person's actions.
import type { PromptAction, PromptState } from '../prompt/prompt-state.ts';

export interface PanelSource {
  /** Must return the same object until something has changed. */
  getState(): PromptState;
  subscribe(listener: () => void): () => void;
  act(action: PromptAction): void;
  /** Returns the picture of the shown page, by its number in the state. Sources that cannot show pages lack it. */
  image?(id: number): ImageBitmap | undefined;
}
