import { LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from '../../text/script.ts';
import type { EntityType } from '../annotation.ts';

/** A form of code or number that identifies nobody, because everybody may look it up or because the prompt computes with it. */
export interface PublicCode {
  readonly name: string;
  /** A text with the code in ⟦ ⟧; a test checks that it is found. */
  readonly example: string;
  /** Needs the flags `g` and `u`. To keep the search linear, each repetition has an upper bound and a look-behind keeps matches out of words. */
  readonly pattern: RegExp;
  /** Words that must stand near the code, at most `CUE_REACH` characters away, because private numbers have the same form. */
  readonly cue?: RegExp;
  readonly accept?: (value: string) => boolean;
  /** True if no private number has this form. Other codes give way to a rule that found a label of a private number ("employee no."). */
  readonly isUnmistakable?: true;
  /** The only type that the code is taken for, because values of other types have its form too. */
  readonly onlyType?: EntityType;
}

/** A code of fixed form: letters and digits, which no letter or digit touches. */
export const code = (
  name: string,
  example: string,
  form: string,
  more: Pick<PublicCode, 'cue' | 'accept' | 'isUnmistakable' | 'onlyType'> & { readonly flags?: string } = {},
): PublicCode => {
  const { flags = 'gu', ...rest } = more;
  return {
    name,
    example,
    pattern: new RegExp(
      `(?<!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|[_-])(?:${form})(?!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|_)`,
      flags,
    ),
    ...rest,
  };
};

/** A digit among the next characters: the name of a code system may also stand before a word. */
const WITH_DIGIT = '(?=[^\\s,;]{0,16}[ -]?[^\\s,;]{0,16}\\d)';

/** A number whose system is named before it: "ISBN 978-3-16-148410-0", "HS code 8471.30". The number may be one of a list. */
export const named = (
  name: string,
  example: string,
  system: string,
  number: string,
  more: Pick<PublicCode, 'accept' | 'isUnmistakable'> = {},
): PublicCode => {
  const labels =
    '(?: ?(?:codes?|numbers?|no\\.?|nr\\.?|ids?|nummern?|código|codice|kod|код|cas|#|№))?(?: (?:is|are|ist|est|es|è|jest))?[ :#*]{0,6}';
  return {
    name,
    example,
    ...more,
    pattern: new RegExp(
      `(?<!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|_)(?:${system})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])${labels}${WITH_DIGIT}(?:${number})(?:(?:, ?| (?:and|or|und|oder|et|ou|y|o|e|i|и|ve) | ?/ ?|、|和)${WITH_DIGIT}(?:${number})){0,20}(?!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT})`,
      'giu',
    ),
  };
};
