// What is said after a send. "Protected" is said only of what the guard saw leaving, with no original in it.
import type { Ending } from '../../egress/question.ts';
import type { Receipt } from '../../egress/receipt.ts';
import { type Said, said } from '../../language/message.ts';
import type { Notice } from '../prompt/prompt-state.ts';

/** Statuses of HTTP from here on say that the request was not carried out. */
const FIRST_ERROR = 400;

const hostOf = (receipt: Receipt) => new URL(receipt.url).host;

/** The composer let go of the text, but what the page made of it did not leave. */
export const STOPPED: Notice = { tone: 'error', title: said('nothingSent'), detail: [said('pageSentOther')] };
/** It carried a message that the page had kept from before. */
export const STOPPED_EARLIER: Notice = {
  tone: 'error',
  title: said('nothingSent'),
  detail: [said('pageSentEarlier')],
};

/** What the engine found in the earlier messages that went along. */
export interface Carried {
  /** How many different values would be replaced; undefined where it could not be checked. */
  readonly originals: number | undefined;
}

const titleKey = ({ title }: Notice) => ('key' in title ? title.key : undefined);
const isSaved = (notice: Notice) => titleKey(notice) === 'savedValues' || titleKey(notice) === 'savedAsItWas';

/** What was said of a change to an earlier message, once it was seen leaving. */
function asSent(notice: Notice): Notice {
  const { title } = notice;
  if (!('key' in title)) return notice;
  if (title.key === 'savedValues') return { ...notice, title: { ...title, key: 'sentValues' } };
  // What the request carried beside it was not checked yet.
  return title.key === 'savedAsItWas' ? { ...notice, title: said('sentAsItWas'), detail: [] } : notice;
}

export interface Outcome {
  /** How the request ended; undefined if the browser does not tell. */
  readonly ending?: Ending;
  /** By the site, before it leaves: no receipt is possible. */
  readonly isEncrypted?: boolean;
}

/** `notice` is what the send itself could say; nothing was replaced where it is no success. */
export function confirmedNotice(
  notice: Notice,
  receipt: Receipt | undefined,
  carried: Carried,
  { ending, isEncrypted = false }: Outcome = {},
): Notice {
  const { tone, title, detail } = receipt ? asSent(notice) : notice;
  // Many pages keep a changed message to themselves until the next prompt.
  if (!receipt && isSaved(notice)) return { tone, title, detail: [...detail, said('savedHere')] };
  if (!receipt && isEncrypted) return { tone: 'warning', title, detail: [said('leftEncrypted'), ...detail] };
  if (!receipt) return { tone: 'warning', title, detail: [said('leftUnseen'), ...detail] };
  const host = hostOf(receipt);
  if (ending === 'failed')
    return { tone: 'error', title: said('notTakenTitle'), detail: [said('requestFailed', { host })] };
  if (ending !== undefined && ending >= FIRST_ERROR) {
    const seen = receipt.heldOriginal ? said('leftWithOriginals', { host }) : said('leftSeenClean', { host });
    return { tone: 'warning', title: said('sentRefused'), detail: [said('refusedWith', { status: ending }), seen] };
  }
  if (receipt.heldOriginal) return { tone: 'warning', title, detail: [said('leftWithOriginals', { host }), ...detail] };
  if (carried.originals === undefined)
    return { tone: 'warning', title: said('sentWithEarlier'), detail: [said('earlierUnchecked')] };
  if (carried.originals > 0) {
    const earlier = said('earlierWentAlong', { count: carried.originals });
    return { tone: 'warning', title: said('sentWithEarlier'), detail: [earlier, said('earlierAdvice')] };
  }
  if (tone !== 'success')
    return { tone, title, detail: [said('sentNothingReplaced'), ...detail, said('leftSeen', { host })] };
  return { tone, title: protectedTitle(title), detail: [said('leftSeenClean', { host }), ...detail] };
}

function protectedTitle(title: Said): Said {
  return 'key' in title && title.key === 'sentValues' ? { ...title, key: 'sentProtectedValues' } : title;
}
