// Rewrites a recorded reply with the surrogates that the pipeline issues today, because only issued surrogates are restored with the key.
import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { Mention, Reply } from './corpus-file.test-support.ts';

/** Maps recorded surrogates to today's. A mention may contain several of them: "Rebecca Jones". */
function wordsFor(recorded: readonly RestorePair[], today: readonly RestorePair[]): ReadonlyMap<string, string> {
  const byOriginal = new Map(today.map(({ original, surrogate }) => [original, surrogate]));
  return new Map(
    recorded.flatMap(({ original, surrogate }) => {
      const other = byOriginal.get(original);
      return other === undefined ? [] : [[surrogate, other] as const];
    }),
  );
}

function mentionIn({ surrogate, original }: Mention, words: ReadonlyMap<string, string>): string | undefined {
  const whole = words.get(surrogate);
  if (whole !== undefined) return whole;
  const parts = surrogate.split(' ').map((part) => words.get(part));
  const isAlike = original.split(' ').length === parts.length;
  return isAlike && parts.every((part) => part !== undefined) ? parts.join(' ') : undefined;
}

/** Mentions in a changed form (initials, an ending, other digits) are left out, because their form with today's surrogate is unknown. */
export function withTodaysSurrogates(
  reply: Reply,
  recorded: readonly RestorePair[],
  today: readonly RestorePair[],
): Reply {
  const words = wordsFor(recorded, today);
  let [text, expected, at] = ['', '', 0];
  const mentions: Mention[] = [];
  for (const mention of reply.mentions) {
    const between = reply.text.slice(at, mention.start);
    // A street and its town may be restored as one match, the whole address, so only the street is expected.
    const isBeside = at > 0 && /^,?\s*$/u.test(between) && /\d/u.test(mention.original);
    const surrogate = isBeside ? undefined : mentionIn(mention, words);
    text += between;
    expected += between;
    if (surrogate !== undefined) mentions.push({ ...mention, start: text.length, surrogate });
    text += surrogate ?? '…';
    expected += surrogate === undefined ? '…' : mention.original;
    at = mention.start + mention.surrogate.length;
  }
  const rest = reply.text.slice(at);
  return { ...reply, text: text + rest, expected: expected + rest, mentions };
}
