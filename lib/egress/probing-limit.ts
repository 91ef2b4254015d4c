// Limits what a page can find out by trying: a stopped request tells the page that the request contained an original. After a few such answers the
// guard refuses without looking, first the request that was tried so often, then every request, until the person decides.
export interface ProbingLimit {
  /** Whether this request is refused without being searched. */
  refuses(key: string): boolean;
  /** Whether every request is refused without being searched. */
  readonly refusesAll: boolean;
  /** Counts an answer that told the page whether a request contained an original. True if the guard refuses this request without looking from now on. */
  answered(key: string): boolean;
  /** Counts from zero again, because the person has seen the stopped requests and decided, or has sent a prompt. */
  reset(): void;
}

/** How many answers may tell the page something about requests of one kind, and about all requests. */
export const MAX_REVEALING_ANSWERS_PER_REQUEST = 3;
export const MAX_REVEALING_ANSWERS = 6;

export function probingLimit(): ProbingLimit {
  let byKey = new Map<string, number>();
  let all = 0;
  const refusesAll = () => all >= MAX_REVEALING_ANSWERS;
  const refusesOne = (key: string) => (byKey.get(key) ?? 0) >= MAX_REVEALING_ANSWERS_PER_REQUEST;

  return {
    refuses: (key) => refusesAll() || refusesOne(key),
    get refusesAll() {
      return refusesAll();
    },
    answered(key) {
      all += 1;
      byKey.set(key, (byKey.get(key) ?? 0) + 1);
      return refusesAll() || refusesOne(key);
    },
    reset() {
      byKey = new Map();
      all = 0;
    },
  };
}
