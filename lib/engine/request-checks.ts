// Checks requests before any other work: they come from content scripts, which may be older than the engine.
import { said } from '../language/message.ts';
import { isNameLinks, type NameLink } from '../people/name-links.ts';
import type { Span } from '../text/span.ts';
import { RequestError } from './settings.ts';

/** In characters. Detection of so long a text takes about half a minute on two cores; a longer wait would seem like a hang. */
const LONGEST_TEXT = 300_000;

export function requireValidText(request: { text: unknown }): void {
  if (typeof request.text !== 'string') throw new RequestError(said('requestWithoutText'));
  if (request.text.length > LONGEST_TEXT) {
    throw new RequestError(said('textTooLong', { length: request.text.length, most: LONGEST_TEXT }));
  }
}

export function requireConversation(id: unknown): asserts id is string {
  if (typeof id !== 'string' || id === '') throw new RequestError(said('requestWithoutConversation'));
}

/** The decisions about names in a request; none if it was made by an older content script. */
export function requestedLinks(links: unknown): readonly NameLink[] {
  if (links === undefined) return [];
  if (!isNameLinks(links)) throw new RequestError(said('nameLinksUnreadable'));
  return links;
}

/**
 * @throws RequestError unless the annotations are sorted, do not overlap and lie in the text. Those made for another text would replace the
 * wrong parts.
 */
export function requireAnnotationsFit(text: string, annotations: readonly Span[]): void {
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
