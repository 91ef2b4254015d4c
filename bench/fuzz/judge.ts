// One prompt through the pipeline, and what must hold of it: no crash, right offsets, no annotated original left, all of it restored.
import { chance } from '../../e2e/faults/random.ts';
import { extractionAttack, survivorsThatBlockSend } from '../../lib/audit/extraction.ts';
import { type Annotation, type Detector, MIN_REPLACED_RISK } from '../../lib/detect/annotation.ts';
import { annotate } from '../../lib/judge/annotate.ts';
import { secretFrom, seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import { restore } from '../../lib/restore/restore.ts';
import type { Segment } from '../../lib/restore/segment.ts';
import { withEchoes } from '../../lib/sanitize/echo-entries.ts';
import { planPrompt } from '../../lib/sanitize/plan.ts';
import { type Policy, policyFor } from '../../lib/sanitize/policy/policy.ts';
import { SurvivorError, sanitize } from '../../lib/sanitize/sanitize.ts';
import type { Replacement, Rewrite, Sanitized } from '../../lib/sanitize/sanitized.ts';
import { overlaps, type Span } from '../../lib/text/span.ts';
import { fuzzPromptFrom } from './prompt.ts';

export const FAULTS = ['crash', 'offset', 'left', 'restore', 'slow'] as const;
type Fault = (typeof FAULTS)[number];

export interface Verdict {
  readonly text: string;
  readonly isDamaged: boolean;
  readonly ms: number;
  /** The survivor for which the check refused the text: nothing would have been sent. */
  readonly refused?: string;
  readonly faults: readonly { readonly fault: Fault; readonly detail: string }[];
}

const TODAY = { year: 2026, month: 11, day: 23 };
const PROFILES = ['balanced', 'preempt'] as const;
/** A prompt of normal size takes no longer. */
const SLOWEST_MS = 2000;

/** Measured in processor time, so that other work on the machine does not count. */
function sinceMs(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

const isHalf = (text: string, at: number) =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');

function wrongAnnotations(text: string, annotations: readonly Annotation[]): readonly string[] {
  let end = 0;
  return annotations.flatMap((one) => {
    const isWrong = one.start < end || one.end <= one.start || one.end > text.length;
    const isCut = isHalf(text, one.start) || isHalf(text, one.end);
    end = one.end;
    return isWrong || isCut ? [`${one.type} ${one.start}-${one.end}${isCut ? ' cuts a sign' : ''}`] : [];
  });
}

/** Compares the prompt with its sanitized text: outside the replacements, both must be the same. */
function wrongRewrites(text: string, { text: out, replacements, articles = [] }: Sanitized): readonly string[] {
  const rewrites: readonly Rewrite[] = [...replacements, ...articles].sort((a, b) => a.start - b.start);
  const wrong: string[] = [];
  let [from, outFrom] = [0, 0];
  for (const { start, end, outStart, outEnd, original, surrogate } of rewrites) {
    if (text.slice(start, end) !== original) wrong.push(`original at ${start}`);
    if (out.slice(outStart, outEnd) !== surrogate) wrong.push(`surrogate at ${outStart}`);
    if (text.slice(from, start) !== out.slice(outFrom, outStart)) wrong.push(`kept text before ${start}`);
    [from, outFrom] = [end, outEnd];
  }
  if (text.slice(from) !== out.slice(outFrom)) wrong.push('kept text at the end');
  return wrong;
}

/** Found apart from the product's own survivor check: every annotation is replaced, and its words stand in no kept part. */
function leftIn(
  text: string,
  annotations: readonly Annotation[],
  { text: out, replacements }: Sanitized,
): readonly string[] {
  const kept = replacements.reduceRight(
    (rest, { outStart, outEnd }) => `${rest.slice(0, outStart)}\u0001${rest.slice(outEnd)}`,
    out,
  );
  const keptOnPurpose = new Set(
    annotations.filter(({ risk }) => risk < MIN_REPLACED_RISK).map(({ start, end }) => text.slice(start, end).trim()),
  );
  return annotations
    .filter(({ risk }) => risk >= MIN_REPLACED_RISK)
    .flatMap((annotation) => {
      const original = text.slice(annotation.start, annotation.end);
      if (!replacements.some((replacement) => overlaps(replacement, annotation))) return [`${original} (not replaced)`];
      const own = original.trim();
      if ([...own].length < 4 || keptOnPurpose.has(own)) return [];
      return standsAlone(kept, own) ? [original] : [];
    });
}

function standsAlone(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = (text[at - 1] ?? ' ') + (text[at + word.length] ?? ' ');
    if (!/[\p{L}\p{M}\p{N}_]/u.test(around)) return true;
  }
  return false;
}

/** Restoring deliberately leaves surrogates inside web addresses (lib/restore/addresses.ts). */
const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu;

/** The part of the restored text that corresponds to the sanitized text from `start` to `end`. */
function comeBack(segments: readonly Segment[], { start, end }: Span): string {
  let at = 0;
  let back = '';
  for (const { text, surrogate, standsFor } of segments) {
    const until = at + (surrogate ?? text).length;
    const isWhole = surrogate !== undefined || standsFor !== undefined;
    if (until > start && at < end)
      back += isWhole ? (standsFor ?? text) : text.slice(Math.max(0, start - at), end - at);
    at = until;
  }
  return back;
}

const told = ({ type, mechanism, original, surrogate }: Replacement, back: string) =>
  `${type} ${mechanism}: ${JSON.stringify(original)} left as ${JSON.stringify(surrogate)} and came back as ${JSON.stringify(back)}`;

function notRestored(
  segments: readonly Segment[],
  { text: out, replacements, articles = [] }: Sanitized,
): readonly string[] {
  const addresses = [...out.matchAll(WEB_ADDRESS)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  const wrong = replacements.flatMap((one) => {
    const span = { start: one.outStart, end: one.outEnd };
    const back = comeBack(segments, span);
    return back === one.original || addresses.some((address) => overlaps(address, span)) ? [] : [told(one, back)];
  });
  let at = 0;
  for (const { text, surrogate, standsFor } of segments) {
    const span = { start: at, end: at + (surrogate ?? text).length };
    at = span.end;
    if (surrogate === undefined || standsFor !== undefined) continue;
    const isOurs = [...replacements, ...articles].some(({ outStart, outEnd }) =>
      overlaps({ start: outStart, end: outEnd }, span),
    );
    if (!isOurs) wrong.push(`kept ${JSON.stringify(surrogate)} came back as ${JSON.stringify(text)}`);
  }
  return wrong;
}

interface Run {
  readonly text: string;
  readonly policy: Policy;
  /** The name from which the key and the random draws are derived. */
  readonly name: string;
}

async function throughPipeline({ text, policy, name }: Run, detectors: readonly Detector[]) {
  const conversation = { secret: secretFrom(name), entries: [] };
  const annotations = await annotate(text, detectors, { policy });
  const planned = planPrompt(annotations, policy, text, { today: TODAY, entries: [] });
  const sanitized = withEchoes(sanitize(text, planned, conversation, seededRandom(name)), conversation);
  const prompt = { text, annotations, sanitized, earlier: [], earlierUses: [], accepted: [] };
  const survivors = survivorsThatBlockSend(prompt, extractionAttack(prompt));
  return {
    annotations,
    sanitized,
    survivors,
    back: restore(sanitized.text, { ...conversation, entries: sanitized.vault }),
  };
}

async function timed(run: Run, detectors: readonly Detector[]) {
  const began = process.cpuUsage();
  const [result] = await Promise.allSettled([throughPipeline(run, detectors)]);
  return { result, ms: sinceMs(began) };
}

/** Seed and number decide everything, the draws too: a line that failed fails again. */
export async function judgePrompt(seed: number, at: number, detectors: readonly Detector[]): Promise<Verdict> {
  const { text, isDamaged } = fuzzPromptFrom(chance(seed, at));
  const policy = policyFor(PROFILES[at % PROFILES.length] ?? 'balanced');
  const run = { text, policy, name: `fuzz ${seed} ${at}` };
  const faults: { fault: Fault; detail: string }[] = [];
  const note = (fault: Fault, details: readonly string[]) => {
    if (details.length > 0) faults.push({ fault, detail: details.join('; ') });
  };
  let refused: string | undefined;
  const first = await timed(run, detectors);
  if (first.result.status === 'fulfilled') {
    const { annotations, sanitized, survivors, back } = first.result.value;
    note('offset', wrongAnnotations(text, annotations));
    if (survivors.length > 0) refused = survivors.map((one) => one.text).join('; ');
    note('offset', wrongRewrites(text, sanitized));
    if (refused === undefined) note('left', leftIn(text, annotations, sanitized));
    note('restore', notRestored(back, sanitized));
  } else {
    const error: unknown = first.result.reason;
    if (error instanceof SurvivorError) refused = error.survivors.map((one) => one.text).join('; ');
    else note('crash', [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  }
  // The first text of a script builds that script's lists, so a slow run counts only if the second one is slow too.
  const ms = first.ms > SLOWEST_MS ? Math.min(first.ms, (await timed(run, detectors)).ms) : first.ms;
  if (ms > SLOWEST_MS) note('slow', [`${Math.round(ms)} ms for ${text.length} characters`]);
  return { text, isDamaged, ms, faults, ...(refused === undefined ? {} : { refused }) };
}
