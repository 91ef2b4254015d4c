// Checks after a send whether the page shows the message and a reply comes. If not, the site has changed or our selectors are wrong.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { visibleMatches } from '../dom/elements.ts';

/** "unknown": the site has no selector for this. */
type SeenState = 'found' | 'missing' | 'unknown';

export interface AfterSendResult {
  /** Whether the page shows a message of the person with the text that left. */
  readonly message: SeenState;
  /** Whether a stop button, a mark of an incoming reply, or a new reply appeared. */
  readonly answer: SeenState;
}

export const isSameAfterSendResult = (a: AfterSendResult | undefined, b: AfterSendResult | undefined): boolean =>
  a?.message === b?.message && a?.answer === b?.answer;

/** Reads from the page what the check compares before and after a send. */
interface AfterSendReader {
  readonly messages: () => readonly string[];
  readonly isGenerating: () => boolean;
  readonly replies: () => readonly string[];
}

export interface AfterSendCheck {
  readonly result: AfterSendResult | undefined;
  start(): void;
  sent(text: string): void;
  stop(): void;
}

const LOOK_EVERY_MS = 250;
const SHOWN_WITHIN_MS = 8000;
/** A page may show only the beginning of a long message. */
const BEGINNING_LENGTH = 60;

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const textsOf = (selectors: readonly string[]) => visibleMatches(selectors).map(({ textContent }) => textContent ?? '');

export const afterSendReader = (adapter: () => SiteAdapter): AfterSendReader => ({
  messages: () => textsOf(adapter().userMessage),
  isGenerating: () => visibleMatches([...adapter().stop, ...adapter().streaming]).length > 0,
  replies: () => textsOf(adapter().assistantMessage),
});

/** Checks the first send of a page, and further ones until one check succeeds. */
export function afterSendCheck(
  adapter: () => Pick<SiteAdapter, 'userMessage' | 'assistantMessage' | 'stop' | 'streaming'>,
  look: AfterSendReader,
  onResult: () => void,
): AfterSendCheck {
  let result: AfterSendResult | undefined;
  let before: readonly string[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  const isWell = () => result !== undefined && result.message !== 'missing' && result.answer !== 'missing';

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function hasAnswer(): boolean {
    if (look.isGenerating()) return true;
    const now = look.replies();
    return now.length > before.length || (now.length > 0 && now.at(-1) !== before.at(-1));
  }

  function check(text: string): void {
    const { userMessage, assistantMessage, stop: stops, streaming } = adapter();
    const beginning = lettersOf(text).slice(0, BEGINNING_LENGTH);
    const until = performance.now() + SHOWN_WITHIN_MS;
    const knowsMessages = userMessage.length > 0 && beginning !== '';
    const knowsAnswers = assistantMessage.length + stops.length + streaming.length > 0;
    let message: SeenState = knowsMessages ? 'missing' : 'unknown';
    let answer: SeenState = knowsAnswers ? 'missing' : 'unknown';
    timer = setInterval(() => {
      if (message === 'missing' && look.messages().some((one) => lettersOf(one).includes(beginning))) message = 'found';
      if (answer === 'missing' && hasAnswer()) answer = 'found';
      if ((message === 'missing' || answer === 'missing') && performance.now() < until) return;
      stop();
      result = { message, answer };
      onResult();
    }, LOOK_EVERY_MS);
  }

  return {
    get result() {
      return result;
    },
    start() {
      stop();
      if (!isWell()) before = look.replies();
    },
    sent(text) {
      stop();
      if (!isWell()) check(text);
    },
    stop,
  };
}
