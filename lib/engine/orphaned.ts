// Detects content scripts that an updated or disabled extension has left behind in open pages.

export class ExtensionGone extends Error {}

/** The page was already open when this version of the extension started, so no guard could run before the page's own scripts. */
export class PageOlderThanExtension extends Error {}

const CHECKED_EVERY_MS = 500;

/**
 * Resolves with `answer`, or rejects with `ExtensionGone` once `isThere` is false: a request whose extension is gone gets neither an answer
 * nor an error.
 */
export function rejectWhenExtensionGone<T>(isThere: () => boolean, answer: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setInterval(() => {
      if (isThere()) return;
      clearInterval(timer);
      reject(new ExtensionGone());
    }, CHECKED_EVERY_MS);
    answer.finally(() => clearInterval(timer)).then(resolve, reject);
  });
}
