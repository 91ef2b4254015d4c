// Limits what a page learns by trying: whether a request was stopped or sent tells the page whether it held an original. After a few such
// answers the guard refuses without looking, first the request that was tried so often, then every request, until the person decides.
export interface Silence {
  /** Is this request refused without a look? */
  holds(key: string): boolean;
  readonly isTotal: boolean;
  /** An answer told the page whether a request held an original. True if the guard refuses without looking from now on. */
  told(key: string): boolean;
  /** The person has seen it and decided, or has sent a prompt. */
  decided(): void;
}

export const MOST_OF_ONE = 3;
export const MOST_OF_ALL = 6;

export function answerLimit(): Silence {
  let byKey = new Map<string, number>();
  let all = 0;
  const isTotal = () => all >= MOST_OF_ALL;
  const isSilent = (key: string) => (byKey.get(key) ?? 0) >= MOST_OF_ONE;

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
