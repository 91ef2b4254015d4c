// Reads and writes JSON Lines, with one line in memory at a time.

import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { errorInEnglish } from './in-english.ts';

/** A line that cannot be processed; the message goes into the answer's `error`. */
export class InputLineError extends Error {}

export async function* linesOf(input: Readable): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parseLine(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new InputLineError('This line is not JSON. Give one JSON object per line.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InputLineError('This line is JSON, but not an object. Give one JSON object per line.');
  }
  return value as Record<string, unknown>;
}

export function requiredString(line: Record<string, unknown>, name: string): string {
  const value = line[name];
  if (typeof value !== 'string') throw new InputLineError(`"${name}" must be a string.`);
  return value;
}

export function optionalString(line: Record<string, unknown>, name: string): string | undefined {
  return line[name] === undefined || line[name] === null ? undefined : requiredString(line, name);
}

/** Writes one line. Waits if the reader is slower than this program, so that memory use stays constant. */
async function writeLine(output: Writable, value: unknown): Promise<void> {
  if (!output.write(`${JSON.stringify(value)}\n`)) await once(output, 'drain');
}

/**
 * Answers every line in order. A line that cannot be processed gets `{"id","error"}`, and the rest still runs. Returns the number of failed
 * lines.
 */
export async function answerEachLine(
  input: Readable,
  output: Writable,
  answer: (line: Record<string, unknown>) => Promise<object>,
): Promise<number> {
  let failed = 0;
  for await (const raw of linesOf(input)) {
    if (raw.trim() === '') continue;
    let id: unknown = null;
    try {
      const line = parseLine(raw);
      id = line.id ?? null;
      await writeLine(output, { id, ...(await answer(line)) });
    } catch (error) {
      failed += 1;
      await writeLine(output, { id, error: errorInEnglish(error) });
    }
  }
  return failed;
}
