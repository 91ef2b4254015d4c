// Dates after a weekday or an article: "Monday, 12 March 1985", "the 12th of March". The weekday moves with its date, the article stays.
import { differenceInCalendarDays } from 'date-fns';
import { anyOf } from '../../lexicon/alternatives.ts';
import { shiftedIndex } from '../../privacy/date-shift.ts';
import type { Codec } from '../codec.ts';
import { codecNameWithCuts } from '../year-cuts.ts';
import { capitalisedLike, WEEKDAYS } from './calendar-words.ts';

const WEEKDAY_AND_GAP = `${anyOf(WEEKDAYS.flat())}[.,]{0,2}[\\s\\u00a0]+`;
const ARTICLE = '(?:the|den|le|el|il)[\\s\\u00a0]+';
const LEAD = `(?:${WEEKDAY_AND_GAP}(?:${ARTICLE})?|${ARTICLE})`;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const LEAD_AND_DATE = new RegExp(`^(?<lead>${LEAD})(?<date>.+)$`, 'isu');

/** Splits off the weekday or article before a date; undefined if the date stands alone. */
export function splitWordsBeforeDate(text: string): { readonly lead: string; readonly date: string } | undefined {
  const { lead, date } = LEAD_AND_DATE.exec(text)?.groups ?? {};
  return lead === undefined || date === undefined ? undefined : { lead, date };
}

function weekdayIn(lead: string) {
  const [word = ''] = /^\p{L}+/u.exec(lead) ?? [];
  const names = WEEKDAYS.find((list) => list.some((name) => capitalisedLike(name, word) === word));
  const place = names?.findIndex((name) => capitalisedLike(name, word) === word) ?? -1;
  return names && { word, names, place };
}

/** `lead` with its weekday moved by `days`; undefined for a weekday in an unusual letter case, which could not be restored. */
function movedLead(lead: string, days: number): string | undefined {
  const weekday = weekdayIn(lead);
  if (!weekday) return new RegExp(`^${ARTICLE}$`, 'iu').test(lead) ? lead : undefined;
  const { word, names, place } = weekday;
  return capitalisedLike(names[shiftedIndex(place, days, names.length)] ?? '', word) + lead.slice(word.length);
}

const afterLead = ({ candidates }: Codec) => new RegExp(`(?<![\\p{L}\\p{N}])${LEAD}(?:${candidates.source})`, 'giu');

function leadCodec(base: Codec, candidates = afterLead(base)): Codec {
  const { dividedBy, ...rest } = base;
  /** How many days `to` is after `from`. Zero for a date without a year: its weekday is unknown, so the written weekday stays. */
  const daysBetween = (from: string, to: string) => {
    const [before, after] = [base.canonical(from) ?? '', base.canonical(to) ?? ''];
    return ISO_DAY.test(before) ? differenceInCalendarDays(new Date(after), new Date(before)) : 0;
  };
  const moved = (text: string, moveDate: (date: string) => string | undefined) => {
    const parts = splitWordsBeforeDate(text);
    const date = parts && moveDate(parts.date);
    if (!parts || date === undefined) return undefined;
    const lead = movedLead(parts.lead, daysBetween(parts.date, date));
    return lead === undefined ? undefined : lead + date;
  };
  const codec: Codec = {
    ...rest,
    name: `${base.name}:lead`,
    candidates,
    canonical(text) {
      const parts = splitWordsBeforeDate(text);
      const date = parts && base.canonical(parts.date);
      if (!parts || date === undefined || movedLead(parts.lead, 0) === undefined) return undefined;
      return `${weekdayIn(parts.lead)?.place ?? ''} ${date}`;
    },
    issue: (original, secret) => moved(original, (date) => base.issue(date, secret)),
    recover: (surrogate, secret) => moved(surrogate, (date) => base.recover(date, secret)),
    domainSize: (original) => base.domainSize(splitWordsBeforeDate(original)?.date ?? ''),
  };
  if (!dividedBy) return codec;
  return {
    ...codec,
    dividedBy: (cuts) => ({ ...leadCodec(dividedBy(cuts), candidates), name: codecNameWithCuts(codec.name, cuts) }),
  };
}

/** Codecs for the dates of `codecs` that follow a weekday or an article. */
export const withWordsBeforeDate = (codecs: readonly Codec[]): readonly Codec[] =>
  codecs.map((codec) => leadCodec(codec));
