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
      'spans, scripts, month names, one spelling for digits and spaces; patterns that are made when they are used',
    imports: ['lexicon'],
    isPure: true,
  },
  {
    folder: 'lib/lexicon',
    subject: 'reads the tables of `data/` and makes lists, sets and patterns of them',
    imports: [],
    isPure: true,
  },
  {
    folder: 'lib/people',
    subject: 'names as forms of people: cases, short forms, other scripts; who stands in for whom',
    imports: ['lexicon'],
    types: ['text'],
    isPure: true,
  },
  {
    folder: 'lib/detect',
    subject: 'finds: one file per source; merge, mentions',
    imports: ['language', 'lexicon', 'people', 'text'],
    isPure: true,
  },
  {
    folder: 'lib/privacy',
    subject: 'mechanisms, lists, keys, randomness, guarantees',
    imports: ['language', 'lexicon', 'text'],
    types: ['detect'],
    isPure: true,
  },
  {
    folder: 'lib/codecs',
    subject: 'values to surrogates and back from the key alone, a codec per format',
    imports: ['detect', 'lexicon', 'privacy', 'text'],
    isPure: true,
  },
  {
    folder: 'lib/judge',
    subject: 'decides what a finding is: role, risk and reasons',
    imports: ['detect', 'lexicon', 'people', 'privacy', 'text'],
    isPure: true,
  },
  {
    folder: 'lib/kinds',
    subject: 'words of a name that say what it is and name nobody: titles, kinship, kinds of organisations',
    imports: ['detect', 'lexicon'],
    isPure: true,
  },
  {
    folder: 'lib/notation',
    subject:
      'numbers, amounts and dates as people write them: what each means, and another value written in the same form',
    imports: ['codecs', 'detect', 'lexicon', 'text'],
    isPure: true,
  },
  {
    folder: 'lib/conversation',
    subject: 'what a step is told of its conversation: the secret, entries of the vault, originals, pairs',
    imports: [],
    types: ['codecs', 'detect', 'people', 'privacy'],
    isPure: true,
  },
  {
    folder: 'lib/restore',
    subject: 'surrogates back to originals, one finder per family; what a reply computed from them',
    imports: ['codecs', 'conversation', 'kinds', 'lexicon', 'notation', 'people', 'privacy', 'text'],
    types: ['detect'],
    isPure: true,
  },
  {
    folder: 'lib/sanitize',
    subject: 'plan, sanitized text, survivors; the policy of each profile',
    imports: [
      'codecs',
      'conversation',
      'detect',
      'judge',
      'kinds',
      'language',
      'lexicon',
      'notation',
      'people',
      'privacy',
      'restore',
      'text',
    ],
    isPure: true,
  },
  {
    folder: 'lib/audit',
    subject: 'one file per attack on our own sanitized text; what they recovered',
    imports: ['detect', 'kinds', 'language', 'lexicon', 'privacy', 'sanitize', 'text'],
    types: ['conversation'],
    isPure: true,
  },
  {
    folder: 'lib/documents',
    subject: 'files that people attach: the text of each kind of file, and the same file with another text',
    imports: [],
    types: ['restore', 'text'],
    isPure: true,
  },
  {
    folder: 'lib/models',
    subject: 'loads, runs and downloads models; **the only room that may make a request**',
    imports: ['detect', 'language', 'privacy', 'text'],
  },
  {
    folder: 'lib/language',
    subject: 'all that a person reads, in five languages',
    imports: [],
  },
  {
    folder: 'lib/vault',
    subject: 'what is kept, encrypted; the ledger and the receipts of each conversation',
    imports: ['egress', 'language', 'people', 'privacy'],
    types: ['conversation', 'detect'],
  },
  {
    folder: 'lib/engine',
    subject: 'the host and its typed RPC; where Chrome and Firefox differ; the rules of an organisation; sync',
    imports: [
      'audit',
      'conversation',
      'detect',
      'documents',
      'egress',
      'judge',
      'kinds',
      'language',
      'lexicon',
      'models',
      'notation',
      'people',
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
    subject: 'site adapters: data, one file per site, with the evidence of each selector',
    imports: ['language'],
  },
  {
    folder: 'lib/egress',
    subject: 'the egress guard: what may leave a page beside the prompt; receipts',
    imports: ['detect', 'lexicon', 'privacy', 'text'],
    types: ['engine', 'sanitize'],
  },
  {
    folder: 'lib/selection',
    subject: 'commands on what is selected in any page; what is restored is shown in a window of ours',
    imports: ['engine', 'language', 'page', 'restore', 'sanitize'],
  },
  {
    folder: 'lib/page',
    subject: 'content script: drivers, highlights, interception, send, replies, badge, attached files',
    imports: [
      'detect',
      'documents',
      'egress',
      'engine',
      'language',
      'people',
      'privacy',
      'restore',
      'sanitize',
      'sites',
    ],
    types: ['audit', 'conversation', 'text'],
  },
  {
    folder: 'components',
    subject: 'React: panel, popup parts, options parts',
    imports: ['detect', 'engine', 'judge', 'language', 'page', 'privacy', 'restore', 'sanitize', 'sites'],
    types: ['audit', 'conversation', 'documents', 'egress', 'people', 'text', 'vault'],
  },
  {
    folder: 'entrypoints',
    subject: 'one thin file per extension context; the session of a chat beside its content script',
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
    types: ['restore'],
  },
  {
    folder: 'cli',
    subject: 'the command line',
    imports: [
      'audit',
      'detect',
      'documents',
      'engine',
      'language',
      'people',
      'privacy',
      'restore',
      'sanitize',
      'vault',
    ],
    types: ['conversation'],
  },
];

/** Rooms that no other room imports; they may import what they like. */
const FREE: readonly Pick<Room, 'folder' | 'subject'>[] = [
  {
    folder: 'server',
    subject: "hosts a decoder that takes PrivacyRestore's vectors; an npm package of its own",
  },
  {
    folder: 'models',
    subject: "shipped weights with a card, and the server's (`restore-en`); `training/` made them",
  },
  {
    folder: 'bench',
    subject: 'accuracy, leaks and speed against named baselines ([docs/measuring.md](docs/measuring.md))',
  },
  {
    folder: 'e2e',
    subject: 'tests in Chromium and Firefox, faults, attacks of pages, screenshots',
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
