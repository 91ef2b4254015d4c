// All evidence about one name. Each piece is a number; what it counts for is in weights.ts.
import type { Annotation, EvidenceName } from '../../detect/annotation.ts';
import { languageOfPrompt } from '../../detect/prompt-language.ts';
import { isGeneralQuestion } from '../general-question.ts';
import type { Name } from '../name.ts';
import { askedAbout } from './asked-about.ts';
import { type FullNames, fullNamesIn, fullNamesOf, partOfPrivate, partOfPublic } from './full-name.ts';
import { knownName, knownWord } from './known-name.ts';
import { networkRole } from './network-role.ts';
import { foundByCue, foundByForm } from './rules.ts';
import { lowerCase, oneWord } from './shape.ts';
import { sureness } from './sureness.ts';
import { contactBeside, nothingElse } from './surroundings.ts';

/** The prompt around its names. */
export interface Surroundings {
  readonly text: string;
  /** Whether the network's role may speak for "public". Where the policy replaces names by their type, it may not. */
  readonly trustsNetwork: boolean;
  readonly fullNames: FullNames;
  readonly ofPrompt: Readonly<Record<'contactBeside' | 'nothingElse' | 'generalQuestion', number>>;
}

export const surroundingsOf = (
  text: string,
  annotations: readonly Annotation[],
  names: readonly Name[],
  trustsNetwork: boolean,
): Surroundings => ({
  text,
  trustsNetwork,
  fullNames: fullNamesIn(names, languageOfPrompt(text)),
  ofPrompt: {
    contactBeside: contactBeside(annotations),
    nothingElse: nothingElse(annotations, names.length),
    generalQuestion: Number(isGeneralQuestion(text, false)),
  },
});

export type NameEvidence = Readonly<Record<EvidenceName, number>>;

/** @param scoreOf what was judged of a full name of which this name is a part */
export function evidenceOf(
  name: Name,
  { text, trustsNetwork, fullNames, ofPrompt }: Surroundings,
  scoreOf: (full: Name) => number,
): NameEvidence {
  const role = networkRole(name);
  const full = fullNamesOf(name, fullNames);
  return {
    /** Where each name starts from. */
    unknown: 1,
    networkRole: trustsNetwork ? role : Math.max(0, role),
    sureness: sureness(name),
    knownName: knownName(text, name),
    knownWord: knownWord(text, name),
    oneWord: oneWord(name),
    lowerCase: lowerCase(name),
    foundByForm: foundByForm(name),
    foundByCue: foundByCue(name),
    ...ofPrompt,
    partOfPrivate: partOfPrivate(full, scoreOf),
    partOfPublic: partOfPublic(name, full, scoreOf),
    askedAbout: askedAbout(text, name),
    protectedEarlier: Number(name.mentions.some(({ isProtected }) => isProtected === true)),
  };
}
