import { type Candidate, isPrecededBy, type PatternShape, shapeRule } from './rule.ts';

const NUMBER = '(?<value>1[0-3]\\d|[1-9]?\\d)';
const base = { type: 'AGE', kind: 'age', confidence: 0.93 } as const;
const shape = (before: string, after: string, more: Partial<PatternShape> = {}): PatternShape => ({
  ...base,
  pattern: new RegExp(`${before}${NUMBER}${after}`, 'dgiu'),
  ...more,
});

const LEAD = '(?<![\\p{L}\\p{N}_.,/-])';
const END = '(?![\\p{L}\\p{N}_%]|[.,:/-]\\d)';
/** Words that make the number before them an age: "34 years old", "34yo"; also months, weeks and days, for small children. */
const AGE_UNIT =
  '(?:[ -]?(?:years?|yrs?|months?|weeks?|days?)[ -](?:old|of age)|[ -]?(?:yo|y\\/o|y\\.o\\.?)(?![\\p{L}]))';

/** Nouns before a number that is not an age: "My BMI is 26". */
const BEFORE_MEASUREMENT =
  /\b(?:bmi|weight|height|iq|gpa|score|pulse|temperature|size|rent|salary|number|result|level|grade|rating|budget|hourly rate) (?:is|was) $/i;

function isPersonsAge({ value }: Candidate): boolean {
  return Number(value) > 0;
}

export const age = shapeRule('age', [
  shape(LEAD, AGE_UNIT, { accept: isPersonsAge }),
  // "Age of" and "aged" may also give the age of a thing. That is rare, and the user can undo it with one click.
  shape(
    '\\b(?:aged?|age of|age is|age was|ages|turn(?:s|ed|ing)?|age:|age =|alter:?|im alter von|âgée? de|âge ?:|edad:?|edad de|età:?|idade:?|leeftijd:?) ',
    END,
  ),
  shape('\\b(?:age|alter|âge|edad|età|idade|leeftijd)[:=] ?', END),
  shape(
    LEAD,
    '(?:[ -]jahre[ -]alt|[ -]?jährige[rnms]?|-jährig|[ -](?:jaar|jarige) oud|-jarige| lat(?:a)? )(?![\\p{L}])',
  ),
  shape(
    "\\b(?:j'ai|il a|elle a|a|âgée? de|tengo|tiene|ho|ha|tenho|tem|ich bin|bin|ik ben|i am|i'm|he is|she is|he's|she's|who is|is|was) (?:now |just |about |only |already |erst |schon )?",
    '(?: (?:ans|años|anni|anos|jahre|jaar|years?(?! (?:in|of|ago|from|later|after|experience|contract))))(?![\\p{L}])',
    {
      confidence: 0.85,
    },
  ),
  // A number without a unit at the end of a phrase: "I'm 34 and", "she is 34."
  shape(
    "\\b(?:i am|i'm|he is|she is|he's|she's|(?:my|his|her) (?:\\p{L}{2,14} ){1,2}(?:is|turned|was)) (?:now |just |only |already |almost |nearly )?",
    '(?=[.,](?!\\d)|[;!?)\\n]|$| \\((?:born|geb|née?|nacid|\\*)| (?:and|but|now|today|this|years|who|with|from|male|female|man|woman|m\\b|f\\b))',
    {
      confidence: 0.7,
      accept: (candidate) => Number(candidate.value) >= 1 && !isPrecededBy(candidate, BEFORE_MEASUREMENT, 32),
    },
  ),
  {
    ...base,
    confidence: 0.6,
    // A number in brackets after a name: "Anna Weber (34)", "(34, nurse)", "(M, 34)".
    pattern: new RegExp(`\\((?<=\\p{Lu}[\\p{L}'-]{1,30} \\()(?:[mfwdMFWD]\\b,? ?)?${NUMBER}(?=\\)|, ?\\p{L})`, 'dgu'),
    accept: ({ value }) => Number(value) >= 3,
  },
  {
    ...base,
    confidence: 0.7,
    // Numbers in brackets after the names of children: "our kids chidi (7) and ada (4)".
    pattern:
      /\((?<=\b(?:kids?|child(?:ren)?|sons?|daughters?|twins?|siblings?|brothers?|sisters?|nieces?|nephews?|grand(?:kids|children|sons?|daughters?)|kinder|enfants?|hijos?|figli)\b[^.;!?\n]{0,80}\()(?<value>1?\d)\)/dgiu,
    accept: isPersonsAge,
  },
  shape(
    LEAD,
    '(?=(?:[ -]?(?:male|female|man|woman)|[ -][mf]|[mf](?! ?,? ?(?:which|is|has|the|we|one)))(?:[,.;)]| (?:with|presents|patient|who|complain\\w*)))',
    {
      confidence: 0.6,
      accept: ({ value }) => Number(value) >= 10,
    },
  ),
]);
