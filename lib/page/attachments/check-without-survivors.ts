// Checks a text that does not stand in the composer, so that no original would be left in it.
import { MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { SanitizeRequest } from '../../engine/protocol.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import { spellingsOfOriginalIn } from '../../sanitize/survivors.ts';
import { type DecisionHistory, survivorsInError } from '../prompt/decision-history.ts';

export interface CheckWithoutSurvivorsParts {
  readonly engine: Pick<EngineClient, 'annotate' | 'preview' | 'commit'>;
  /** The person's decisions in this conversation, without the survivors that they accepted in the prompt. */
  readonly decisions: () => Omit<DecisionHistory['now'], 'accepted'>;
  readonly conversation: () => string;
}

export interface CheckedText {
  readonly request: SanitizeRequest;
  readonly sanitized: Sanitized;
}

/** The most rounds of checking: each one also replaces the originals that the round before would have left. */
const MAX_ROUNDS = 4;

/** Nobody reviews the survivors of such a text one by one, so each of them is replaced too. Rejects if some are left all the same. */
export async function checkWithoutSurvivors(
  { engine, decisions, conversation }: CheckWithoutSurvivorsParts,
  text: string,
  signal: AbortSignal,
): Promise<CheckedText> {
  const { overrides: decided, brokenRelations, links } = decisions();
  let overrides = decided;
  for (let round = 1; ; round += 1) {
    const about = conversation();
    const { annotations } = await engine.annotate({ text, overrides, conversation: about }, { signal });
    const request = { text, annotations, conversation: about, brokenRelations, links };
    try {
      return { request, sanitized: await engine.preview(request, { signal }) };
    } catch (error) {
      const left = survivorsInError(error).flatMap((survivor) => [
        survivor.text,
        ...spellingsOfOriginalIn(text, survivor.text),
      ]);
      if (left.length === 0 || round === MAX_ROUNDS) throw error;
      overrides = [
        ...overrides.filter((override) => !left.includes(override.text)),
        ...left.map((original) => ({ text: original, risk: MIN_REPLACED_RISK })),
      ];
    }
  }
}
