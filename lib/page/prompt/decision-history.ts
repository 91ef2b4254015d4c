// The person's decisions about the prompt, with undo.

import type { Original } from '../../conversation/original.ts';
import type { HidingMethod, RiskLevel } from '../../detect/annotation.ts';
import { MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import type { RiskOverride } from '../../engine/protocol.ts';
import { EngineError } from '../../engine/rpc.ts';
import { linkBetween, type NameLink, withNameLinks } from '../../people/name-links.ts';
import { spellingsOfOriginalIn } from '../../sanitize/survivors.ts';

interface DecisionState {
  readonly overrides: readonly RiskOverride[];
  /** Survivors that may leave as they are, in this prompt only. */
  readonly accepted: readonly string[];
  /** Ids of relations among numbers that the person chose to break: their values are then replaced independently. */
  readonly brokenRelations: readonly string[];
  /** Which names are one person's, or two people's. */
  readonly links: readonly NameLink[];
}

export interface DecisionHistory {
  readonly now: DecisionState;
  setRisk(text: string, risk: RiskLevel): void;
  /** Sets how a value is hidden. */
  setHiding(text: string, risk: RiskLevel, hideAs: HidingMethod): void;
  /** Replaces an original everywhere in `prompt`, in every spelling. */
  protect(original: string, prompt: string): void;
  accept(survivor: string): void;
  /** Breaks a relation among numbers, or restores it. */
  setRelation(id: string, isBroken: boolean): void;
  /** Says that two names are one person's, or two people's. */
  setLink(link: NameLink): void;
  /** Reverts the last decision; returns false if there was no decision. */
  undo(): boolean;
  /** To be called when the prompt was sent or deleted: survivors accepted in it are not accepted in the next one. */
  nextPrompt(): void;
  clear(): void;
}

const NO_DECISIONS: DecisionState = { overrides: [], accepted: [], brokenRelations: [], links: [] };

/**
 * The decisions about names before the last ones, which may have been sent and stored since: of each pair without an earlier decision the opposite
 * is said.
 */
function linksBefore(before: readonly NameLink[], now: readonly NameLink[]): readonly NameLink[] {
  const undone = now.filter((link) => !before.includes(link) && !linkBetween(before, link.name, link.other));
  return withNameLinks(
    undone.map((link) => ({ ...link, isSame: !link.isSame })),
    before,
  );
}

export function decisionHistory(): DecisionHistory {
  let now = NO_DECISIONS;
  let past: readonly DecisionState[] = [];

  function decide(next: DecisionState): void {
    past = [...past, now];
    now = next;
  }

  return {
    get now() {
      return now;
    },
    setRisk(text, risk) {
      const others = now.overrides.filter((override) => override.text !== text);
      const hideAs = now.overrides.find((override) => override.text === text)?.hideAs;
      decide({ ...now, overrides: [...others, { text, risk, ...(hideAs && { hideAs }) }] });
    },
    setHiding(text, risk, hideAs) {
      const others = now.overrides.filter((override) => override.text !== text);
      decide({ ...now, overrides: [...others, { text, risk, hideAs }] });
    },
    protect(original, prompt) {
      const spellings = [original, ...spellingsOfOriginalIn(prompt, original)];
      const others = now.overrides.filter(({ text }) => !spellings.includes(text));
      decide({ ...now, overrides: [...others, ...spellings.map((text) => ({ text, risk: MIN_REPLACED_RISK }))] });
    },
    accept: (survivor) => decide({ ...now, accepted: [...now.accepted, survivor] }),
    setRelation(id, isBroken) {
      const others = now.brokenRelations.filter((other) => other !== id);
      decide({ ...now, brokenRelations: isBroken ? [...others, id] : others });
    },
    setLink: (link) => decide({ ...now, links: withNameLinks(now.links, [link]) }),
    undo() {
      const before = past.at(-1);
      if (!before) return false;
      now = { ...before, links: linksBefore(before.links, now.links) };
      past = past.slice(0, -1);
      return true;
    },
    nextPrompt() {
      now = { ...now, accepted: [] };
      past = past.map((before) => ({ ...before, accepted: [] }));
    },
    clear() {
      now = NO_DECISIONS;
      past = [];
    },
  };
}

/** The survivors that made the engine refuse a text; the person must decide about each before it can leave. */
export function survivorsInError(error: unknown): readonly Original[] {
  return error instanceof EngineError && error.name === 'SurvivorError' ? error.survivors : [];
}
