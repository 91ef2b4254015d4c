// The audit runs every attack we know on our own output, before anybody else sees it. Nothing leaves this device.
import type { WordContext } from '../privacy/words/word-context.ts';
import { auditTargetsOf } from './audit-target.ts';
import { embeddingInversionAttack, type NeighbourLookup } from './embedding-inversion.ts';
import { extractionAttack, survivorsThatBlockSend } from './extraction.ts';
import { linkageAttack } from './linkage.ts';
import { maskInferenceAttack } from './mask-inference.ts';
import { matchingAttack } from './matching.ts';
import { quasiIdentifierAttack } from './quasi-identifiers.ts';
import type { AttackName, AttackOutcome, AttackReport, AuditedPrompt, AuditReport } from './report.ts';
import { withoutSpellingVariants } from './token.ts';

export interface AuditTools {
  /** The language model. Omit it if it is not loaded: mask inference is then reported as skipped. */
  readonly context?: WordContext;
  readonly neighbours?: NeighbourLookup;
  /** Milliseconds since an arbitrary moment. */
  readonly clock: () => number;
}

async function runTimed(attack: AttackName, clock: () => number, run: () => AttackOutcome | Promise<AttackOutcome>) {
  const began = clock();
  const result = await run();
  return { attack, ...result, milliseconds: clock() - began };
}

function countDistinct(attacks: readonly AttackReport[], earlier: boolean): number {
  const originals = attacks.flatMap(({ recoveries }) => recoveries.filter((recovery) => recovery.earlier === earlier));
  return new Set(originals.map(({ original }) => withoutSpellingVariants(original))).size;
}

/** Runs one attack after the other, the quick ones first. Rejects with the signal's reason if it is aborted. */
export async function audit(prompt: AuditedPrompt, tools: AuditTools, signal?: AbortSignal): Promise<AuditReport> {
  const { clock, context, neighbours } = tools;
  const began = clock();
  const isWord = neighbours && ((word: string) => neighbours.has(word));
  const extracted = await runTimed('extraction', clock, () => extractionAttack(prompt, isWord));
  const matched = await runTimed('matching', clock, () => matchingAttack(prompt, isWord));
  const linked = await runTimed('linkage', clock, () => linkageAttack(prompt));
  const combined = await runTimed('quasi-identifiers', clock, () => quasiIdentifierAttack(prompt));
  const inverted = await runTimed('embedding-inversion', clock, () => embeddingInversionAttack(prompt, neighbours));
  signal?.throwIfAborted();
  const guessed = await runTimed('mask-inference', clock, () => maskInferenceAttack(prompt, context));
  signal?.throwIfAborted();
  const attacks = [extracted, guessed, inverted, matched, linked, combined];
  return {
    recovered: countDistinct(attacks, false),
    of: auditTargetsOf(prompt).length,
    recoveredEarlier: countDistinct(attacks, true),
    attacks,
    survivors: survivorsThatBlockSend(prompt, extracted),
    milliseconds: clock() - began,
  };
}
