import { isUrlParameter } from './number-of-nobody.ts';
import { isPrecededBy, type PatternShape } from './rule.ts';

/** How to recognise one kind of number by which a country identifies people or firms: an identity, tax or VAT number. */
export interface NationalIdentifier {
  /** The ISO 3166 code of the country, in lower case. */
  readonly country: string;
  readonly validate: (value: string) => { readonly isValid: boolean };
  /** Whether a number is replaced by another that passes the check, and not only by one of similar form. */
  readonly hasValidSurrogates: boolean;
  /** The form of the number, as the source of a regular expression. */
  readonly form: string;
  /** Local names of the number, as alternatives of a regular expression. */
  readonly words: string;
  /** Matches a layout so distinctive that the number counts even without one of `words` before it. */
  readonly standsAlone?: RegExp;
}

/**
 * Two shapes for each identifier. The first wants a valid check digit; a number without a distinctive layout also needs its name before it,
 * because one in ten random numbers passes. The second reports a number directly after its name even if the check digit is wrong,
 * because people mistype and invent numbers.
 */
export function nationalIdentifierShapes(
  kind: string,
  numbers: readonly NationalIdentifier[],
): readonly PatternShape[] {
  return [...checkedShapes(kind, numbers), ...numbers.map(namedShape)];
}

/** An amount of money, which may follow the name of a tax number: "VAT: 237.50". */
const AMOUNT = /^\d{1,3}(?:[., ]?\d{3})*[.,]\d{1,2}$/;

function namedShape({ form, words, validate }: NationalIdentifier): PatternShape {
  return {
    requires: new RegExp(words, 'i'),
    type: 'ID',
    kind: 'reference',
    confidence: 0.7,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${words})(?: ?(?:number|num|no|nr|nummer|id|code)\\.?)?(?: is| was| ist| est| es| è| é)?(?: le| la| el| il| de| the| die)?[:=#]? ?(?<value>${form}|\\d[\\d./ -]{4,18}\\d)(?![\\p{L}\\p{N}-]|[./]\\d|,\\d{1,2}(?!\\d))`,
      'dgiu',
    ),
    accept: (candidate) =>
      !validate(candidate.value).isValid && !AMOUNT.test(candidate.value) && !isUrlParameter(candidate),
  };
}

function checkedShapes(kind: string, numbers: readonly NationalIdentifier[]): readonly PatternShape[] {
  return numbers.map(({ country, validate, form, words, standsAlone }) => {
    const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])[^\\n]{0,28}$`, 'iu');
    return {
      ...(standsAlone ? {} : { requires: new RegExp(words, 'i') }),
      type: 'ID',
      kind: `${kind}:${country}`,
      confidence: 0.96,
      pattern: new RegExp(`(?<![A-Za-z0-9.+-])(?:${form})(?![A-Za-z0-9-]|[./]\\d)`, 'gi'),
      accept: (candidate) => {
        const isLayout = standsAlone?.test(candidate.value.toUpperCase()) ?? false;
        return (isLayout || isPrecededBy(candidate, named)) && validate(candidate.value).isValid;
      },
    };
  });
}
