// The audit: every attack we know, on our own output, before anybody else sees it. Nothing leaves this device.
import type { WordContext } from '../privacy/words/word-context.ts';
import { embeddingInversion, type Neighbours } from './embedding-inversion.ts';
import { blockingSurvivors, extractionAttack } from './extraction.ts';
import { linkage } from './linkage.ts';
import { maskInference } from './mask-inference.ts';
import { matchingAttack } from './matching.ts';
import { quasiIdentifiers } from './quasi-identifiers.ts';
import type { AttackName, AttackReport, AuditedPrompt, AuditReport, Outcome } from './report.ts';
import { targetsOf } from './target.ts';
import { plain } from './token.ts';

export interface AuditTools {
  /** Left out where there is none: the attack is then reported as skipped. */
  readonly context?: WordContext;
  readonly neighbours?: Neighbours;
  /** Milliseconds, from any start. */
  readonly clock: () => number;
}

async function timed(attack: AttackName, clock: () => number, run: () => Outcome | Promise<Outcome>) {
  const began = clock();
  const result = await run();
  return { attack, ...result, milliseconds: clock() - began };
}

function distinct(attacks: readonly AttackReport[], earlier: boolean): number {
  const originals = attacks.flatMap(({ recoveries }) => recoveries.filter((recovery) => recovery.earlier === earlier));
  return new Set(originals.map(({ original }) => plain(original))).size;
}

/** One attack after the other, the quick ones first. Rejects with the signal's reason where it was aborted. */
export async function audit(prompt: AuditedPrompt, tools: AuditTools, signal?: AbortSignal): Promise<AuditReport> {
  const { clock, context, neighbours } = tools;
  const began = clock();
  const isWord = neighbours && ((word: string) => neighbours.has(word));
  const extracted = await timed('extraction', clock, () => extractionAttack(prompt, isWord));
  const matched = await timed('matching', clock, () => matchingAttack(prompt, isWord));
  const linked = await timed('linkage', clock, () => linkage(prompt));
  const combined = await timed('quasi-identifiers', clock, () => quasiIdentifiers(prompt));
  const inverted = await timed('embedding-inversion', clock, () => embeddingInversion(prompt, neighbours));
  signal?.throwIfAborted();
  const guessed = await timed('mask-inference', clock, () => maskInference(prompt, context));
  signal?.throwIfAborted();
  const attacks = [extracted, guessed, inverted, matched, linked, combined];
  return {
    recovered: distinct(attacks, false),
    of: targetsOf(prompt).length,
    recoveredEarlier: distinct(attacks, true),
    attacks,
    survivors: blockingSurvivors(prompt, extracted),
    milliseconds: clock() - began,
  };
}
