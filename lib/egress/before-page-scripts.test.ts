// Tests in which documents the guard and the extension's world trust each other. Node has no documents, so these objects return what a browser's
// would.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { isBeforePageScripts as Untouched } from './before-page-scripts.ts';

interface Answers {
  readonly URL: string;
  readonly scripts: number;
  readonly readyState: string;
  readonly hasHead: boolean;
  readonly hasView?: boolean;
}

class Page {
  readonly #answers: Answers;
  constructor(answers: Answers) {
    this.#answers = answers;
  }
  get URL() {
    return this.#answers.URL;
  }
  get head() {
    return this.#answers.hasHead ? {} : null;
  }
  get body() {
    return null;
  }
  get documentElement() {
    return null;
  }
  get scripts() {
    return { length: this.#answers.scripts };
  }
  get readyState() {
    return this.#answers.readyState;
  }
  get defaultView() {
    return (this.#answers.hasView ?? true) ? {} : null;
  }
}

let isBeforePageScripts: typeof Untouched;
beforeAll(async () => {
  const element = {
    get tagName() {
      return 'HTML';
    },
    get childElementCount() {
      return 0;
    },
  };
  vi.stubGlobal('Document', Page);
  vi.stubGlobal('Element', { prototype: element });
  ({ isBeforePageScripts } = await import('./before-page-scripts.ts'));
});
// Without this, Vitest fails to report an error of the next test file in this worker, and the worker ends.
afterAll(() => vi.unstubAllGlobals());

const drawn = { scripts: 2, readyState: 'complete', hasHead: true };
const ofPage = (answers: Answers) => isBeforePageScripts(new Page(answers) as unknown as Document);

it.each([
  ['https://chat.example/', false],
  ['https://chat.example/chrome-extension://abc/', false],
  ['blob:chrome-extension://abc/1', false],
  ['data:text/html,chrome-extension://abc', false],
  ['chrome-extension://abc/model-chat.html', true],
  ['moz-extension://abc/model-chat.html', true],
])('of a page that stands with its scripts, %s is trusted: %j', (URL, expected) => {
  expect(ofPage({ ...drawn, URL })).toBe(expected);
});

it('trusts any page of which nothing is read yet, and none without a window', () => {
  const beginning = { URL: 'https://chat.example/', scripts: 0, readyState: 'loading', hasHead: false };
  expect(ofPage(beginning)).toBe(true);
  expect(ofPage({ ...beginning, hasView: false })).toBe(false);
  expect(ofPage({ ...drawn, URL: 'chrome-extension://abc/', hasView: false })).toBe(false);
});
