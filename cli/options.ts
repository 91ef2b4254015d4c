import { join, parse as parsePath, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type NameLink, nameKey } from '../lib/people/name-links.ts';
import { INSTRUCTION_TASKS, type InstructionTask } from '../lib/sanitize/words/instruction.ts';

export interface AskOptions {
  readonly server: string;
  readonly serverKey?: string;
  /** The facts to remove. Their case and white space may differ from the text's. */
  readonly hide: readonly string[];
  /** The privacy budget of the noisy vector; if omitted, the value that the server suggests. */
  readonly epsilon?: number;
  readonly temperature: number;
  /** Also writes the request body to standard error. */
  readonly show: boolean;
}

const COMMANDS = ['annotate', 'sanitize', 'restore', 'forget', 'ask'] as const;
type CliCommand = (typeof COMMANDS)[number];

export interface CliOptions {
  readonly command: CliCommand;
  /** Set for the command `ask` only. */
  readonly ask?: AskOptions;
  readonly jsonl: boolean;
  readonly profile: string;
  readonly words?: 'rap-li' | 'cape';
  /** Which instruction to put before a text whose words were perturbed; it tells the model about them. */
  readonly instruction: InstructionTask;
  /** Hexadecimal, 64 digits. */
  readonly key?: string;
  /** A file that holds the key. */
  readonly keyFile?: string;
  readonly conversation: string;
  /** False to use rules and the dictionary only. */
  readonly model: boolean;
  readonly dictionary?: string;
  /** Also attacks the sanitized text and reports what was recovered. */
  readonly audit: boolean;
  /** For the command `forget`: forgets all conversations. */
  readonly all: boolean;
  /** Also recomputes, for the originals, numbers that a reply computed from surrogates. */
  readonly recompute: boolean;
  /** Which names are one person's, or two people's, in the order of the options. */
  readonly links: readonly NameLink[];
  /** The file that is read in place of standard input, and the one that is written in place of standard output. */
  readonly file?: FilePaths;
}

export interface FilePaths {
  readonly from: string;
  readonly to: string;
}

export const USAGE = `Usage: npm run --silent coatcheck -- COMMAND [options] < input > output

Commands
  annotate   what is sensitive in a text
  sanitize   the text with surrogates, and what restoring needs
  restore    a reply with the originals back
  forget     deletes what sanitize kept for restoring the conversation
  ask        sends the sanitized text to a server of your own and writes its answer, restored

Options
  --jsonl               one JSON object per line in and out (otherwise plain text)
  --file PATH           with sanitize, restore: a document (docx, xlsx, pdf, eml, zip, text …) in place of the input
  --out PATH            with --file: where the new document goes (default: beside the old one, as name.sanitized.docx)
  --profile NAME        balanced (default), strict, names-only, translate, preempt
  --words NAME          how strict draws words: rap-li (default), cape (by their context)
  --instruction TASK    tell the model of perturbed words: answer, classify, summarize, rewrite (default: off)
  --key-file FILE       a file with the key, 64 hexadecimal digits (default: a key of your own, made on first use)
  --key HEX             the key itself, which everybody on this machine can then read in the list of processes
  --conversation ID     the conversation (default: "default"); a line's own "conversation" wins
  --dictionary FILE     your own terms, CSV or JSON as the options page exports them
  --same "A=B"          with sanitize: the names A and B are one person's. May be repeated
  --apart "A=B"         with sanitize: A is another person than B. May be repeated
  --audit               with sanitize --jsonl: what attacks on the sanitized text recovered
  --all                 with forget: all conversations
  --recompute           with restore: numbers that the reply computed from surrogates are worked out too
  --server URL          with ask: a server that hosts a model with restoration vectors (server/README.md)
  --hide TEXT           with ask: a fact that is removed; a noisy hint goes along instead. May be repeated
  --epsilon N           with ask: the hint's budget is twice this, however many facts (default: what the server suggests)
  --temperature N       with ask: 0 to 2 (default 1); the lower, the more the answer tells of what the hint says
  --show                with ask: also write what is sent
  --no-model            rules and dictionary only: finds far fewer names
  --help                this text

Lines in, with --jsonl
  annotate   {"id","text"}
  sanitize   {"id","text","conversation"?,"vault"?,"known"?,"same"?,"apart"?}
  restore    {"id","reply","conversation"?,"vault"}

COATCHECK_KEY, if it is set, is the key where neither --key-file nor --key is given.
ask reads the server's key, if it has one, from COATCHECK_SERVER_KEY.

restore puts back only what sanitize issued, and sanitize replaces again what it replaced in an earlier prompt of the conversation. With plain text,
sanitize keeps what that needs for each conversation, encrypted, in ~/.local/state/coatcheck ($XDG_STATE_HOME), until nothing was added for 30 days.
With --jsonl nothing is kept: pass on the lists "vault" and "known" that sanitize gave for all earlier prompts, and "same" and "apart",
lists of pairs like [["Beth","Elizabeth Marsh"]], which count after the options.
`;

/** Thrown with a message for the person; the command line prints it and exits with 2. */
export class UsageError extends Error {}

export function readOptions(args: readonly string[]): CliOptions | 'help' {
  const { values, positionals, tokens } = parse(args);
  if (values.help) return 'help';
  const [word, ...more] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (command === undefined)
    throw new UsageError(word === undefined ? 'Say which command to run.' : `There is no command "${word}".`);
  if (more.length > 0) throw new UsageError(`"${more[0]}" is one word too many: text comes on standard input.`);
  if (values.audit && !(command === 'sanitize' && values.jsonl)) {
    throw new UsageError('"--audit" goes with "sanitize --jsonl".');
  }
  if (values.all && command !== 'forget') throw new UsageError('"--all" goes with "forget".');
  if (command === 'forget' && values.jsonl) throw new UsageError('"forget" reads no lines: leave "--jsonl" out.');
  if (values.key !== undefined && values['key-file'] !== undefined)
    throw new UsageError('Give the key by "--key-file" or by "--key", not by both.');
  const file = filePaths(command, values);
  const links = linksIn(tokens);
  if (links.length > 0 && command !== 'sanitize') throw new UsageError('"--same" and "--apart" go with "sanitize".');
  if (command !== 'ask') refuseAskOptions(values);
  const { words } = values;
  if (words !== undefined && words !== 'rap-li' && words !== 'cape')
    throw new UsageError(`Words cannot be drawn by "${words}". Choose rap-li or cape.`);
  if (words !== undefined && values.profile !== 'strict')
    throw new UsageError('"--words" goes with "--profile strict": the other profiles draw no words.');
  const instruction = INSTRUCTION_TASKS.find((task) => task === (values.instruction ?? 'off'));
  if (!instruction)
    throw new UsageError(
      `There is no instruction "${values.instruction}". Choose one of: ${INSTRUCTION_TASKS.join(', ')}.`,
    );
  return {
    command,
    ...(command === 'ask' ? { ask: askOptions(values) } : {}),
    jsonl: values.jsonl ?? false,
    profile: values.profile ?? 'balanced',
    ...(values.key === undefined ? {} : { key: values.key }),
    ...(values['key-file'] === undefined ? {} : { keyFile: values['key-file'] }),
    ...(words === undefined ? {} : { words }),
    instruction,
    conversation: values.conversation ?? 'default',
    model: !(values['no-model'] ?? false),
    all: values.all ?? false,
    recompute: values.recompute ?? false,
    links,
    ...(file ? { file } : {}),
    audit: values.audit ?? false,
    ...(values.dictionary === undefined ? {} : { dictionary: values.dictionary }),
  };
}

type Values = ReturnType<typeof parse>['values'];

/** "lease.docx" becomes "lease.sanitized.docx" beside it. */
function pathBeside(path: string, word: string): string {
  const { dir, name, ext } = parsePath(path);
  return join(dir, `${name}.${word}${ext}`);
}

function filePaths(command: CliCommand, { file, out, jsonl, instruction }: Values): FilePaths | undefined {
  if (file === undefined) {
    if (out !== undefined) throw new UsageError('"--out" goes with "--file".');
    return undefined;
  }
  if (command !== 'sanitize' && command !== 'restore')
    throw new UsageError('"--file" goes with "sanitize" and "restore".');
  if (jsonl || (instruction ?? 'off') !== 'off')
    throw new UsageError('"--file" goes without "--jsonl" and "--instruction".');
  const to = out ?? pathBeside(file, command === 'sanitize' ? 'sanitized' : 'restored');
  if (resolve(to) === resolve(file))
    throw new UsageError('"--out" would write over the file itself. Choose another name.');
  return { from: file, to };
}

const ASK_ONLY = ['server', 'hide', 'epsilon', 'temperature', 'show'] as const;

function refuseAskOptions(values: Values): void {
  const found = ASK_ONLY.find((name) => values[name] !== undefined);
  if (found) throw new UsageError(`"--${found}" goes with "ask".`);
}

/** The decisions about names in the order in which they were given; of two about the same names the later counts. */
function linksIn(tokens: ReturnType<typeof parse>['tokens']): readonly NameLink[] {
  return tokens.flatMap((token) => {
    if (token.kind !== 'option' || (token.name !== 'same' && token.name !== 'apart')) return [];
    const [name = '', other = '', ...more] = (token.value ?? '').split('=').map((part) => part.trim());
    if (name === '' || other === '' || more.length > 0 || nameKey(name) === nameKey(other))
      throw new UsageError(`"--${token.name}" takes two names: --${token.name} "Beth=Elizabeth Marsh".`);
    return [{ name, other, isSame: token.name === 'same' }];
  });
}

function numberOf(name: string, text: string, isRight: (value: number) => boolean, range: string): number {
  const value = Number(text);
  if (text.trim() === '' || !isRight(value)) throw new UsageError(`"--${name}" takes a number ${range}.`);
  return value;
}

function askOptions(values: Values): AskOptions {
  if (values.server === undefined) throw new UsageError('"ask" needs "--server".');
  if (values.jsonl) throw new UsageError('"ask" reads plain text: leave "--jsonl" out.');
  const hide = values.hide ?? [];
  if (hide.some((phrase) => phrase.trim() === '')) throw new UsageError('"--hide" needs a text.');
  const { epsilon, temperature = '1' } = values;
  const key = process.env.COATCHECK_SERVER_KEY;
  return {
    server: values.server,
    ...(key ? { serverKey: key } : {}),
    hide,
    ...(epsilon === undefined
      ? {}
      : { epsilon: numberOf('epsilon', epsilon, (value) => value > 0 && value < 1e6, 'above 0') }),
    temperature: numberOf('temperature', temperature, (value) => value >= 0 && value <= 2, 'from 0 to 2'),
    show: values.show ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: {
        file: { type: 'string' },
        out: { type: 'string' },
        jsonl: { type: 'boolean' },
        profile: { type: 'string' },
        words: { type: 'string' },
        instruction: { type: 'string' },
        key: { type: 'string' },
        'key-file': { type: 'string' },
        conversation: { type: 'string' },
        dictionary: { type: 'string' },
        'no-model': { type: 'boolean' },
        all: { type: 'boolean' },
        recompute: { type: 'boolean' },
        audit: { type: 'boolean' },
        same: { type: 'string', multiple: true },
        apart: { type: 'string', multiple: true },
        server: { type: 'string' },
        hide: { type: 'string', multiple: true },
        epsilon: { type: 'string' },
        temperature: { type: 'string' },
        show: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
