// What each piece of evidence about a name counts for, as a logarithm of odds: above 0 it speaks for a private bearer, below 0 for a public
// one. Fitted by logistic regression on the development sets (npm run bench:judge prints a new table). Four are set higher than fitted, so that
// the judge keeps its word at no cost there: a name and its parts have one decision (`partOfPrivate`, `partOfPublic`), what was protected
// once stays protected (`protectedEarlier`), and a rule that tells whose firm it is counts (`foundByCue`). `askedAbout` counts for nothing:
// whether the bearer is private stays open, and the person chooses.
import type { EvidenceName } from '../detect/annotation.ts';
import type { NameType } from './name.ts';

/** A name is private from this sum of weights on: below 0, because a private name that leaves does more harm than a public one that is hidden. */
export const PRIVATE_FROM = -0.7;

export const WEIGHTS: Readonly<Record<NameType, Readonly<Record<EvidenceName, number>>>> = {
  PERSON: {
    unknown: -0.68,
    networkRole: 0.87,
    sureness: 0.35,
    knownName: -3.34,
    knownWord: -1.72,
    oneWord: -0.71,
    lowerCase: -0.78,
    foundByForm: 1.81,
    foundByCue: 1,
    contactBeside: 0.41,
    nothingElse: -0.07,
    generalQuestion: -0.31,
    partOfPrivate: 1,
    partOfPublic: 0.5,
    askedAbout: 0,
    protectedEarlier: 10,
  },
  ORGANIZATION: {
    unknown: -0.34,
    networkRole: 0.83,
    sureness: 0.22,
    knownName: -1.71,
    knownWord: 0,
    oneWord: -0.41,
    lowerCase: -0.5,
    foundByForm: 1.5,
    foundByCue: 2,
    contactBeside: 0.25,
    nothingElse: 0.42,
    generalQuestion: -0.55,
    partOfPrivate: 0,
    partOfPublic: 0,
    askedAbout: 0,
    protectedEarlier: 10,
  },
};
