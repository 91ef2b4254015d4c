// The notices after a send. "Protected" is used only for a request that the guard saw leave without an original.
import type { RequestEnding } from '../../egress/guard-question.ts';
import type { Receipt } from '../../egress/receipt.ts';
import { type Said, said } from '../../language/message.ts';
import type { PanelNotice } from '../prompt/prompt-state.ts';

/** HTTP statuses from this one on mean that the request was not carried out. */
const FIRST_HTTP_ERROR = 400;

const hostOf = (receipt: Receipt) => new URL(receipt.url).host;

/** The composer was emptied, but the request that the page then made was stopped. */
export const STOPPED_NOTICE: PanelNotice = {
  tone: 'error',
  title: said('nothingSent'),
  detail: [said('pageSentOther')],
};
/** The request was stopped because it carried an earlier message that the page had kept. */
export const STOPPED_EARLIER_NOTICE: PanelNotice = {
  tone: 'error',
  title: said('nothingSent'),
  detail: [said('pageSentEarlier')],
};

/** What the engine found in the earlier messages that the request also carried. */
export interface EarlierMessagesResult {
  /** The number of different values that would be replaced; undefined if the check failed. */
  readonly originals: number | undefined;
}

const titleKey = ({ title }: PanelNotice) => ('key' in title ? title.key : undefined);
const isSavedNotice = (notice: PanelNotice) =>
  titleKey(notice) === 'savedValues' || titleKey(notice) === 'savedAsItWas';

/** The notice of an edited message, changed to that of a sent one because its request was seen. */
function asSentNotice(notice: PanelNotice): PanelNotice {
  const { title } = notice;
  if (!('key' in title)) return notice;
  if (title.key === 'savedValues') return { ...notice, title: { ...title, key: 'sentValues' } };
  // No detail: whether the earlier messages in the request held originals is only checked afterwards.
  return title.key === 'savedAsItWas' ? { ...notice, title: said('sentAsItWas'), detail: [] } : notice;
}

interface RequestOutcome {
  /** How the request ended; undefined if the browser does not tell. */
  readonly ending?: RequestEnding;
  /** The site encrypts its requests itself, so no receipt is possible. */
  readonly isEncrypted?: boolean;
}

/** The notice with what is known of the request. `notice` is that of the send itself; unless its tone is "success", nothing was replaced. */
export function noticeAfterRequest(
  notice: PanelNotice,
  receipt: Receipt | undefined,
  carried: EarlierMessagesResult,
  { ending, isEncrypted = false }: RequestOutcome = {},
): PanelNotice {
  const { tone, title, detail } = receipt ? asSentNotice(notice) : notice;
  // Many pages keep an edited message until the next prompt.
  if (!receipt && isSavedNotice(notice)) return { tone, title, detail: [...detail, said('savedHere')] };
  if (!receipt && isEncrypted) return { tone: 'warning', title, detail: [said('leftEncrypted'), ...detail] };
  if (!receipt) return { tone: 'warning', title, detail: [said('leftUnseen'), ...detail] };
  const host = hostOf(receipt);
  if (ending === 'failed')
    return { tone: 'error', title: said('notTakenTitle'), detail: [said('requestFailed', { host })] };
  if (ending !== undefined && ending >= FIRST_HTTP_ERROR) {
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
