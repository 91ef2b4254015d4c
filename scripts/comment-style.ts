// Finds comments that a native engineer would have to read twice. `npx tsx scripts/comment-style.ts` lists them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Comment {
  readonly line: number;
  readonly text: string;
}

/** Each pattern names a habit of this project's comments; what to write instead stands beside it. */
export const PATTERNS = {
  /** "Undefined where nobody knows …": write "if". */
  nobody: /\bnobody (?:can|could|knows|knew|has|had|looks|asks?|found|needs)\b/i,
  /** "a panel of our own", "a word of its own": write "our panel", "its word". */
  ownAtTheEnd: /\bof (?:its|their|our|his|her|one's) own(?=[.,;:)]|$)/i,
  /** "… is ours.", "… there is none.": name the noun. */
  bareEnding: /\b(?:ours|theirs|none|mine)\.?$/i,
  /** "What left is known later": name the subject. */
  relativeSubject: /(?:^|[.:] )(?:What|Who|Where) (?:[\w'’-]+ ){1,8}(?:is|are|was|were|has|may|can|stays|comes|goes) /,
  /** "Undefined where nothing is stored": write "if". */
  whereForIf: /^(?:Undefined|Empty|Null|Missing|True|False|Nothing) where\b/i,
  /** "No sooner: …", "And back.", "Then it …": a sentence without the subject that it needs. */
  dangling: /^(?:No sooner|And back|Then it|Of the|Of a|Of an|That of)\b/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Habit = keyof typeof PATTERNS;

const DECORATION = /^\s*(?:\/\*\*?|\*\/|\*|\/\/)\s?|\s*\*\/\s*$/g;

/** Line comments that follow each other are one comment. Comments behind code on the same line are not read. */
export function commentsIn(source: string): readonly Comment[] {
  const comments: Comment[] = [];
  let open: { line: number; lines: string[]; isBlock: boolean } | undefined;
  const close = () => {
    if (open) comments.push({ line: open.line, text: open.lines.join(' ').trim() });
    open = undefined;
  };
  for (const [at, raw] of source.split('\n').entries()) {
    const isLine = /^\s*\/\//.test(raw);
    const startsBlock = /^\s*\/\*/.test(raw);
    if (open && !open.isBlock && !isLine) close();
    if (!open && (isLine || startsBlock)) open = { line: at + 1, lines: [], isBlock: startsBlock };
    if (!open) continue;
    open.lines.push(raw.replace(DECORATION, ''));
    if (open.isBlock && raw.includes('*/')) close();
  }
  close();
  return comments.filter(({ text }) => text !== '' && !text.startsWith('biome-ignore'));
}

export const habitsIn = (text: string): readonly Habit[] =>
  (Object.keys(PATTERNS) as Habit[]).filter((habit) => PATTERNS[habit].test(text));

interface BadComment extends Comment {
  readonly path: string;
  readonly habit: Habit;
}

export function badComments(): readonly BadComment[] {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  return paths.flatMap((path) =>
    commentsIn(readFileSync(path, 'utf8')).flatMap((comment) =>
      habitsIn(comment.text).map((habit) => ({ ...comment, path, habit })),
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path, line, habit, text } of badComments()) process.stdout.write(`${path}:${line} ${habit}: ${text}\n`);
