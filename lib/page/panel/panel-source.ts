// The interface by which the panel and the popup read a session's state and send the person's actions.
import type { PromptAction, PromptState } from '../prompt/prompt-state.ts';

export interface PanelSource {
  getState(): PromptState;
  subscribe(listener: () => void): () => void;
  act(action: PromptAction): void;
}
