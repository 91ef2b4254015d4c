// An extension that is updated or turned off leaves its scripts behind in the pages that are open.

export class Orphaned extends Error {}

/** The page stood open before this version of the extension came: no guard of it could be put before the page's own scripts. */
export class CameLate extends Error {}

const LOOK_AGAIN_MS = 500;

/** What was asked before is never answered then, and no error says so: this one rejects instead. */
export function whileThere<T>(isThere: () => boolean, answer: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setInterval(() => {
      if (isThere()) return;
      clearInterval(timer);
      reject(new Orphaned());
    }, LOOK_AGAIN_MS);
    answer.finally(() => clearInterval(timer)).then(resolve, reject);
  });
}
