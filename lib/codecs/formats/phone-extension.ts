// Phone extensions ("+1 212 456 7890 ext 12"). An extension identifies a person as well as the number does, so it is permuted with the number.
import type { RankedFormat } from './ranked-codec.ts';

const NUMBER = String.raw`(?:\(?\+)?\(?\d(?:\d|[-./  ()]{1,3}(?=\d)){5,}`;
const MARK = String.raw`[ ,]{0,2}(?:extension|ext|x|durchwahl|poste|#)\.?[ ]?`;

/** Matches phone numbers of any country in a reply, with their extension if they have one. */
export const PHONE_WITH_OPTIONAL_EXTENSION = new RegExp(`${NUMBER}(?:${MARK}\\d{1,6}(?!\\d))?`, 'gi');

const NUMBER_AND_EXTENSION = new RegExp(`^(?<number>.*\\d)(?<mark>${MARK})(?<extension>\\d{1,6})$`, 'is');

/** Splits a phone number into the number and its extension; `size` is how many extensions of that length there are. */
export function splitPhoneExtension(text: string) {
  const { number = text, mark = '', extension = '' } = NUMBER_AND_EXTENSION.exec(text)?.groups ?? {};
  return { number, mark, extension, size: 10n ** BigInt(extension.length) };
}

/** The format for phone numbers with or without an extension, made from the format of numbers without one. An extension keeps its length. */
export function formatWithPhoneExtension(format: RankedFormat): RankedFormat {
  return {
    ...format,
    canonical(text) {
      const { number, extension } = splitPhoneExtension(text);
      const canonical = format.canonical(number);
      return extension === '' ? canonical : canonical && `${canonical}x${extension}`;
    },
    rank(text) {
      const { number, extension, size } = splitPhoneExtension(text);
      const ranked = format.rank(number);
      if (!ranked || extension === '') return ranked;
      const { accepts } = ranked;
      return {
        index: ranked.index * size + BigInt(extension),
        size: ranked.size * size,
        label: `${ranked.label} x${extension.length}`,
        ...(accepts ? { accepts: (value: bigint) => accepts(value / size) } : {}),
      };
    },
    unrank(index, text) {
      const { number, mark, extension, size } = splitPhoneExtension(text);
      if (extension === '') return format.unrank(index, text);
      const shown = (index % size).toString().padStart(extension.length, '0');
      return format.unrank(index / size, number) + mark + shown;
    },
  };
}
