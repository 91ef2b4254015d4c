// The codecs for a date of birth, in the order in which they are tried. A date that a conversation issued before is moved as it was then,
// although other days divide the year by now: the model must not see two dates of birth of one person.
import type { Codec } from '../../codecs/codec.ts';
import type { DateOrder } from '../../codecs/formats/either-order-dates.ts';
import { birthCodecsDividedBy, codecsForAnnotation, dividedCodecNamed } from '../../codecs/formats/index.ts';
import type { YearCuts } from '../../codecs/year-cuts.ts';
import { isoDate } from '../../notation/calendar.ts';
import { readBirth } from './birth-forms.ts';
import type { Issuer, Reserve } from './issuer.ts';
import { dateReserve } from './reserves.ts';

/** What the prompt tells about a date of birth. */
interface BirthHints {
  readonly order?: DateOrder | undefined;
  readonly cuts?: YearCuts | undefined;
}

const birthCodecs = (order: DateOrder | undefined) =>
  codecsForAnnotation({ type: 'DATE', kind: 'date-of-birth' }, order);

const codecsInUse = (order: DateOrder | undefined, { codecsInUse: names }: Issuer): readonly Codec[] => [
  ...names.flatMap((name) => dividedCodecNamed(name) ?? []),
  ...birthCodecs(order).filter(({ name }) => names.includes(name)),
];

/** Under two divisions of the year, two birthdays can get one surrogate, and a reply could mean either of them. */
function standsForAnother(surrogate: string, text: string, inUse: readonly Codec[], issuer: Issuer): boolean {
  return inUse.some((codec) => {
    const original = codec.recover(surrogate, issuer.secret);
    return original !== undefined && original !== text && issuer.issuedBy(original, [codec]).length > 0;
  });
}

interface BirthCodecs {
  readonly inUse: readonly Codec[];
  /** The codecs in use that issued the date, and then those that move it now. */
  readonly all: readonly Codec[];
  /** Those to try. If no earlier prompt issued the date, its surrogate must not stand for somebody else's birthday. */
  readonly usable: readonly Codec[];
}

function codecsOf(text: string, { order, cuts = [] }: BirthHints, issuer: Issuer): BirthCodecs {
  const inUse = codecsInUse(order, issuer);
  const earlier = issuer.issuedBy(text, inUse);
  const codecs = birthCodecsDividedBy(text, order, cuts, issuer.secret);
  const all = [...earlier, ...codecs];
  if (earlier.length > 0) return { inUse, all, usable: all };
  const usable = codecs.filter((codec) => {
    const surrogate = codec.issue(text, issuer.secret);
    return surrogate === undefined || !standsForAnother(surrogate, text, inUse, issuer);
  });
  return { inUse, all, usable };
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Only a year of two digits needs it: "45" is read as 1945. */
const LATEST_YEAR = new Date().getUTCFullYear();

/** How a date of birth is written, and the codec that moves it in the form `date`. */
interface BirthMoves {
  readonly date: string;
  readonly codec: Codec;
  /** A date in the form `date`, as the original is written. */
  write(date: string): string;
}

/**
 * The moves of a date in a form that has no codec. It moves as the same day in ISO form does, and that surrogate is issued too, so that a reply
 * may write the date in any form.
 */
function movesInOtherForm(text: string, { cuts }: BirthHints, issuer: Issuer): BirthMoves | undefined {
  const read = readBirth(text, LATEST_YEAR);
  if (!read) return undefined;
  const date = isoDate(read.day);
  const { usable: codecs } = codecsOf(date, { cuts }, issuer);
  const codec = codecs.find((one) => one.issue(date, issuer.secret) !== undefined);
  if (!codec) return undefined;
  issuer.issue(date, 'DATE', codecs, dateReserve(date));
  return {
    date,
    codec,
    write(iso) {
      const [, year, month, day] = ISO_DATE.exec(iso) ?? [];
      return read.write({ year: Number(year), month: Number(month), day: Number(day) });
    },
  };
}

/** The days that the date reaches by one move, two, and so on, without those that stand for the birthday of another person. */
function reachedDays({ date, codec }: BirthMoves, inUse: readonly Codec[], issuer: Issuer): readonly string[] {
  const reached: string[] = [];
  for (let moved = codec.issue(date, issuer.secret); moved !== undefined && moved !== date; ) {
    if (!standsForAnother(moved, date, inUse, issuer)) reached.push(moved);
    moved = codec.issue(moved, issuer.secret);
  }
  return reached;
}

/**
 * The codecs for a date of birth, and the reserve for a date that has no codec, or whose surrogate cannot be used because it contains the
 * original ("14 May" for "4 May") or is taken: other days of the same part of the year, which are reached by one or more moves. A date that
 * cannot be read keeps its year.
 */
export function birthSurrogates(
  text: string,
  hints: BirthHints,
  issuer: Issuer,
): { readonly codecs: readonly Codec[]; readonly reserve: Reserve } {
  const { inUse, all, usable } = codecsOf(text, hints, issuer);
  const [codec] = all;
  const moves = codec ? { date: text, codec, write: (date: string) => date } : movesInOtherForm(text, hints, issuer);
  if (!moves) return { codecs: usable, reserve: dateReserve(text, { keepsYear: true }) };
  let days: readonly string[] | undefined;
  const at = (index: number) => {
    days ??= reachedDays(moves, inUse, issuer);
    return moves.write(days[index % days.length] ?? moves.date);
  };
  const size = moves.codec.domainSize(moves.date);
  return { codecs: usable, reserve: { name: moves.codec.name, shape: 'phrase', size, choices: 1, at } };
}
