// npx tsx scripts/browser-table.ts
// docs/browsers.md: which feature is tested in which browser, by which file. `browser-table.test.ts` holds that every browser test has a row.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Feature {
  readonly name: string;
  /** Names of `e2e/NAME.spec.ts`, or `hostile/NAME`. */
  readonly chromium: readonly string[];
  /** Names of `e2e/firefox/NAME.test.ts`. */
  readonly firefox: readonly string[];
  /** Why a browser has no test, where it lacks what there is to test. */
  readonly lacks?: string;
}

export const FEATURES: readonly Feature[] = [
  {
    name: 'Type, see, send, read, restore and back',
    chromium: ['main-job', 'first-prompt', 'people'],
    firefox: ['main-job'],
  },
  {
    name: 'Review before a send, send modes, pause',
    chromium: ['modes', 'review-groups', 'pause'],
    firefox: ['main-job', 'smaller-jobs'],
  },
  {
    name: 'Marks and badge while a text is typed',
    chromium: ['typing', 'kept-names'],
    firefox: ['marks-while-typing'],
  },
  { name: 'Typing on during a send, many prompts in a row', chromium: ['typed-ahead'], firefox: ['typed-ahead'] },
  {
    name: 'Card of a marked or restored word, learned decisions, hiding what is selected',
    chromium: ['word-card', 'same-person', 'hide-selected', 'reply-word'],
    firefox: ['word-card', 'smaller-jobs', 'decisions'],
  },
  { name: 'Listed chat sites', chromium: ['sites'], firefox: ['sites'] },
  {
    name: 'Drafts, code viewers and moves on listed sites',
    chromium: ['site-pages', 'moved-into-chat'],
    firefox: ['site-pages'],
  },
  {
    name: 'Chats without an adapter, their menus and queues',
    chromium: ['whole-chats', 'odd-chats', 'sending', 'situations', 'commands-and-queues', 'without-composer'],
    firefox: ['chats'],
  },
  { name: 'Rich editors', chromium: ['editor-job', 'editor-structure', 'editors'], firefox: ['editors'] },
  { name: 'Input methods and dictation', chromium: ['input-methods'], firefox: ['editors'] },
  { name: 'Marks over a text field', chromium: ['overlay'], firefox: ['main-job'] },
  {
    name: 'Streaming replies, long pages',
    chromium: ['replies', 'apart', 'always-restore', 'long-pages', 'hostile/long-replies'],
    firefox: ['chats'],
  },
  { name: 'History, several tabs, older chats', chromium: ['history', 'life', 'older-chats'], firefox: ['chats'] },
  {
    name: 'Attached files',
    chromium: ['attachments', 'documents', 'remembered-files', 'restore-file'],
    firefox: ['attachments'],
  },
  { name: 'Pictures and scanned pages', chromium: ['pictures', 'page-review'], firefox: ['pictures'] },
  { name: 'Long pasted text', chromium: ['pasting', 'paste-review'], firefox: ['editors', 'paste-review'] },
  { name: 'Copying from restored replies', chromium: ['copying'], firefox: ['copying'] },
  {
    name: 'Commands on what is selected, texts for elsewhere',
    chromium: ['selection', 'elsewhere'],
    firefox: ['selection', 'smaller-jobs'],
  },
  { name: 'Failures: nothing sent, nothing lost', chromium: ['failures'], firefox: ['failures'] },
  {
    name: 'Damaged profiles, traces on the disk',
    chromium: ['broken-profiles', 'at-rest'],
    firefox: ['broken-profiles'],
  },
  { name: 'Egress guard', chromium: ['egress'], firefox: ['egress'] },
  {
    name: 'Hostile pages',
    chromium: ['hostile', 'hostile/second-answers', 'hostile/addresses', 'hostile/clickjacking', 'hostile/guessing'],
    firefox: ['hostile'],
  },
  {
    name: 'Least privilege of our own pages',
    chromium: ['hostile/least-privilege', 'hostile/own-machine'],
    firefox: ['least-privilege', 'other-origin'],
  },
  { name: 'Private composer', chromium: ['private'], firefox: ['private'] },
  { name: 'Side panel with the private view', chromium: ['side-panel'], firefox: ['main-job'] },
  { name: 'Private windows', chromium: ['private-windows'], firefox: ['private-windows'] },
  { name: 'Passphrase', chromium: ['keys'], firefox: ['keys'] },
  { name: 'Sync through the browser', chromium: ['sync'], firefox: ['sync'] },
  { name: 'Rules of an organisation', chromium: ['organisation'], firefox: ['organisation'] },
  { name: 'Interface languages', chromium: ['languages'], firefox: ['languages'] },
  {
    name: 'Accessibility, keyboard, large text',
    chromium: ['accessibility', 'keyboard', 'text-size'],
    firefox: ['own-pages'],
  },
  { name: 'Popup, options and notices', chromium: ['simple-first', 'about', 'in-the-page'], firefox: ['own-pages'] },
  { name: 'Downloaded models', chromium: ['models'], firefox: ['models'] },
  {
    name: 'Models on the graphics card',
    chromium: ['graphics'],
    firefox: [],
    lacks: 'Firefox has no promise integration of WebAssembly, with which ONNX Runtime waits for the card',
  },
  { name: 'Profiles', chromium: ['who-and-what', 'strict', 'less-sure'], firefox: ['chats'] },
  { name: 'Numbers that go together', chromium: ['relations', 'recompute'], firefox: ['chats'] },
  { name: 'Search in the options, shortcuts', chromium: ['options'], firefox: ['own-pages'] },
  {
    name: 'Dictionary, the person’s details',
    chromium: ['dictionary', 'own-details'],
    firefox: ['own-pages', 'smaller-jobs'],
  },
  { name: 'Audit, ledger, receipts', chromium: ['audit', 'records'], firefox: ['own-pages'] },
  { name: 'Taught and imported sites', chromium: ['teach', 'site-file'], firefox: ['teach'] },
  {
    name: 'Noisy hints for a server of one’s own',
    chromium: ['restoration', 'private-hints'],
    firefox: ['restoration', 'private-hints'],
  },
  {
    name: 'Models unloaded while idle, restarts of the background page',
    chromium: ['unloading'],
    firefox: ['restarts'],
  },
  { name: 'Update with a chat open', chromium: ['update'], firefox: ['update'] },
];

export const PAGE = fileURLToPath(new URL('../docs/browsers.md', import.meta.url));
const TESTS = fileURLToPath(new URL('../e2e/', import.meta.url));
const TEST = /^\s*(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*[`'"]/gm;

const namesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(TESTS + folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));

/** Every test file that there is, by browser. */
export const testFiles = (): Readonly<Record<'chromium' | 'firefox', readonly string[]>> => ({
  chromium: [...namesIn('', '.spec.ts'), ...namesIn('hostile', '.spec.ts').map((name) => `hostile/${name}`)],
  firefox: namesIn('firefox', '.test.ts'),
});

const pathOf = (browser: 'chromium' | 'firefox', name: string) =>
  browser === 'chromium' ? `${name}.spec.ts` : `firefox/${name}.test.ts`;

/** As they are written; one that runs for several pages counts once. */
export function testsIn(browser: 'chromium' | 'firefox', name: string): number {
  return readFileSync(TESTS + pathOf(browser, name), 'utf8').match(TEST)?.length ?? 0;
}

function cell(browser: 'chromium' | 'firefox', names: readonly string[], { lacks }: Feature): string {
  if (names.length === 0) return lacks ?? 'no test yet';
  return names.map((name) => `[${name}](../e2e/${pathOf(browser, name)})`).join(', ');
}

/** Features that a browser has and that no test of that browser looks at. */
export const untested = (browser: 'chromium' | 'firefox'): readonly string[] =>
  FEATURES.filter((feature) => feature[browser].length === 0 && feature.lacks === undefined).map(({ name }) => name);

export function browsersPage(): string {
  const rows = FEATURES.map(
    (feature) =>
      `| ${feature.name} | ${cell('chromium', feature.chromium, feature)} | ${cell('firefox', feature.firefox, feature)} |`,
  );
  return `# Tests by feature and browser

Written from the test files by \`npx tsx scripts/browser-table.ts\`. Where both browsers have tests, Firefox often has fewer:
those of what differs between the browsers. Of ${FEATURES.length} features, ${untested('firefox').length} have no test in Firefox yet, and ${
    untested('chromium').length
  } in Chromium.

| feature | Chromium | Firefox |
| --- | --- | --- |
${rows.join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, browsersPage());
