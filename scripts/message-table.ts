// npx tsx scripts/message-table.ts
// The tables of SECURITY.md: who may send which message between our contexts, written from the tables in the code that decide it.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MessageContext } from '../lib/engine/message-sender.ts';
import { MESSAGE_TABLE, type MessageRow, PORT_TABLE } from '../lib/engine/message-table.ts';
import { type CallSubject, RPC_METHODS, rpcEntry } from '../lib/engine/rpc-table.ts';
import type { SenderKind } from '../lib/engine/sender.ts';

export const PAGE = fileURLToPath(new URL('../SECURITY.md', import.meta.url));
export const [BEGIN, END] = ['<!-- messages: npx tsx scripts/message-table.ts -->', '<!-- end of messages -->'];

const REFUSED = '–';

const PAGE_REACH: Readonly<Record<CallSubject, string>> = {
  nothing: 'yes',
  conversation: 'conversations of its origin',
  site: 'its origin',
  all: 'all',
};
const FRAME_REACH: Readonly<Record<CallSubject, string>> = {
  ...PAGE_REACH,
  conversation: 'the conversation of its page',
  site: 'all sites',
};
const OWN_REACH: Readonly<Record<CallSubject, string>> = {
  ...PAGE_REACH,
  conversation: 'any conversation',
  site: 'all sites',
};

function callRow(method: (typeof RPC_METHODS)[number]): string {
  const { for: senders, about } = rpcEntry(method);
  const cell = (kind: SenderKind, reach: Readonly<Record<CallSubject, string>>) =>
    senders.includes(kind) ? reach[about] : REFUSED;
  return `| \`${method}\` | ${cell('page', PAGE_REACH)} | ${cell('frame', FRAME_REACH)} | ${cell('own', OWN_REACH)} |`;
}

const CONTEXTS: readonly MessageContext[] = ['page', 'frame', 'own', 'background'];

function messageRow([name, { from, subject }]: readonly [string, MessageRow]): string {
  const cells = CONTEXTS.map((context) => (from.includes(context) ? 'yes' : REFUSED));
  return `| \`${name}\` | ${cells.join(' | ')} | ${subject} |`;
}

function messageTables(): string {
  return [
    BEGIN,
    '| message or port | content script | private frame | our other pages | background | to whom, about what |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(MESSAGE_TABLE).map(messageRow),
    ...Object.entries(PORT_TABLE).map(([name, row]) => messageRow([`${name} (port)`, row])),
    '',
    '| call of the engine | content script | private frame | our other pages |',
    '| --- | --- | --- | --- |',
    ...RPC_METHODS.map(callRow),
    END,
  ].join('\n');
}

/** SECURITY.md with the tables as the code has them. */
export function withMessageTables(document: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`SECURITY.md lacks "${BEGIN}" or "${END}".`);
  return `${before}${messageTables()}${after}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(PAGE, withMessageTables(readFileSync(PAGE, 'utf8')));
