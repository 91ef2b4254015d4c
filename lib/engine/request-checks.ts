// What a request must be before anything is done with it: it comes from a page's content script, which may be older than we are.
import { said } from '../language/message.ts';
import type { Span } from '../text/span.ts';
import { RequestError } from './settings.ts';

/** About half a minute of detection on two cores; nobody waits longer, and a page would not say that it does. */
const LONGEST_TEXT = 300_000;

export function requireText(request: { text: unknown }): void {
  if (typeof request.text !== 'string') throw new RequestError(said('requestWithoutText'));
  if (request.text.length > LONGEST_TEXT) {
    throw new RequestError(said('textTooLong', { length: request.text.length, most: LONGEST_TEXT }));
  }
}

export function requireConversation(id: unknown): asserts id is string {
  if (typeof id !== 'string' || id === '') throw new RequestError(said('requestWithoutConversation'));
}

/** Annotations that were made for another text would replace the wrong stretches: refuse them. */
export function requireFitting(text: string, annotations: readonly Span[]): void {
  let end = 0;
  for (const annotation of annotations) {
    if (!Number.isInteger(annotation.start) || !Number.isInteger(annotation.end) || annotation.start < end) {
      throw new RequestError(said('annotationsOverlap'));
    }
    if (annotation.end <= annotation.start || annotation.end > text.length) {
      throw new RequestError(said('annotationsOutdated'));
    }
    end = annotation.end;
  }
}
