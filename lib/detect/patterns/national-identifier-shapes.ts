import { isArticleNumber, isParameter } from './number-of-nobody.ts';
import { isPrecededBy, type PatternShape } from './rule.ts';

/** How to recognise one kind of number by which a country identifies people or firms: an identity, tax or VAT number. */
export interface NationalIdentifier {
  /** The ISO 3166 code of the country, in lower case. */
  readonly country: string;
  readonly validate: (value: string) => { readonly isValid: boolean };
  /** The form of the number, as the source of a regular expression. */
  readonly form: string;
  /** Local names of the number, as alternatives of a regular expression. */
  readonly words: string;
  /** A form that is so distinctive that the number counts without one of `words` before it. */
  readonly standsAlone?: RegExp;
}

/**
 * The shapes of the identifiers of many countries. One in ten random numbers passes a check digit, so digits alone also need the number's name
 * before them. Directly after its name, a number is reported even with a wrong check digit, because people mistype and invent numbers.
 */
export function nationalIdentifierShapes(
  kind: string,
  numbers: readonly NationalIdentifier[],
): readonly PatternShape[] {
  return [...checkedShapes(kind, numbers), ...numbers.map(namedShape)];
}

/** An amount of tax instead of a tax number: "VAT: 237.50". */
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
      !validate(candidate.value).isValid &&
      !AMOUNT.test(candidate.value) &&
      !isArticleNumber(candidate) &&
      !isParameter(candidate),
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
        return (
          (isLayout || (isPrecededBy(candidate, named) && !isArticleNumber(candidate))) &&
          validate(candidate.value).isValid
        );
      },
    };
  });
}
