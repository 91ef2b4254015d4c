// Limits what a page can find out by trying: a stopped request tells the page that the request contained an original. After a few such answers the
// guard refuses without looking, first the request that was tried so often, then every request, until the person decides.
//
// The number of answers is kept for each origin outside of the page (lib/engine/probe-counts.ts): otherwise a reload, or another tab of the site,
// would begin from zero. A document that does not know the number yet counts it as reached.

/** The number of answers that the page's origin received, as the extension keeps it. */
export interface ProbeCountStore {
  read(): Promise<number>;
  /** Adds answers and resolves with the number after that. */
  add(answers: number): Promise<number>;
  reset(): Promise<unknown>;
}

interface ProbingLimit {
  /** Whether this request is refused without being searched. `isRevealing`: there are originals that an answer could tell of. */
  refuses(key: string, isRevealing: boolean): boolean;
  /** Counts an answer that told the page whether a request contained an original. True if the guard refuses this request without looking from now on. */
  answered(key: string): boolean;
  /** Whether the limit is reached, as opposed to not known yet. */
  isReached(key: string): boolean;
  /** Counts from zero again, because the person has seen the stopped requests and decided, or has sent a prompt. */
  reset(): void;
}

/** How many answers may tell the page something about requests of one kind, and about all requests. */
export const MAX_REVEALING_ANSWERS_PER_REQUEST = 3;
export const MAX_REVEALING_ANSWERS = 6;
/** How many answers a document may give before the extension has counted them: other documents of the origin do not know of these yet. */
export const MAX_UNCONFIRMED_ANSWERS = 3;
/** One answer of an origin is forgotten in this time. */
export const ANSWER_FORGOTTEN_AFTER_MS = 4 * 60 * 60 * 1000;

/** Other documents of the origin change the number, and time does. */
const READ_AGAIN_AFTER_MS = 10 * 60 * 1000;
const RETRY_AFTER_MS = 1000;

export function probingLimit(store: ProbeCountStore, now: () => number = () => performance.now()): ProbingLimit {
  let byKey = new Map<string, number>();
  /** The number that the extension gave last; undefined until then. */
  let counted: number | undefined;
  /** Answers that the extension has not counted yet. */
  let unconfirmed = 0;
  let isAsking = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  /** Raised by each decision of the person: the answer to an older question no longer counts. */
  let version = 0;

  /** Tells the extension of new answers, or reads the number. One question at a time, because answers may arrive in any order. */
  function ask(): void {
    if (isAsking) return;
    isAsking = true;
    askedAt = now();
    const [mine, telling] = [version, unconfirmed];
    const asked = telling > 0 ? store.add(telling) : store.read();
    asked.then(
      (answers) => {
        isAsking = false;
        if (mine !== version) return ask();
        counted = answers;
        unconfirmed -= telling;
        if (unconfirmed > 0) ask();
      },
      () => {
        // Not counted: the number stays unconfirmed, which refuses more, and the next request tries again.
        isAsking = false;
      },
    );
  }

  function askIfDue(): void {
    const isDue = counted === undefined || unconfirmed > 0 ? RETRY_AFTER_MS : READ_AGAIN_AFTER_MS;
    if (now() - askedAt >= isDue) ask();
  }

  const isOneReached = (key: string) => (byKey.get(key) ?? 0) >= MAX_REVEALING_ANSWERS_PER_REQUEST;
  const isReached = (key: string) => (counted ?? 0) + unconfirmed >= MAX_REVEALING_ANSWERS || isOneReached(key);

  ask();
  return {
    refuses(key, isRevealing) {
      askIfDue();
      if (isReached(key)) return true;
      return isRevealing && (counted === undefined || unconfirmed >= MAX_UNCONFIRMED_ANSWERS);
    },
    answered(key) {
      unconfirmed += 1;
      byKey.set(key, (byKey.get(key) ?? 0) + 1);
      // Told at once: the page may end this document right after the answer.
      ask();
      return isReached(key);
    },
    isReached,
    reset() {
      byKey = new Map();
      version += 1;
      unconfirmed = 0;
      counted = 0;
      store.reset().catch(() => {
        // Not forgotten by the extension: a later document refuses more than it has to.
      });
    },
  };
}
