import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import type { Detector, Finding } from './annotation.ts';
import { disguisedMentions } from './disguised-mentions.ts';
import { withoutNextSentence } from './firm-borders.ts';
import { firmForms } from './firm-forms.ts';
import { toKnownMentions } from './known-mention.ts';
import { listedValues } from './listed-values.ts';
import { findMentions } from './mentions.ts';
import { mergeFindings } from './merge.ts';
import { nativeMentions } from './native-mentions.ts';
import { nicknameMentions } from './nickname-mentions.ts';
import { isOrdinaryUseOfCalendarWord } from './ordinary-use.ts';
import { readingMentions } from './reading-mentions.ts';
import { sameBirthDays } from './same-birth-days.ts';
import { type UndisguisedText, undisguisedText } from './undisguised-text.ts';

/** Thrown if a detector fails: its findings are missing, so nothing may be sent. The error contains no part of the text. */
export class DetectionError extends CodedError {
  override readonly name = 'DetectionError';

  constructor(
    readonly detector: string,
    options?: ErrorOptions,
  ) {
    super(said('detectorFailed', { name: detector }), options);
  }
}

/** @throws the signal's reason if the call was aborted, otherwise a DetectionError */
function throwFailure(error: unknown, detector: string, signal: AbortSignal | undefined): never {
  signal?.throwIfAborted();
  if (error instanceof Error && error.name === 'AbortError') throw error;
  throw new DetectionError(detector, { cause: error });
}

type Findings = readonly Finding[];

/** Starts a detector. A promise gets a `catch` at once, because it is never awaited if a rule fails first, and its rejection must not be reported. */
function start(detector: Detector, text: string, signal: AbortSignal | undefined): Findings | Promise<Findings> {
  try {
    const findings = detector.detect(text, signal);
    if (findings instanceof Promise) findings.catch(() => undefined);
    return findings;
  } catch (error) {
    return throwFailure(error, detector.name, signal);
  }
}

function isInside({ start, end }: Finding, text: string): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length;
}

/** Rules block the thread, for seconds if the text is long. After this time we yield to the event loop, so that an abort can arrive. */
const LONGEST_TURN_MS = 50;
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** @throws DetectionError if a finding is outside the text */
function checked(findings: Findings, detector: string, text: string): Findings {
  if (!findings.every((finding) => isInside(finding, text))) throw new DetectionError(detector);
  return findings;
}

/** Runs all detectors. A model that runs in a worker is started first and reads while the rules run here. */
async function findingsIn(
  text: string,
  detectors: readonly Detector[],
  signal: AbortSignal | undefined,
): Promise<Findings> {
  const results: Findings[] = [];
  const reading: (readonly [name: string, findings: Promise<Findings>])[] = [];
  let turnBegan = Date.now();
  for (const detector of detectors) {
    if (Date.now() - turnBegan > LONGEST_TURN_MS) {
      await nextTurn();
      turnBegan = Date.now();
    }
    signal?.throwIfAborted();
    const findings = start(detector, text, signal);
    if (findings instanceof Promise) reading.push([detector.name, findings]);
    else results.push(checked(findings, detector.name, text));
  }
  for (const [name, findings] of reading)
    results.push(checked(await findings.catch((error) => throwFailure(error, name, signal)), name, text));
  signal?.throwIfAborted();
  return results.flat();
}

const mappedToSource = (findings: readonly Finding[], undisguised: UndisguisedText) =>
  findings.map((finding) => ({ ...finding, ...undisguised.sourceOf(finding) }));

/** What the sources saw in a text. */
export interface Found {
  /** Merged, sorted and without overlaps; other mentions of each name are among them. */
  readonly findings: Findings;
  /** All of them, also those that lost to a longer or stronger one. */
  readonly all: Findings;
}

/**
 * Finds everything sensitive in `text`: runs all detectors, merges overlaps and finds other mentions of each name.
 * Rejects with a DetectionError if any detector fails or reports a span outside the text: an incomplete answer would
 * look like a safe text. Rejects with the signal's reason when aborted.
 */
export async function find(text: string, detectors: readonly Detector[], signal?: AbortSignal): Promise<Found> {
  signal?.throwIfAborted();
  if (text.trim() === '') return { findings: [], all: [] };
  // Detectors run on the written text and on the undisguised one. The written one is needed because a zero-width character may be a word boundary.
  const undisguised = undisguisedText(text);
  const written = await findingsIn(text, detectors, signal);
  const read = undisguised ? mappedToSource(await findingsIn(undisguised.text, detectors, signal), undisguised) : [];
  const raw = [...written, ...read]
    .filter((finding) => !isCalendarWordTakenForName(text, finding))
    .map((finding) => withoutNextSentence(finding, text));
  const found = mergeFindings(raw, text);
  const beside = [
    ...listedValues(text, found),
    ...sameBirthDays(text, found),
    ...nicknameMentions(text, found),
    ...readingMentions(text, found),
  ];
  const merged = mergeFindings([...found, ...beside], text);
  const mentions = mentionsIn(text, undisguised, merged);
  const findings = mergeFindings([...merged, ...mentions], text);
  const forms = firmForms(text, findings);
  const whole = forms.length > 0 ? mergeFindings([...findings, ...forms], text) : findings;
  return { findings: whole, all: [...raw, ...mentions, ...forms] };
}

/** The network reads a month as a person where the text names somebody of that name too: "May called. We meet on 2 May." */
const isCalendarWordTakenForName = (text: string, { start, end, type, source }: Finding): boolean =>
  type === 'PERSON' && source.detector === 'model' && isOrdinaryUseOfCalendarWord(text, { start, end });

/** Finds other mentions of the names in `found`, in the written text and in the undisguised one. */
function mentionsIn(
  text: string,
  undisguised: UndisguisedText | undefined,
  found: readonly Finding[],
): readonly Finding[] {
  const names = toKnownMentions(text, found);
  const written = [
    ...findMentions(text, found, []),
    ...disguisedMentions(text, names),
    ...nativeMentions(text, found, names),
  ];
  if (!undisguised) return written;
  const plain = names.map((name) => ({ ...name, text: undisguisedText(name.text)?.text ?? name.text }));
  return [
    ...written,
    ...mappedToSource(
      [...findMentions(undisguised.text, [], plain), ...disguisedMentions(undisguised.text, plain)],
      undisguised,
    ),
  ];
}
