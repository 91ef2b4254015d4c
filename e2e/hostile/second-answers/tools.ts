// What the attacks have at hand in the page's world. It goes there as text, so it uses nothing from outside of itself.

type Tools = ReturnType<typeof toolsFor>;

/** Each goes to the page as text and gets all it uses as its argument; it puts back what it changed. */
type Attack = (tools: Tools) => unknown;

export type Attacks = Readonly<Record<string, Attack>>;

/** @param ascii of the secret, in letters that a header may have. */
export function toolsFor(secret: string, ascii: string) {
  const harmless = 'The weather report says rain.';
  const send = fetch;
  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const bytes = (text: string) => new TextEncoder().encode(text);
  const outcome = (answer: Promise<unknown>) =>
    Promise.race([answer, wait(1500)]).then(
      () => 'answered',
      () => 'refused',
    );
  const post = (body: unknown) => outcome(send('/log/second', { method: 'POST', body: body as BodyInit }));
  /** Harmless when asked first, and not when asked again. */
  const twoFaced = (first = harmless, then = secret) => {
    let asked = 0;
    return { toString: () => (asked++ === 0 ? first : then) };
  };
  const address = (text: string) => `/log/pixel?q=${encodeURIComponent(text)}`;
  /** Read later than it is given: nobody knows what was cut out. */
  const cut = (text: string) => new Blob([`..${text}`]).slice(2);
  const define = (target: object, name: PropertyKey, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { configurable: true, ...descriptor });
    return () => {
      Reflect.deleteProperty(target, name);
      if (before) Object.defineProperty(target, name, before);
    };
  };
  const during = async (undo: readonly (() => void)[], work: () => unknown) => {
    try {
      await work();
      await wait(150);
    } finally {
      for (const one of undo) one();
    }
    return 'done';
  };
  const byXhr = (request: XMLHttpRequest, start: () => void) =>
    new Promise<string>((resolve) => {
      request.onloadend = () => resolve(`ended ${request.status}`);
      setTimeout(() => resolve('open'), 1500);
      start();
    });
  return { secret, ascii, harmless, send, wait, bytes, outcome, post, twoFaced, address, cut, define, during, byXhr };
}

/** What became of one attack, in words. */
export async function outcomeOf(attack: Attack, tools: Tools): Promise<string> {
  try {
    const result = await attack(tools);
    await tools.wait(150);
    return `${result ?? 'done'}`;
  } catch (error) {
    return `threw ${error instanceof Error ? error.name : error}`;
  }
}
