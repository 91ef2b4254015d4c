// What the panel and the popup read of a session, and how they tell it what the person wants.
import type { PromptAction, PromptState } from '../prompt/prompt-state.ts';

export interface PanelSource {
  getState(): PromptState;
  subscribe(listener: () => void): () => void;
  act(action: PromptAction): void;
}
