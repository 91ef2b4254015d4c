// Cuts the name of a firm where the next sentence begins: "Northgate Ltd. Rent was due", "Talleres Ortega S.L. Talleres Ortega". The full stop of a
// legal form does not look like the end of a sentence, so finders read on.
import { anyOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';
import type { Finding } from './annotation.ts';

const FORMS = cellsOf(readData('kinds/legal-forms.tsv')).map(([, form = '']) => form);
/** "S.L." is written for "SL". */
const DOTTED = FORMS.filter((form) => /^\p{L}{2,4}$/u.test(form)).map((form) => [...form].join('.'));
const FORM = anyOf([...FORMS, ...DOTTED]);
const NEXT_SENTENCE = new RegExp(`(?<=[ ,]${FORM}\\.)\\s+(?!${FORM}(?!\\p{L}))(?=\\p{Lu})`, 'u');

export function withoutNextSentence(finding: Finding, text: string): Finding {
  if (finding.type !== 'ORGANIZATION') return finding;
  const cut = text.slice(finding.start, finding.end).search(NEXT_SENTENCE);
  return cut < 0 ? finding : { ...finding, end: finding.start + cut };
}
