// The head of a published table: the command that makes it, the commit it was made at, and the hash of what its figures depend on.
import { execFileSync } from 'node:child_process';
import { hashOfInputs } from './inputs.ts';

export interface Provenance {
  /** The command that makes the table anew. */
  readonly command: string;
  /** Files and folders of the repository that can change the figures. */
  readonly inputs: readonly string[];
  /** The data sets: files of the data folder, or words for texts of the project. */
  readonly data: readonly string[];
}

export interface PublishedHead extends Provenance {
  readonly commit: string;
  readonly hash: string;
}

const quoted = (text: string) => `\`${text}\``;
const list = (texts: readonly string[]) => texts.map(quoted).join(', ');

function currentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const commit = git('rev-parse', '--short=8', 'HEAD');
    return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit} and changes`;
  } catch {
    return 'unknown';
  }
}

/** The lines below the title of a published table. */
export const headLines = ({ command, inputs, data }: Provenance): string =>
  [
    `- Command: ${quoted(command)}`,
    `- Commit: ${currentCommit()}`,
    `- Data: ${list(data)}`,
    `- Inputs ${quoted(hashOfInputs(inputs))}: ${list(inputs)}`,
    '',
  ].join('\n');

const quotedIn = (line: string) => Array.from(line.matchAll(/`([^`]+)`/gu), ([, text = '']) => text);

/** The head of a published table; undefined if there is no such head. */
export function readHead(markdown: string): PublishedHead | undefined {
  const lines = markdown.split('\n');
  const after = (label: string) => lines.find((line) => line.startsWith(`- ${label}`));
  const [command, commit, data, inputs] = [after('Command: '), after('Commit: '), after('Data: '), after('Inputs `')];
  if (!command || !commit || !data || !inputs) return undefined;
  const [hash = '', ...paths] = quotedIn(inputs);
  return {
    command: quotedIn(command)[0] ?? '',
    commit: commit.slice('- Commit: '.length),
    data: quotedIn(data),
    hash,
    inputs: paths,
  };
}
