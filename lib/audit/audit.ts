// The audit runs every attack we know on our own output, before anybody else sees it. Nothing leaves this device.
import type { WordContext } from '../privacy/words/word-context.ts';
import { subjectsOf } from '../sanitize/replaced-subjects.ts';
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

function recoveredOriginals(attacks: readonly AttackReport[], earlier: boolean): readonly string[] {
  const recoveries = attacks.flatMap((report) => report.recoveries.filter((one) => one.earlier === earlier));
  return recoveries.map(({ original }) => withoutSpellingVariants(original));
}

/** Counts people and values, not their spellings. A draw that gave the original counts too, because an attack reads it in the text. */
function countSubjects({ sanitized }: AuditedPrompt, attacks: readonly AttackReport[]) {
  const { replacements, entities } = sanitized;
  const subjects = subjectsOf(replacements, entities).map(({ id }) => id);
  const recovered = new Set(recoveredOriginals(attacks, false));
  const isRecovered = (i: number) => recovered.has(withoutSpellingVariants(replacements[i]?.original.trim() ?? ''));
  return { of: new Set(subjects).size, recovered: new Set(subjects.filter((_, i) => isRecovered(i))).size };
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
    ...countSubjects(prompt, attacks),
    recoveredEarlier: new Set(recoveredOriginals(attacks, true)).size,
    attacks,
    survivors: survivorsThatBlockSend(prompt, extracted),
    milliseconds: clock() - began,
  };
}
