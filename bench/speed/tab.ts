// A page in either browser, as the speed is measured in it.

export interface Tab {
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It can use nothing but its argument and what the page has. */
  run<A, R>(work: (argument: A) => R, argument: A): Promise<Awaited<R>>;
  click(selector: string): Promise<void>;
  /** At the caret, as one change. */
  insert(text: string): Promise<void>;
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** @throws after a minute. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await pause(100);
  }
}

/** Empties the composer that has the focus. */
export const clear = (tab: Tab): Promise<void> =>
  tab.run(() => {
    document.execCommand('selectAll');
    document.execCommand('delete');
  }, undefined);
