// What each piece of evidence about a name counts for, as a logarithm of odds: above 0 it speaks for a private bearer, below 0 for a public
// one. Fitted by logistic regression on the development sets (npm run bench:judge prints a new table). Four are set higher than fitted, so that
// the judge keeps its word at no cost there: a name and its parts have one decision (`partOfPrivate`, `partOfPublic`), what was protected
// once stays protected (`protectedEarlier`), and a rule that tells whose firm it is counts (`foundByCue`). `askedAbout` counts for nothing:
// whether the bearer is private stays open, and the person chooses.
import type { EvidenceName } from '../detect/annotation.ts';
import type { NameType } from './name.ts';

/** A name is private from this sum of weights on: below 0, because a private name that leaves does more harm than a public one that is hidden. */
export const PRIVATE_FROM = -0.9;

export const WEIGHTS: Readonly<Record<NameType, Readonly<Record<EvidenceName, number>>>> = {
  PERSON: {
    unknown: -0.76,
    networkRole: 0.73,
    sureness: 0.38,
    knownName: -3.48,
    knownWord: -1.46,
    oneWord: -0.68,
    lowerCase: -0.77,
    foundByForm: 1.21,
    foundByCue: 1,
    contactBeside: 0.51,
    nothingElse: -0.16,
    generalQuestion: -0.47,
    partOfPrivate: 1,
    partOfPublic: 0.5,
    askedAbout: 0,
    protectedEarlier: 10,
  },
  ORGANIZATION: {
    unknown: -0.37,
    networkRole: 0.7,
    sureness: 0.27,
    knownName: -1.61,
    knownWord: 0,
    oneWord: -0.59,
    lowerCase: -0.33,
    foundByForm: 0.86,
    foundByCue: 2,
    contactBeside: 0.29,
    nothingElse: -0.32,
    generalQuestion: -0.73,
    partOfPrivate: 0,
    partOfPublic: 0,
    askedAbout: 0,
    protectedEarlier: 10,
  },
};
