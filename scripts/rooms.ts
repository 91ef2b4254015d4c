// Which room may import which. The table of ARCHITECTURE.md is written from here (npx tsx scripts/rooms.ts), and rooms.test.ts holds every
// import of the source, the table and the lint rules to it.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Room {
  readonly folder: string;
  /** In the words of the table. */
  readonly subject: string;
  /** Rooms of `lib`, or folders beside it. */
  readonly imports: readonly string[];
  /** Rooms of which only types may be imported. */
  readonly types?: readonly string[];
  /** No browser API and no React. */
  readonly isPure?: true;
}

export const ROOMS: readonly Room[] = [
  {
    folder: 'lib/text',
    subject:
      'spans, scripts, month names, one spelling for digits, spaces and dashes, text of signs alone; `prefilter/` tells which patterns cannot match in a text, `lazy-pattern.ts` makes them when they are used',
    imports: [],
    isPure: true,
  },
  {
    folder: 'lib/detect',
    subject: 'one file per detector; merge, mentions',
    imports: ['language', 'text'],
    isPure: true,
  },
  {
    folder: 'lib/privacy',
    subject:
      'mechanisms, lists (`lists/public-people/`: whom everybody knows), keys, randomness, guarantees; `words/` draws words for words, `restoration/` the noisy vector that goes along with hidden facts',
    imports: ['language', 'text'],
    types: ['detect'],
    isPure: true,
  },
  {
    folder: 'lib/codecs',
    subject:
      'values to surrogates and back from the key alone: a codec per format (`formats/`), and codecs for names in lists',
    imports: ['detect', 'privacy', 'text'],
    isPure: true,
  },
  {
    folder: 'lib/judge',
    subject:
      'the one place that decides what a finding is: role, risk and reasons; `known-names/` tells which names everybody knows',
    imports: ['detect', 'privacy'],
    types: ['text'],
    isPure: true,
  },
  {
    folder: 'lib/sanitize',
    subject:
      'plan, sanitized text, survivors; `policy/` gives each type and role its risk, `kinds/` knows the words of a name that say what it is (school, Ltd), `surrogates/` draws names and the like, `words/` perturbs words, `generalise/` gives the group of a fact; in `numbers/`, `relations/` finds which numbers follow from others, `closure/` which give a hidden one away, `scale/` multiplies amounts',
    imports: ['codecs', 'detect', 'judge', 'language', 'privacy', 'restore', 'text'],
    isPure: true,
  },
  {
    folder: 'lib/restore',
    subject:
      'surrogates back to originals, one finder per family (words, digits, amounts, dates, times, initials), streaming; `corpus/` holds 300 replies and what is expected of each; `claims/` judges which facts come back; what a reply computed from them',
    imports: ['codecs', 'privacy', 'sanitize', 'text'],
    types: ['detect'],
    isPure: true,
  },
  {
    folder: 'lib/audit',
    subject: 'one file per attack on our own sanitized text; what they recovered',
    imports: ['detect', 'language', 'privacy', 'sanitize', 'text'],
    isPure: true,
  },
  {
    folder: 'lib/models',
    subject:
      "loading and running models, downloading public ones; **the only room that may make a request**; `worker/` runs each in a worker that ends while it is idle, which gives its memory back; `graphics/` runs Chrome's on the graphics card where that is faster",
    imports: ['detect', 'language', 'privacy', 'text'],
  },
  {
    folder: 'lib/language',
    subject:
      'all that a person reads, in five languages: to add a text or a language, see its [README](lib/language/README.md)',
    imports: [],
  },
  {
    folder: 'lib/vault',
    subject: 'what is kept, encrypted; the ledger and the receipts of each conversation',
    imports: ['egress', 'language', 'privacy'],
    types: ['detect', 'sanitize'],
  },
  {
    folder: 'lib/engine',
    subject:
      'the host and its typed RPC: `rpc-table.ts` says who may ask for what; `platform.ts` and `platform-windows.ts` are the one place where Chrome and Firefox differ; `organisation/` holds the rules that an organisation pushes',
    imports: [
      'audit',
      'detect',
      'egress',
      'judge',
      'language',
      'models',
      'privacy',
      'restore',
      'sanitize',
      'sites',
      'text',
      'vault',
    ],
  },
  {
    folder: 'lib/sites',
    subject:
      'site adapters: data, one file per site, with each generation of its page, the evidence of each selector, and structures written after them (`fixtures/`); `site-file.ts` reads a file of sites that the person imports',
    imports: ['language'],
  },
  {
    folder: 'lib/egress',
    subject: "what may leave a page beside the prompt; `guarded/` runs in the page's own world; receipts",
    imports: ['detect', 'privacy', 'text'],
    types: ['engine', 'sanitize'],
  },
  {
    folder: 'lib/selection',
    subject:
      'commands on what is selected in any page: sanitize, put back, copy; what is restored is shown first, in a window of ours (`entrypoints/selection`)',
    imports: ['engine', 'language', 'page', 'restore'],
    types: ['sanitize'],
  },
  {
    folder: 'lib/page',
    subject: 'content script: drivers, highlights, interception, send, replies, badge, page theme, attached files',
    imports: ['detect', 'egress', 'engine', 'language', 'privacy', 'restore', 'sanitize', 'sites'],
    types: ['audit', 'text'],
  },
  {
    folder: 'components',
    subject: 'React: panel, popup parts, options parts',
    imports: ['detect', 'engine', 'judge', 'language', 'page', 'privacy', 'restore', 'sanitize', 'sites'],
    types: ['audit', 'egress', 'text', 'vault'],
  },
  {
    folder: 'entrypoints',
    subject: 'one thin file per extension context',
    imports: [
      'components',
      'detect',
      'egress',
      'engine',
      'judge',
      'language',
      'models',
      'page',
      'privacy',
      'sanitize',
      'selection',
      'sites',
      'vault',
    ],
  },
  {
    folder: 'cli',
    subject: 'the command line',
    imports: ['audit', 'detect', 'engine', 'language', 'privacy', 'restore', 'sanitize', 'vault'],
  },
];

/** Rooms that no other room imports; they may import what they like. */
const FREE: readonly Pick<Room, 'folder' | 'subject'>[] = [
  {
    folder: 'server',
    subject:
      "hosts a decoder that takes PrivacyRestore's vectors; an npm package of its own, which needs nothing else of this repository ([README](server/README.md))",
  },
  {
    folder: 'models',
    subject: "shipped weights with a card, and the server's (`restore-en`); `training/` made them",
  },
  {
    folder: 'bench',
    subject:
      'accuracy, leak and speed against named baselines; [`answers/`](bench/answers/README.md) asks whether the restored reply is still right; `privacy/` attacks our own output as the papers do (`results/`); `restore/` measures PrivacyRestore on its own sets; `fuzz/` runs seeded prompts of many scripts through the pipeline and replays one by its number; `soak/` sends thousands of prompts in one tab; `speed/` measures the built extension in both browsers',
  },
  {
    folder: 'e2e',
    subject:
      "Chromium tests on other people's chat front ends and editors, `firefox/`, screenshots; `faults/` runs seeded prompts through random faults and judges what became of each; [`hostile/`](e2e/hostile/README.md) holds the attacks of pages ([SECURITY.md](SECURITY.md))",
  },
];

export const ARCHITECTURE = fileURLToPath(new URL('../ARCHITECTURE.md', import.meta.url));

const HEAD = '| room | subject | may import |\n| --- | --- | --- |\n';

function allowed({ imports, types = [] }: Room): string {
  const parts = [imports.join(', '), types.length > 0 ? `types of ${types.join(', ')}` : ''].filter(Boolean);
  return parts.join('; ') || 'nothing';
}

function roomTable(): string {
  const rows = ROOMS.map((room) => `| \`${room.folder}\` | ${room.subject} | ${allowed(room)} |`);
  const free = FREE.map(({ folder, subject }) => `| \`${folder}\` | ${subject} | any |`);
  return HEAD + [...rows, ...free].join('\n');
}

/** The document with the table of today. */
export function withTable(document: string): string {
  const start = document.indexOf(HEAD);
  const end = document.indexOf('\n\n', start);
  return document.slice(0, start) + roomTable() + document.slice(end);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(ARCHITECTURE, withTable(readFileSync(ARCHITECTURE, 'utf8')));
