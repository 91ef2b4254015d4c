import type { RiskLevel } from '../lib/detect/annotation.ts';
import { useLanguage } from './language.ts';
import { RiskShape } from './risk-shape.tsx';
import { riskWords } from './words.ts';

/** What a chip shows: the shape and the word, in the colour of the `data-risk` around it. */
export function RiskSign({ risk }: { readonly risk: RiskLevel }) {
  const language = useLanguage();
  return (
    <>
      <RiskShape risk={risk} />
      {riskWords(risk, language).word}
    </>
  );
}
