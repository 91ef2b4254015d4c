// The detectors that are compared, behind one face.
import nlp from 'compromise/three';
import { OpenRedaction } from 'openredaction';
import { annotate } from '../lib/detect/annotate.ts';
import type { Detector } from '../lib/detect/annotation.ts';
import { createDetectors } from '../lib/engine/detectors.ts';
import { REPLACED_FROM } from '../lib/sanitize/plan.ts';
import { policyFor } from '../lib/sanitize/policy.ts';
import type { Found } from './score.ts';

export interface Compared {
  readonly name: string;
  detect(text: string): Promise<readonly Found[]>;
}

function ours(name: string, detectors: readonly Detector[]): Compared {
  const { riskFor } = policyFor('balanced');
  return {
    name,
    async detect(text) {
      const annotations = await annotate(text, detectors, riskFor);
      return annotations.map(({ start, end, type, risk }) => ({ start, end, type, replaced: risk >= REPLACED_FROM }));
    },
  };
}

/** Without the white space and punctuation that a tokenizer leaves on a word. */
function trimmed(text: string, start: number, end: number, type: string): Found {
  const value = text.slice(start, end);
  const left = value.length - value.replace(/^[\s\p{P}]+/u, '').length;
  const right = value.length - value.replace(/[\s\p{P}]+$/u, '').length;
  return { start: start + left, end: Math.max(start + left, end - right), type, replaced: true };
}

interface WithOffset {
  readonly offset: { readonly start: number; readonly length: number };
}

const compromise: Compared = {
  name: 'compromise',
  async detect(text) {
    const doc = nlp(text);
    const kinds = [
      ['PERSON', doc.people()],
      ['LOCATION', doc.places()],
      ['ORGANIZATION', doc.organizations()],
    ] as const;
    return kinds.flatMap(([type, view]) =>
      (view.json({ offset: true }) as WithOffset[]).map(({ offset }) =>
        trimmed(text, offset.start, offset.start + offset.length, type),
      ),
    );
  },
};

/** Its kinds, as far as this project has them; the rest count for what they hide. */
const OPEN_REDACTION_TYPES: readonly (readonly [RegExp, string])[] = [
  [/NAME/, 'PERSON'],
  [/EMAIL/, 'EMAIL'],
  [/PHONE/, 'PHONE'],
  [/ADDRESS|POSTCODE|ZIP/, 'ADDRESS'],
  [/DATE|DOB/, 'DATE'],
  [/CARD|IBAN|ACCOUNT/, 'FINANCIAL'],
  [/USERNAME|GAMERTAG/, 'USERNAME'],
];

function openRedaction(): Compared {
  const redactor = new OpenRedaction({});
  return {
    name: 'openredaction',
    async detect(text) {
      const { detections } = await redactor.detect(text);
      return detections.map(({ type, position: [start, end] }) =>
        trimmed(text, start, end, OPEN_REDACTION_TYPES.find(([name]) => name.test(type))?.[1] ?? 'ID'),
      );
    },
  };
}

/** `modelDir`: another model in the place of the shipped one, for comparing two of ours. */
export async function comparedDetectors(modelDir?: string): Promise<readonly Compared[]> {
  const whole = await createDetectors({ model: true, ...(modelDir ? { modelDir } : {}) });
  return [
    ours('coatcheck', whole),
    ours('rules only', await createDetectors({ model: false })),
    compromise,
    openRedaction(),
  ];
}
