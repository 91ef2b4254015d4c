// How long it takes from the key after a name or a number to its highlight, at the end of a prompt of 100 words.

import { editedTexts } from '../edited-texts.ts';
import { promptAt } from '../soak/growth.ts';
import type { Figure } from './figures.ts';
import { clear, pause, type Tab, until } from './tab.ts';

const WORDS = 100;
const COMPOSER = '.ProseMirror';
const STAYS_MS = 700;
const GIVEN_UP_AFTER_MS = 10_000;

interface Watched {
  benchHighlight?: Promise<number | undefined>;
}

/** How many words are marked. */
const countMarks = (tab: Tab): Promise<number> =>
  tab.run(() => Array.from(CSS.highlights).reduce((sum, [, { size }]) => sum + size, 0), undefined);

/**
 * Runs in the page. From the next key on, each frame looks whether more is marked than before. A mark that was faster than the key says nothing.
 * Functions with names of their own would ask for a helper of the compiler's that the page does not have.
 */
function watch({ before, givenUpAfter }: { before: number; givenUpAfter: number }): void {
  (window as Watched).benchHighlight = new Promise((done) => {
    document.addEventListener(
      'keydown',
      async ({ timeStamp }) => {
        for (let frames = 0, passed = 0; passed < givenUpAfter; frames += 1) {
          const marks = Array.from(CSS.highlights).reduce((sum, [, { size }]) => sum + size, 0);
          passed = performance.now() - timeStamp;
          if (marks > before) return done(frames > 0 ? passed : undefined);
          await new Promise(requestAnimationFrame);
        }
        done(undefined);
      },
      { capture: true, once: true },
    );
  });
}

/** Once the marks have not changed for a while. */
async function settledMarks(tab: Tab): Promise<number> {
  let marks = 0;
  await until('marks that stay', async () => {
    const before = marks;
    await pause(STAYS_MS);
    marks = await countMarks(tab);
    return marks > 0 && marks === before;
  });
  return marks;
}

/** Milliseconds; undefined if nothing was marked after the key. */
async function timeOf(tab: Tab, prompt: string, added: string): Promise<number | undefined> {
  await tab.click(COMPOSER);
  await clear(tab);
  await tab.insert(prompt);
  const before = await settledMarks(tab);
  await tab.run(watch, { before, givenUpAfter: GIVEN_UP_AFTER_MS });
  await tab.insert(added);
  await tab.press('.');
  return tab.run(() => (window as Watched).benchHighlight, undefined);
}

interface Kind {
  readonly name: string;
  /** Another one in each run. */
  readonly added: (run: number) => string;
}

const KINDS: readonly Kind[] = [
  { name: 'a name, which the model finds', added: (run) => ` My neighbour is ${promptAt(run).name}` },
  { name: 'a phone number, which the rules find', added: (run) => ` Call me at +1 503 555 0${110 + run}` },
];

export async function highlightFigures(tab: Tab, serverUrl: string, runs: number): Promise<readonly Figure[]> {
  await tab.goto(`${serverUrl}/prosemirror/`);
  const [prompt = ''] = editedTexts(WORDS, 1);
  // One paragraph, so that the editor keeps it in one block.
  const line = `${prompt.replaceAll(/\s+/g, ' ')}.`;
  const figures: Figure[] = [];
  for (const { name, added } of KINDS) {
    const times: (number | undefined)[] = [];
    // The first run is not counted: it loads the model.
    for (let run = 0; run <= runs; run += 1) times.push(await timeOf(tab, line, added(run)));
    const values = times.slice(1).filter((time) => time !== undefined);
    const missed = runs - values.length;
    if (values.length > 0)
      figures.push({ subject: 'highlight', name: missed > 0 ? `${name} (${missed} not timed)` : name, values });
  }
  return figures;
}
