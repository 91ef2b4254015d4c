// "Monday, 12 March 1985", "the 12th of March": a weekday moves with its date, an article stays.
import { shiftDays, shifted } from '../../privacy/date-shift.ts';
import type { Codec } from '../codec.ts';
import { inCase, WEEKDAYS } from './calendar-words.ts';

const NAMES = WEEKDAYS.flat()
  .sort((a, b) => b.length - a.length)
  .join('|');
const WEEKDAY_AND_GAP = `(?:${NAMES})[.,]{0,2}[\\s\\u00a0]+`;
const ARTICLE = '(?:the|den|le|el|il)[\\s\\u00a0]+';
const LEAD = `(?:${WEEKDAY_AND_GAP}(?:${ARTICLE})?|${ARTICLE})`;
const PARTS = new RegExp(`^(?<lead>${LEAD})(?<date>.+)$`, 'isu');

/** What stands before a date, and the date; undefined where nothing does. */
export function splitLead(text: string): { readonly lead: string; readonly date: string } | undefined {
  const { lead, date } = PARTS.exec(text)?.groups ?? {};
  return lead === undefined || date === undefined ? undefined : { lead, date };
}

function weekdayIn(lead: string) {
  const [word = ''] = /^\p{L}+/u.exec(lead) ?? [];
  const names = WEEKDAYS.find((list) => list.some((name) => inCase(name, word) === word));
  const place = names?.findIndex((name) => inCase(name, word) === word) ?? -1;
  return names && { word, names, place };
}

/** undefined for a weekday in odd case, which would not come back. */
function movedLead(lead: string, days: number): string | undefined {
  const weekday = weekdayIn(lead);
  if (!weekday) return new RegExp(`^${ARTICLE}$`, 'iu').test(lead) ? lead : undefined;
  const { word, names, place } = weekday;
  return inCase(names[shifted(place, days, names.length)] ?? '', word) + lead.slice(word.length);
}

function leadCodec(base: Codec): Codec {
  const moved = (text: string, days: number, moveDate: (date: string) => string | undefined) => {
    const parts = splitLead(text);
    const date = parts && moveDate(parts.date);
    const lead = parts && movedLead(parts.lead, days);
    return date === undefined || lead === undefined ? undefined : lead + date;
  };
  return {
    ...base,
    name: `${base.name}:lead`,
    candidates: new RegExp(`(?<![\\p{L}\\p{N}])${LEAD}(?:${base.candidates.source})`, 'giu'),
    canonical(text) {
      const parts = splitLead(text);
      const date = parts && base.canonical(parts.date);
      if (!parts || date === undefined || movedLead(parts.lead, 0) === undefined) return undefined;
      return `${weekdayIn(parts.lead)?.place ?? ''} ${date}`;
    },
    issue: (original, secret) => moved(original, shiftDays(secret), (date) => base.issue(date, secret)),
    recover: (surrogate, secret) => moved(surrogate, -shiftDays(secret), (date) => base.recover(date, secret)),
    domainSize: (original) => base.domainSize(splitLead(original)?.date ?? ''),
  };
}

export const withLeads = (codecs: readonly Codec[]): readonly Codec[] => codecs.map(leadCodec);
