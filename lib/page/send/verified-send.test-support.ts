// A page with one composer, for the tests of a verified send.
import type { Annotation } from '../../detect/annotation.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import type { SendSteps } from './verified-send.ts';

export const ORIGINAL = 'I am Anna.';
export const SANITIZED = 'I am Greta.';
export const annotation: Annotation = {
  start: 5,
  end: 9,
  type: 'PERSON',
  risk: 4,
  confidence: 1,
  source: { detector: 'model', rule: 'ner-en' },
};
export const sanitized: Sanitized = {
  text: SANITIZED,
  replacements: [
    {
      start: 5,
      end: 9,
      outStart: 5,
      outEnd: 10,
      original: 'Anna',
      surrogate: 'Greta',
      type: 'PERSON',
      mechanism: 'permutation',
      standIn: 'swap',
    },
  ],
  guarantee: { values: [], epsilons: {}, takenAsPublic: [], sentence: '' },
  vault: [],
  pairs: [],
};

/** A page with one composer; it sends the text that the composer holds when it is activated. */
export function page(change: (steps: SendSteps, composer: { text: string }) => Partial<SendSteps> = () => ({})) {
  const composer = { text: ORIGINAL };
  const sent: string[] = [];
  const steps: SendSteps = {
    read: () => composer.text,
    annotate: async () => [annotation],
    preview: async () => sanitized,
    commit: async () => sanitized,
    async write(text) {
      composer.text = text;
      return true;
    },
    async activate() {
      sent.push(composer.text);
      composer.text = '';
      return 'done';
    },
    isReplaced: () => false,
    isEdit: () => false,
    gone: async (text) => composer.text !== text,
    canHint: () => true,
    hintEnd: async () => 200,
    wasSeen: async () => false,
  };
  return { composer, sent, steps: { ...steps, ...change(steps, composer) } };
}

export const PRIVATE = { text: SANITIZED, replaced: 1 };

/** The site's page for the private composer: its own composer is empty, and never holds the original. */
export function emptyPage(change: Parameters<typeof page>[0] = () => ({})) {
  const made = page(change);
  made.composer.text = '';
  return made;
}
