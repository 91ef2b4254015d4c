import type { RiskLevel } from '../lib/detect/annotation.ts';
import { useLanguage } from './language.ts';
import { RiskShape } from './risk-shape.tsx';
import { riskText } from './words.ts';

/** The content of a risk chip: the shape and the word, coloured by the `data-risk` of an ancestor. */
export function RiskSign({ risk }: { readonly risk: RiskLevel }) {
  const language = useLanguage();
  return (
    <>
      <RiskShape risk={risk} />
      {riskText(risk, language).word}
    </>
  );
}
