// All evidence about one name. Each piece is a number; what it counts for is in weights.ts.
import type { Annotation, EvidenceName } from '../../detect/annotation.ts';
import { isGeneralQuestion } from '../general-question.ts';
import type { Name } from '../name.ts';
import { fullName } from './full-name.ts';
import { knownName, knownWord } from './known-name.ts';
import { networkRole } from './network-role.ts';
import { foundByForm, lowerCase, oneWord } from './shape.ts';
import { sureness } from './sureness.ts';
import { contactBeside, nothingElse } from './surroundings.ts';

/** What a name is judged in. */
export interface Surroundings {
  readonly text: string;
  readonly annotations: readonly Annotation[];
  readonly names: readonly Name[];
  /** Whether the network's role may speak for "public". Where the policy replaces names by their type, it may not. */
  readonly trustsNetwork: boolean;
}

export type NameEvidence = Readonly<Record<EvidenceName, number>>;

/** @param scoreOf what was judged of a full name of which this name is a part */
export function evidenceOf(name: Name, around: Surroundings, scoreOf: (full: Name) => number): NameEvidence {
  const { text, annotations, names, trustsNetwork } = around;
  const role = networkRole(name);
  return {
    /** A name about which nothing is known: private. */
    unknown: 1,
    networkRole: trustsNetwork ? role : Math.max(0, role),
    sureness: sureness(name),
    knownName: knownName(text, name),
    knownWord: knownWord(text, name),
    oneWord: oneWord(name),
    lowerCase: lowerCase(name),
    foundByForm: foundByForm(name),
    contactBeside: contactBeside(annotations),
    nothingElse: nothingElse(annotations, names.length),
    generalQuestion: Number(isGeneralQuestion(text, false)),
    fullName: fullName(name, names, scoreOf),
  };
}
