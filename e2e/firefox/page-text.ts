// Reads the text of a page or a frame in Firefox. The panel has a closed shadow root: `panel.ts` reads that.
import type { Frame, Page } from 'puppeteer-core';
import { until } from './harness.ts';

export const part = (name: string) => `[data-coatcheck="${name}"]`;

export const textOf = (frame: Frame | Page, selector: string): Promise<string> =>
  frame.$eval(selector, ({ textContent }) => textContent ?? '');

/** @returns the whole text in which the pattern was found. */
export const says = (frame: Frame | Page, selector: string, pattern: RegExp): Promise<string> =>
  until(`${selector} to say ${pattern}`, async () => {
    const text = await textOf(frame, selector);
    return pattern.test(text) ? text : undefined;
  });
