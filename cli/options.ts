import { parseArgs } from 'node:util';
import { INSTRUCTIONS, type InstructionTask } from '../lib/sanitize/words/instruction.ts';

export interface Options {
  readonly command: 'annotate' | 'sanitize' | 'restore';
  readonly jsonl: boolean;
  readonly profile: string;
  readonly words?: 'rap-li' | 'cape';
  /** What is put before a text whose words were drawn. */
  readonly instruction: InstructionTask;
  /** Hexadecimal, 64 digits; without it the key file is used. */
  readonly key?: string;
  readonly conversation: string;
  /** `false`: rules and dictionary only. */
  readonly model: boolean;
  readonly dictionary?: string;
  /** Attack what was sanitized, and say what was recovered. */
  readonly audit: boolean;
  /** Also works out what a reply computed from surrogates. */
  readonly recompute: boolean;
}

export const USAGE = `Usage: npm run --silent coatcheck -- COMMAND [options] < input > output

Commands
  annotate   what is sensitive in a text
  sanitize   the text with surrogates, and what restoring needs
  restore    a reply with the originals back

Options
  --jsonl               one JSON object per line in and out (otherwise plain text)
  --profile NAME        balanced (default), strict, names-only, translate, preempt
  --words NAME          how strict draws words: rap-li (default), cape (by their context)
  --instruction TASK    tell the model of perturbed words: answer, classify, summarize, rewrite (default: off)
  --key HEX             the key, 64 hexadecimal digits (default: a key of your own, made on first use)
  --conversation ID     the conversation (default: "default"); a line's own "conversation" wins
  --dictionary FILE     your own terms, CSV or JSON as the options page exports them
  --audit               with sanitize --jsonl: what attacks on the sanitized text recovered
  --recompute           with restore and a vault: numbers that the reply computed from surrogates are worked out too
  --no-model            rules and dictionary only: finds far fewer names
  --help                this text

Lines in, with --jsonl
  annotate   {"id","text"}
  sanitize   {"id","text","conversation"?,"vault"?}
  restore    {"id","reply","conversation"?,"vault"?}

restore with the vault that sanitize gave restores only what was issued. Without it, it decrypts every word and
number that could be a surrogate, which can change names that the reply brought itself.
`;

/** Thrown with a message for the person; the command line prints it and exits with 2. */
export class UsageError extends Error {}

export function readOptions(args: readonly string[]): Options | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [command, ...more] = positionals;
  if (command !== 'annotate' && command !== 'sanitize' && command !== 'restore') {
    throw new UsageError(command === undefined ? 'Say which command to run.' : `There is no command "${command}".`);
  }
  if (more.length > 0) throw new UsageError(`"${more[0]}" is one word too many: text comes on standard input.`);
  if (values.audit && !(command === 'sanitize' && values.jsonl)) {
    throw new UsageError('"--audit" goes with "sanitize --jsonl".');
  }
  const { words } = values;
  if (words !== undefined && words !== 'rap-li' && words !== 'cape')
    throw new UsageError(`Words cannot be drawn by "${words}". Choose rap-li or cape.`);
  if (words !== undefined && values.profile !== 'strict')
    throw new UsageError('"--words" goes with "--profile strict": the other profiles draw no words.');
  const instruction = INSTRUCTIONS.find((task) => task === (values.instruction ?? 'off'));
  if (!instruction)
    throw new UsageError(`There is no instruction "${values.instruction}". Choose one of: ${INSTRUCTIONS.join(', ')}.`);
  return {
    command,
    jsonl: values.jsonl ?? false,
    profile: values.profile ?? 'balanced',
    ...(values.key === undefined ? {} : { key: values.key }),
    ...(words === undefined ? {} : { words }),
    instruction,
    conversation: values.conversation ?? 'default',
    model: !(values['no-model'] ?? false),
    recompute: values.recompute ?? false,
    audit: values.audit ?? false,
    ...(values.dictionary === undefined ? {} : { dictionary: values.dictionary }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        jsonl: { type: 'boolean' },
        profile: { type: 'string' },
        words: { type: 'string' },
        instruction: { type: 'string' },
        key: { type: 'string' },
        conversation: { type: 'string' },
        dictionary: { type: 'string' },
        'no-model': { type: 'boolean' },
        recompute: { type: 'boolean' },
        audit: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
