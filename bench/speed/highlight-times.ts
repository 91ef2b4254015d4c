// How long it takes from the last key of a name or a number to its highlight, at the end of a prompt of 100 words.

import { editedTexts } from '../edited-texts.ts';
import { promptAt } from '../soak/growth.ts';
import type { Figure } from './figures.ts';
import { clear, pause, type Tab } from './tab.ts';

const WORDS = 100;
const COMPOSER = '.ProseMirror';
const CHECKED_WITHIN_MS = 1500;
const GIVEN_UP_AFTER_MS = 10_000;

interface Watched {
  benchHighlight?: Promise<number | undefined>;
}

/** Runs in the page. From the next key on, each frame looks for a highlight that ends with the word. */
function watch({ word, givenUpAfter }: { word: string; givenUpAfter: number }): void {
  (window as Watched).benchHighlight = new Promise((done) => {
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = () => {
          const texts = Array.from(CSS.highlights).flatMap(([, highlight]) =>
            Array.from(highlight, ({ startContainer, startOffset, endOffset }) =>
              (startContainer.textContent ?? '').slice(startOffset, endOffset),
            ),
          );
          const passed = performance.now() - timeStamp;
          if (texts.some((text) => text.endsWith(word))) done(passed);
          else if (passed > givenUpAfter) done(undefined);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Milliseconds; undefined if the word was not highlighted. */
async function timeOf(tab: Tab, prompt: string, typed: string, word: string): Promise<number | undefined> {
  await tab.click(COMPOSER);
  await clear(tab);
  await tab.insert(prompt);
  await pause(CHECKED_WITHIN_MS);
  await tab.run(watch, { word, givenUpAfter: GIVEN_UP_AFTER_MS });
  await tab.insert(typed.slice(0, -1));
  await tab.press(typed.slice(-1));
  return tab.run(() => (window as Watched).benchHighlight, undefined);
}

interface Kind {
  readonly name: string;
  /** Another one in each run. Its last word is what is waited for. */
  readonly typed: (run: number) => string;
}

const KINDS: readonly Kind[] = [
  { name: 'a name, which the model finds', typed: (run) => ` My neighbour is ${promptAt(run).name}` },
  { name: 'a phone number, which the rules find', typed: (run) => ` Call me at +1 503 555 0${110 + run}` },
];

export async function highlightFigures(tab: Tab, serverUrl: string, runs: number): Promise<readonly Figure[]> {
  await tab.goto(`${serverUrl}/prosemirror/`);
  const [prompt = ''] = editedTexts(WORDS, 1);
  // One paragraph, so that the editor keeps it in one block.
  const line = `${prompt.replaceAll(/\s+/g, ' ')}.`;
  const figures: Figure[] = [];
  for (const { name, typed } of KINDS) {
    const times: (number | undefined)[] = [];
    // The first run is not counted: it loads the model.
    for (let run = 0; run <= runs; run += 1) {
      const text = typed(run);
      times.push(await timeOf(tab, line, text, text.split(' ').at(-1) ?? ''));
    }
    const values = times.slice(1).filter((time) => time !== undefined);
    const missed = runs - values.length;
    if (values.length > 0)
      figures.push({ subject: 'highlight', name: missed > 0 ? `${name} (${missed} were not)` : name, values });
  }
  return figures;
}
