// What each piece of evidence about a name counts for, as a logarithm of odds: above 0 it speaks for a private bearer, below 0 for a public
// one. Fitted by logistic regression on the development sets (npm run bench:judge prints a new table), but for `fullName`: 0.16 was fitted, and
// more keeps a name and its parts together at no cost.
import type { EvidenceName } from '../detect/annotation.ts';
import type { NameType } from './name.ts';

/** A name is private from this sum of weights on: below 0, because a private name that leaves does more harm than a public one that is hidden. */
export const PRIVATE_FROM = -0.7;

export const WEIGHTS: Readonly<Record<NameType, Readonly<Record<EvidenceName, number>>>> = {
  PERSON: {
    unknown: -0.67,
    networkRole: 0.87,
    sureness: 0.35,
    knownName: -3.34,
    knownWord: -1.59,
    oneWord: -0.72,
    lowerCase: -0.79,
    foundByForm: 1.75,
    contactBeside: 0.41,
    nothingElse: -0.08,
    generalQuestion: -0.31,
    fullName: 0.5,
  },
  ORGANIZATION: {
    unknown: -0.29,
    networkRole: 0.83,
    sureness: 0.21,
    knownName: -1.77,
    knownWord: 0,
    oneWord: -0.42,
    lowerCase: -0.6,
    foundByForm: 1.09,
    contactBeside: 0.23,
    nothingElse: 0.44,
    generalQuestion: -0.55,
    fullName: 0,
  },
};
