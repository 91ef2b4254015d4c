// Limits what a page learns by trying: a page can tell from a stopped request that it held an original. After a few such answers the guard refuses
// without looking, first the request that was tried so often, then every request, until the person decides.
export interface AnswerLimit {
  /** Whether this request is refused without being searched. */
  holds(key: string): boolean;
  readonly isTotal: boolean;
  /** An answer told the page whether a request held an original. True if the guard refuses without looking from now on. */
  told(key: string): boolean;
  /** The person has seen the stopped requests and decided, or has sent a prompt: counting starts again. */
  decided(): void;
}

export const MAX_ANSWERS_PER_REQUEST = 3;
export const MAX_ANSWERS = 6;

export function answerLimit(): AnswerLimit {
  let byKey = new Map<string, number>();
  let all = 0;
  const isTotal = () => all >= MAX_ANSWERS;
  const isSilent = (key: string) => (byKey.get(key) ?? 0) >= MAX_ANSWERS_PER_REQUEST;

  return {
    holds: (key) => isTotal() || isSilent(key),
    get isTotal() {
      return isTotal();
    },
    told(key) {
      all += 1;
      byKey.set(key, (byKey.get(key) ?? 0) + 1);
      return isTotal() || isSilent(key);
    },
    decided() {
      byKey = new Map();
      all = 0;
    },
  };
}
