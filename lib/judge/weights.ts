// What each piece of evidence about a name counts for, as a logarithm of odds: above 0 it speaks for a private bearer, below 0 for a public
// one. Fitted by logistic regression on the development sets (npm run bench:judge prints a new table).
import type { EvidenceName } from '../detect/annotation.ts';
import type { NameType } from './name.ts';

/** A name is private from this sum of weights on: below 0, because a private name that leaves does more harm than a public one that is hidden. */
export const PRIVATE_FROM = -0.6;

export const WEIGHTS: Readonly<Record<NameType, Readonly<Record<EvidenceName, number>>>> = {
  PERSON: {
    unknown: -0.59,
    networkRole: 0.88,
    sureness: 0.32,
    knownName: -2.62,
    knownWord: -1.1,
    oneWord: -0.84,
    lowerCase: -0.96,
    foundByForm: 1.48,
    contactBeside: 0.44,
    nothingElse: -0.36,
    generalQuestion: -0.32,
    fullName: 0.48,
  },
  ORGANIZATION: {
    unknown: -0.51,
    networkRole: 0.74,
    sureness: 0.34,
    knownName: -1.46,
    knownWord: 0,
    oneWord: -0.37,
    lowerCase: -0.1,
    foundByForm: 0.97,
    contactBeside: 0.05,
    nothingElse: 0.35,
    generalQuestion: 0,
    fullName: 0,
  },
};
