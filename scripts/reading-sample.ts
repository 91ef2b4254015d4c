// Ten comments and ten names of each room, for a reader who has not seen the code: npx tsx scripts/reading-sample.ts [SEED]
// A comment is shown with the line below it, a name with its declaration. The reader says what each means; the share that is right shows how well
// the project reads.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commentsIn } from './comment-style.ts';
import { ROOMS } from './rooms.ts';

const EACH = 10;
const DECLARATION = /^export (?:async )?(?:function|const|interface|type|class) (\w+)/;
const MAX_CHARACTERS = 160;

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` different elements, or all if there are fewer. */
export function drawDifferent<T>(all: readonly T[], count: number, random: () => number): readonly T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

const cut = (line: string) => (line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line);

function commentsOf(path: string, source: string): readonly string[] {
  const lines = source.split('\n');
  return commentsIn(source).map(({ line, text }) => {
    const below = lines.slice(line).find((each) => !/^\s*(?:\/\/|\/?\*|$)/.test(each)) ?? '';
    return `- ${path}: "${text}"  ->  ${cut(below.trim())}`;
  });
}

const namesOf = (path: string, source: string) =>
  source.split('\n').flatMap((line) => (DECLARATION.test(line) ? [`- ${path}: ${cut(line)}`] : []));

function main(seed: number): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const random = seeded(seed);
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8', cwd: root });
  const files = tracked
    .trim()
    .split('\n')
    .filter((path) => !/\.test|test-support/.test(path));
  for (const { folder } of ROOMS) {
    const inRoom = files.filter((path) => path.startsWith(`${folder}/`));
    const lines = (found: (path: string, source: string) => readonly string[]) =>
      inRoom.flatMap((path) => found(path.slice(folder.length + 1), readFileSync(join(root, path), 'utf8')));
    const sample = [
      'Comments:',
      ...drawDifferent(lines(commentsOf), EACH, random),
      '',
      'Names:',
      ...drawDifferent(lines(namesOf), EACH, random),
    ];
    process.stdout.write(`\n# ${folder}\n\n${sample.join('\n')}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(Number(process.argv[2] ?? 1));
