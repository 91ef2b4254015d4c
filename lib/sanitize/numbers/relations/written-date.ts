// Reads a date as a number for computing, in the same order of day and month as its surrogate will be read.
import { type DateOrder, dateOrderOf } from '../../../codecs/formats/either-order-dates.ts';
import { codecsForAnnotation } from '../../../codecs/formats/index.ts';
import type { ReadDate } from './number-mention.ts';

/** yyyymmdd for a full date whose day and month are beyond doubt, yyyy for a lone year; undefined for anything else. */
export function dateReader(order: DateOrder | undefined): ReadDate {
  return (text) => {
    if (/^\d{4}$/.test(text)) return Number(text);
    const codecs = codecsForAnnotation({ type: 'DATE' }, /\d\./.test(text) ? 'dmy' : order);
    const day = codecs.map((codec) => codec.canonical(text)).find((canonical) => canonical !== undefined);
    const [, year, month, date] = /(?:^|\D)(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? [];
    return year === undefined ? undefined : Number(`${year}${month}${date}`);
  };
}

/** A reader for the dates of one text, in the order of day and month that they show together. */
export const dateReaderOf = (dates: readonly string[]): ReadDate => dateReader(dateOrderOf(dates));
