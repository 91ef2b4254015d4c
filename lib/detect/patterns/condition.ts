// Finds illnesses by the words before them; the span ends with the clause.
import { shapeRule } from './rule.ts';

const INTRODUCTION =
  "(?:diagnosed with|diagnosis of|diagnosis(?: is)?:|suffer(?:s|ing|ed)? from|struggl(?:e|es|ing|ed) with|living with|treated for|treatment for|tested positive for|(?:(?:medical|family) history of|has a history of|with a history of|hx of|pmh:?)|allergic to|symptoms of|recovering from|addicted to|hospitali[sz]ed (?:for|with)|died of|leide(?:t|n)? (?:an|unter)|erkrankt an|diagnose:|wegen (?=\\p{Lu})|souffr(?:e|ait) d(?:e |'|u )|atteinte? d(?:e |'|u )|diagnostiqué(?:e)? (?:avec|d'un)|padec(?:e|es|ía) (?:de )?|padezco (?:de )?|sufr(?:o|e) de|diagnosticad[oa] (?:con|de|com)|soffr(?:o|e) di|affett[oa] da|lijd(?:t)? aan|gediagnosticeerd met|sofr(?:o|e) de)";
const STOP =
  '(?:and (?:i|he|she|we|they|it|my|his|her|their|the|is|was|has|have|had|takes?|needs?|am)|but|since|so|which|who|that|because|when|while|after|before|during|until|although|though|at|by|in|on|for|from|as|last|this|next|my|his|her|their|our|i|he|she|we|they|it|is|was|has|have|had|am|years?|months?|two|three|a few|und|aber|seit|weil|et|depuis|mais|y|desde|pero|e|da|ma|en|sinds|maar|again|recently|now|today|yesterday|please|can|could|would|should)';

export const condition = shapeRule('condition', [
  {
    type: 'CONDITION',
    confidence: 0.8,
    pattern: new RegExp(
      `(?<![\\p{L}])${INTRODUCTION} ?\\n? ?(?:(?:an?|the|my|his|her|severe|mild|chronic|einer|einem|une?|una|un) ){0,2}(?<value>[\\p{L}\\p{N}][^\\n.,;:!?()"]{1,60}?)(?=[.,;:!?()"\\n]|$|\\s${STOP}(?![\\p{L}]))`,
      'dgiu',
    ),
    accept: ({ value }) =>
      value.length > 2 &&
      !/^(?:(?:it|this|that|them|you|me|him|her|us) .*|(?:your|my|him|her|it|our|them)sel(?:f|ves)\\b.*|often|sometimes|usually|included|consequences|the consequences|it|this|that|them|us|you|me|him|her|something|anything|everything|what|how|whom|people|these|those|the|a)$/i.test(
        value,
      ),
  },
  // An illness with the result of its test: "HIV positive", "hep C+".
  {
    type: 'CONDITION',
    confidence: 0.9,
    pattern:
      /(?<![\p{L}\p{N}])(?:hiv|hcv|hbv|hpv|hsv|covid|(?:hep|hepatitis) [abc]|brca[12]?|tb)(?:[- ](?:positiv[eao]?|positif)|\+)(?![\p{L}\p{N}])/giu,
  },
]);
