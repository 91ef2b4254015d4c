// How long a check takes by length of the text, from a question of one of the extension's own pages to the engine's answer.
import { editedTexts } from '../edited-texts.ts';
import type { Figure } from './figures.ts';
import { FIRST_CHECK } from './runs.ts';
import { pause, type Tab } from './tab.ts';

const LENGTHS = [20, 92, 128, 250, 500, 1000, 2000, 5000, 10_000];
const LONG = 500;
const EDITED_IN = [128, 5000];

interface Extension {
  readonly runtime: { sendMessage(message: unknown): Promise<string> };
}

/** Milliseconds for each text. `tab` shows a page of the extension. */
const checkTimes = (tab: Tab, texts: readonly string[]): Promise<readonly number[]> =>
  // Functions with names of their own would ask for a helper of the compiler's that the page does not have.
  tab.run(async (asked) => {
    const { browser, chrome } = globalThis as unknown as { browser?: Extension; chrome: Extension };
    const { runtime } = browser ?? chrome;
    const taken: number[] = [];
    for (const [number, text] of asked.entries()) {
      const request = { text, overrides: [], conversation: 'bench' };
      const body = JSON.stringify({ kind: 'call', id: number, client: 'bench', method: 'annotate', request });
      const began = performance.now();
      const answer = await runtime.sendMessage({ target: 'coatcheck-background', body });
      if (!JSON.parse(answer).ok) throw new Error(answer);
      taken.push(performance.now() - began);
    }
    return taken;
  }, texts);

/** Milliseconds from a question of one of our own pages. */
interface MarkTimes {
  /** To the answer by rules alone, which a page shows first. */
  readonly rules: number;
  /** To the answer of the whole check. */
  readonly network: number;
}

/** How long before the first text a composer has the focus, which starts the engine. */
const FOCUS_BEFORE_MS = 2000;

/** Starts the engine as a composer does that gets the focus, and waits as long as a person needs for the first words. */
export async function focusBefore(tab: Tab): Promise<void> {
  await tab.run(async () => {
    const { browser, chrome } = globalThis as unknown as { browser?: Extension; chrome: Extension };
    const body = JSON.stringify({ kind: 'call', id: 0, client: 'bench', method: 'status', request: {} });
    await (browser ?? chrome).runtime.sendMessage({ target: 'coatcheck-background', body });
  }, undefined);
  await pause(FOCUS_BEFORE_MS);
}

type Asked = keyof MarkTimes;
/** For its first text, a chat page sends both requests together. */
const BOTH: readonly Asked[] = ['rules', 'network'];

/** Sends the requests for the checks in `asked` together, and measures each answer. `tab` shows a page of the extension. */
const markTimes = async (tab: Tab, text: string, asked: readonly Asked[] = BOTH): Promise<Partial<MarkTimes>> =>
  tab.run(
    async ([words, checks]) => {
      const { browser, chrome } = globalThis as unknown as { browser?: Extension; chrome: Extension };
      const { runtime } = browser ?? chrome;
      const began = performance.now();
      const times = checks.map(async (check, id) => {
        const request = { text: words, overrides: [], conversation: 'bench', rulesOnly: check === 'rules' };
        const body = JSON.stringify({ kind: 'call', id, client: 'bench', method: 'annotate', request });
        const answer = await runtime.sendMessage({ target: 'coatcheck-background', body });
        if (!JSON.parse(answer).ok) throw new Error(answer);
        return [check, performance.now() - began] as const;
      });
      return Object.fromEntries(await Promise.all(times));
    },
    [text, asked] as const,
  );

const MARKS = { rules: 'first marks', network: 'network’s marks' } as const;

const markFigures = (from: string, times: readonly Partial<MarkTimes>[]): readonly Figure[] =>
  BOTH.map((marks) => ({
    subject: 'start' as const,
    name: `${from} to the ${MARKS[marks]}`,
    values: times.flatMap((one) => one[marks] ?? []),
  })).filter(({ values }) => values.length > 0);

interface EngineState {
  /** Brings the engine into the state. */
  readonly bring: () => Promise<unknown>;
  readonly asked?: readonly Asked[];
}

/** The states of the engine that are measured. The key is printed. */
type EngineStates = Readonly<Record<string, EngineState>>;

/**
 * The times to the first marks of a new browser, and from each state of the engine.
 * @param began when the browser was started, on the clock of `performance`
 */
export async function startFigures(
  tab: Tab,
  began: number,
  runs: number,
  states: EngineStates,
): Promise<readonly Figure[]> {
  const untilAsked = performance.now() - began;
  const { rules = Number.NaN, network = Number.NaN } = await markTimes(tab, FIRST_CHECK);
  const figures = [...markFigures('new browser', [{ rules: untilAsked + rules, network: untilAsked + network }])];
  for (const [state, { bring, asked }] of Object.entries(states)) {
    const times: Partial<MarkTimes>[] = [];
    for (let run = 0; run < runs; run += 1) {
      await bring();
      times.push(await markTimes(tab, `${FIRST_CHECK} ${state} ${run}`, asked));
    }
    figures.push(...markFigures(state, times));
  }
  return figures;
}

/** The same text, in which the last word is another each time. */
function withOneWordEdited(words: number, count: number): string[] {
  const [text = ''] = editedTexts(words, 1);
  const [, ...others] = editedTexts(words, count + 1).map((edited) => edited.split(/\s+/)[6] ?? '');
  return [text, ...others.map((word) => `${text} ${word}`)];
}

/** Another text in each run; then texts of which the engine has seen all but one word. Long texts are run less often. */
export async function checkFigures(tab: Tab, runs: number): Promise<readonly Figure[]> {
  const runsOf = (words: number) => (words < LONG ? runs : Math.ceil((runs * LONG) / (2 * words)));
  const figures: Figure[] = [];
  for (const words of LENGTHS) {
    const warmUp = words < LONG ? 1 : 0;
    const times = await checkTimes(tab, editedTexts(words, runsOf(words) + warmUp));
    figures.push({ subject: 'check', name: `${words} words, a new text`, values: times.slice(warmUp) });
  }
  for (const words of EDITED_IN) {
    const [, ...values] = await checkTimes(tab, withOneWordEdited(words, runs));
    figures.push({ subject: 'check', name: `${words} words, one word changed`, values });
  }
  return figures;
}
