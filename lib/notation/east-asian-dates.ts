// Reads dates of Chinese, Japanese and Korean replies: "2026年12月1日", "12月1日", "2026년 12월".
import type { Day, WrittenDate } from './calendar.ts';

const PATTERN =
  /(?<!\d)(?:(?<y>\d{4})(?<a>\s?[年년]\s?))?(?<m>\d{1,2})(?<b>\s?[月월])(?:(?<gap>\s?)(?<d>\d{1,2})(?<c>\s?[日号號일]))?/gu;

/** Finds dates that have at least a year or a day. A month alone, such as "12月", is not a date. */
export function eastAsianDates(raw: string): readonly WrittenDate[] {
  return Array.from(raw.matchAll(PATTERN)).flatMap((match): WrittenDate[] => {
    const { y, a = '', m = '', b = '', gap = '', d, c = '' } = match.groups ?? {};
    if (y === undefined && d === undefined) return [];
    const said: Day = { year: Number(y ?? 0), month: Number(m), day: Number(d ?? 0) };
    if (said.month < 1 || said.month > 12 || said.day > 31) return [];
    const isPadded = m.startsWith('0') || d?.startsWith('0') === true;
    const digits = (value: number) => String(value).padStart(isPadded ? 2 : 1, '0');
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        days: [said],
        write: ({ year, month, day }) =>
          (y === undefined ? '' : year + a) + digits(month) + b + (d === undefined ? '' : gap + digits(day) + c),
      },
    ];
  });
}
