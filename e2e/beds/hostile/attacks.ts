// What a page can try in order to read what a person typed or read. Each attack notes what it got under its name.
import { extensionMessages, frameExtensionPage } from './asking.ts';
import { whileReading } from './evidence.ts';
import { focusThefts } from './focus-theft.ts';
import { clipboard, inputs, keys, messages, mutations, performanceEntries, selection } from './listening.ts';
import { find, frames, highlightRegistry, storage, texts } from './looking.ts';
import { patches } from './patching.ts';

const EVERY_MS = { quick: 120, slow: 700 };

/** Again and again, and counted. */
function repeat(pace: keyof typeof EVERY_MS, attacks: readonly (() => void)[]): void {
  setInterval(() => {
    for (const attack of attacks) whileReading(attack);
    window.rounds[pace] += 1;
  }, EVERY_MS[pace]);
}

keys();
inputs();
selection();
patches();
mutations();
performanceEntries();
clipboard();
messages();
Object.assign(window.steal, focusThefts(), {
  // Its own frames make a page one that the private composer does not stay in.
  framing: () => setInterval(() => whileReading(frameExtensionPage), EVERY_MS.slow),
});
repeat('quick', [texts, frames, highlightRegistry, storage]);
repeat('slow', [find, extensionMessages]);
