// Keeps the sender's address and the links in a question whether a message is a fraud ("Is this phishing?"). The answer depends on them,
// and they do not identify anybody near the writer.
import { type Annotation, isDecidedByPerson } from '../detect/annotation.ts';
import { anyWordWith } from './request-words.ts';

const ASKS = new RegExp(
  `(?<!\\p{L})(?:${anyWordWith('fraud')}|(?:is|are|was) (?:this|that|it|these) (?:\\p{L}+ ){0,3}(?:legit|legitimate|genuine|a fake|fake|fraud))(?!\\p{L})|${anyWordWith('fraud, no spaces')}`,
  'iu',
);

/** Words that show that the address after them is the writer's ("my"), another person's ("her") or a recipient's ("cc"), not the sender's. */
const NOT_SENDERS_BEFORE =
  /(?:(?<!\p{L})(?:my|our|his|her|their|mein\p{L}*|unser\p{L}*|mon|notre|mi|nuestro|mio|meu|mijn|mój|мо[йя]|for|cc|to|an|für|à|pour|para|voor)(?!\p{L})[^\n@]{0,24}|我的?[^\n@]{0,8})$/iu;
const CONTEXT_CHARACTERS = 30;

/** A parameter or login in a link, which may show to whom the message was sent. */
const TELLS_RECIPIENT = /[?&#][^=\s]{0,40}=|\/\/[^/\s]*@/u;

function isSuspect(text: string, annotation: Annotation): boolean {
  if (isDecidedByPerson(annotation)) return false;
  const { type, start, end } = annotation;
  const value = text.slice(start, end);
  if (type === 'EMAIL') return !NOT_SENDERS_BEFORE.test(text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start));
  return (type === 'URL' || type === 'IP') && /\p{L}{2}.{0,200}\.\p{L}{2}/u.test(value) && !TELLS_RECIPIENT.test(value);
}

/** Keeps senders and links if the prompt asks whether a message is a fraud. @param text the whole prompt */
export function withSuspectSendersKept(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  if (!ASKS.test(text)) return annotations;
  return annotations.map(
    (annotation): Annotation => (isSuspect(text, annotation) ? { ...annotation, risk: 1, role: 'public' } : annotation),
  );
}
