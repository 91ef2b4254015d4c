// Restores times of day, on a 12-hour or 24-hour clock.
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { SurrogateFinder } from './match.ts';

const TIME =
  /(?<![\d:.,])(?<h>\d{1,2})(?:(?<s>[:.]|[\s\u00a0]?h[\s\u00a0]?)(?<m>\d{2})(?::(?<sec>\d{2}))?)?(?<gap>[\s\u00a0]?)(?<half>[ap]\.?m\b\.?|uhr|h\b(?!\d))?(?![\d:])/giu;

interface ClockTime {
  readonly minutes: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

function readClock(groups: Readonly<Record<string, string | undefined>>): ClockTime | undefined {
  const { h = '', s, m = '0', half } = groups;
  if (half === undefined && (s === undefined || s === '.')) return undefined;
  const [hour, minute] = [Number(h), Number(m)];
  if (hour > 24 || minute > 59) return undefined;
  const afternoon = /^p/i.test(half ?? '');
  const morning = /^a/i.test(half ?? '');
  if ((afternoon || morning) && (hour < 1 || hour > 12)) return undefined;
  return { minutes: ((hour % (afternoon || morning ? 12 : 24)) + (afternoon ? 12 : 0)) * 60 + minute, groups };
}

const clockOf = (text: string) => {
  const groups = new RegExp(TIME.source, 'iu').exec(text)?.groups;
  return groups && readClock(groups);
};

function writeTime(minutes: number, { groups: { h = '', s, gap = '', half, sec } }: ClockTime): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const twelve = /^[ap]/i.test(half ?? '');
  const shown = twelve ? hour % 12 || 12 : hour;
  const padded =
    h.startsWith('0') || (!twelve && h.length === 2 && shown < 10) ? String(shown).padStart(2, '0') : String(shown);
  const separator = s ?? (minute > 0 ? (/^uhr/i.test(half ?? '') ? '.' : ':') : '');
  const rest = separator === '' ? '' : separator + String(minute).padStart(2, '0');
  const mark = twelve ? (half ?? '').replace(/^[ap]/i, (old) => matchCase(hour < 12 ? 'a' : 'p', old)) : (half ?? '');
  return padded + rest + (sec === undefined ? '' : `:${sec}`) + (mark === '' ? '' : gap + mark);
}

const matchCase = (letter: string, like: string) => (like === like.toUpperCase() ? letter.toUpperCase() : letter);

export function timeFinder(pairs: readonly RestorePair[]): SurrogateFinder {
  const known = new Map<number, { readonly pair: RestorePair; readonly original: number }>();
  for (const pair of pairs) {
    const [from, to] = [clockOf(pair.surrogate), clockOf(pair.original)];
    if (from && to) known.set(from.minutes, { pair, original: to.minutes });
  }
  return {
    find({ raw }, add) {
      if (known.size === 0) return;
      for (const match of raw.matchAll(TIME)) {
        const clock = readClock(match.groups ?? {});
        const meant = clock && known.get(clock.minutes);
        if (!clock || !meant) continue;
        const text = clock.groups.half === undefined ? match[0].trimEnd() : match[0];
        add({
          start: match.index,
          end: match.index + text.length,
          original: writeTime(meant.original, clock),
          pair: meant.pair,
        });
      }
    },
  };
}
