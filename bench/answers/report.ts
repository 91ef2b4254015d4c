// Adds up the results of the cases: for a profile, a language or a domain.
import { percent, sum, type WhoWhatCounts } from '../who-what.ts';
import type { TurnResult } from './play.ts';
import type { Tally } from './score.ts';
import type { TokenKind } from './template.ts';

interface Figures {
  readonly name: string;
  readonly prompts: WhoWhatCounts;
  readonly refused: number;
  readonly followUps: number;
  /** Follow-ups that sent a value which an earlier prompt protected. */
  readonly leakingFollowUps: number;
  readonly replies: number;
  readonly right: number;
  readonly silentlyWrong: number;
  readonly tokens: Readonly<Record<TokenKind, Tally>>;
  readonly marks: Tally;
}

const KINDS: readonly TokenKind[] = ['mention', 'decoy', 'claim', 'derived'];

export function figuresOf(name: string, results: readonly TurnResult[]): Figures {
  const replies = results.flatMap(({ reply }) => reply ?? []);
  const count = (is: (result: TurnResult) => boolean) => results.filter(is).length;
  const tally = (kind: TokenKind): Tally => ({
    all: replies.reduce((total, { tokens }) => total + tokens[kind].all, 0),
    right: replies.reduce((total, { tokens }) => total + tokens[kind].right, 0),
  });
  const marks: Tally = {
    all: replies.reduce((total, reply) => total + reply.marks.all, 0),
    right: replies.reduce((total, reply) => total + reply.marks.right, 0),
  };
  return {
    name,
    marks,
    prompts: sum(results.flatMap(({ prompt }) => prompt?.counts ?? [])),
    refused: count(({ isRefused }) => isRefused),
    followUps: count(({ isFollowUp }) => isFollowUp),
    leakingFollowUps: count(({ leaks }) => leaks.length > 0),
    replies: replies.length,
    right: replies.filter(({ isRight }) => isRight).length,
    silentlyWrong: replies.filter(({ isSilentlyWrong }) => isSilentlyWrong).length,
    tokens: Object.fromEntries(KINDS.map((kind) => [kind, tally(kind)])) as Record<TokenKind, Tally>,
  };
}

export function figuresByGroup(results: readonly TurnResult[], by: 'language' | 'domain'): readonly Figures[] {
  const names = [...new Set(results.map((result) => result[by]))].sort();
  return names.map((name) =>
    figuresOf(
      name,
      results.filter((result) => result[by] === name),
    ),
  );
}

export const FIGURES_HEAD = [
  '',
  'prompts',
  'hidden %',
  'kept %',
  'clean unch. %',
  'whole %',
  'refused',
  'leaking follow-ups',
  'replies',
  'right %',
  'wrong, seen %',
  'silently wrong %',
  'mentions',
  'right %',
  'derived',
  'right %',
  'claims',
  'marked %',
  'decoys',
  'restored %',
  'marks',
  'needless %',
];

const share = ({ all, right }: Tally) => [String(all), percent(right, all)];

export function figuresRow(figures: Figures): string[] {
  const { name, prompts, replies, right, silentlyWrong, tokens, marks } = figures;
  const { decoy } = tokens;
  return [
    name,
    String(prompts.prompts),
    percent(prompts.hidden, prompts.private),
    percent(prompts.kept, prompts.needed),
    percent(prompts.unchanged, prompts.clean),
    percent(prompts.whole, prompts.prompts),
    String(figures.refused),
    `${figures.leakingFollowUps}/${figures.followUps}`,
    String(replies),
    percent(right, replies),
    percent(replies - right - silentlyWrong, replies),
    percent(silentlyWrong, replies),
    ...share(tokens.mention),
    ...share(tokens.derived),
    ...share(tokens.claim),
    String(decoy.all),
    percent(decoy.all - decoy.right, decoy.all),
    String(marks.all),
    percent(marks.all - marks.right, marks.all),
  ];
}
