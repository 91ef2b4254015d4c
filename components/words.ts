import type { EntityType, RiskLevel, Source } from '../lib/detect/annotation.ts';
import type { PromptState } from '../lib/page/prompt-state.ts';

export const RISK_LEVELS: readonly RiskLevel[] = [1, 2, 3, 4, 5];

/** `shape` repeats in form what the colour says. */
export const RISK_WORDS: Record<RiskLevel, { word: string; shape: string; explanation: string }> = {
  1: { word: 'Keep', shape: '○', explanation: 'Sent as it is.' },
  2: { word: 'Keep, small clue', shape: '◔', explanation: 'Sent as it is; marked as a small clue to who you are.' },
  3: { word: 'Keep, clue', shape: '◑', explanation: 'Sent as it is; this version adds no noise to single words.' },
  4: { word: 'Replace', shape: '◆', explanation: 'A surrogate is sent instead.' },
  5: {
    word: 'Never leaves',
    shape: '⬢',
    explanation: 'Replaced; if it would still be in the prompt, sending is stopped.',
  },
};

export const TYPE_WORDS: Record<EntityType, string> = {
  PERSON: 'Name of a person',
  USERNAME: 'User name',
  LOCATION: 'Place',
  ADDRESS: 'Address',
  ORGANIZATION: 'Organization',
  DATE: 'Date',
  TIME: 'Time',
  AGE: 'Age',
  EMAIL: 'Email address',
  PHONE: 'Phone number',
  URL: 'Web address',
  IP: 'IP address',
  ID: 'Identity number',
  FINANCIAL: 'Account or card number',
  PASSWORD: 'Password',
  QUANTITY: 'Quantity',
  DEMOGRAPHIC: 'Personal trait',
  OCCUPATION: 'Occupation',
  CONDITION: 'Health condition',
  DRUG: 'Medicine',
  PRODUCT: 'Product',
  WORK: 'Title of a work',
  EVENT: 'Event',
  MISC: 'Other',
  MONEY: 'Amount of money',
  SECRET: 'Secret key',
  VEHICLE: 'Vehicle',
  PATH: 'File path',
  MAC: 'Hardware address',
  CRYPTO: 'Crypto address',
};

export function sourceWords(source: Source): string {
  switch (source.detector) {
    case 'pattern':
      return `A pattern (${source.rule})`;
    case 'dictionary':
      return `Your dictionary (${source.rule})`;
    case 'model':
      return `The model on this device (${source.rule})`;
    case 'mention':
      return 'Same words as another find';
    case 'person':
      return source.rule === 'learned' ? 'Your earlier click' : 'You marked it';
  }
}

export function isReplaced(risk: RiskLevel): boolean {
  return risk >= 4;
}

/** One click goes between kept and replaced; the dial is for the rest. */
export function toggledRisk(risk: RiskLevel): RiskLevel {
  return isReplaced(risk) ? 1 : 4;
}

export interface Summary {
  readonly state: 'quiet' | 'busy' | 'replacing' | 'stopped';
  readonly words: string;
}

export function summaryOf(state: PromptState): Summary {
  if (!state.site.enabled) return { state: 'quiet', words: 'Off on this site' };
  if (state.survivors) return { state: 'stopped', words: `Not ready: ${state.survivors.length} to decide` };
  if (state.status === 'blocked') return { state: 'stopped', words: 'Not sent: see why' };
  if (state.engine === 'failed') return { state: 'stopped', words: 'Not checking: see why' };
  if (state.status === 'sending') return { state: 'busy', words: 'Sending' };
  if (state.status === 'checking') return { state: 'busy', words: 'Checking' };
  if (state.status === 'sent') return { state: 'quiet', words: 'Sent' };
  if (state.engine === 'loading') return { state: 'busy', words: 'Getting ready' };
  if (state.text.trim() === '' || state.status === 'idle') return { state: 'quiet', words: 'Coatcheck' };
  // A profile may draw words that nobody annotated.
  const found = state.annotations.filter((annotation) => isReplaced(annotation.risk)).length;
  const count = state.sanitized?.replacements.length ?? found;
  if (count === 0) return { state: 'quiet', words: 'Nothing to replace' };
  return { state: 'replacing', words: `${count} will be replaced` };
}
