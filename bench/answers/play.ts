// Plays a case through a session: each prompt is sanitized and sent, each reply filled with the stand-ins and restored.
import type { ModelSource } from '../../lib/engine/model-source.ts';
import { type Judgement, judgeReplaced } from '../who-what.ts';
import type { AnswerCase } from './cases.ts';
import { fillReply, type IssuedSurrogate, issuedSurrogatesOf, issuedSurrogatesOfPairs } from './fill.ts';
import { followUpLeaks } from './follow-ups.ts';
import { type ReplyScore, scoreReply } from './score.ts';
import { type Method, openSession, restoreWith, type SessionOptions } from './session.ts';

export interface TurnResult {
  readonly name: string;
  readonly domain: string;
  readonly language: string;
  /** Undefined if the stand-ins were given. */
  readonly prompt?: Judgement;
  /** Values that were replaced in a prompt that contains nothing to hide. */
  readonly changed: readonly string[];
  readonly isRefused: boolean;
  readonly isFollowUp: boolean;
  /** Values that an earlier prompt protected. */
  readonly leaks: readonly string[];
  readonly reply?: ReplyScore;
  readonly sent: string;
}

function playFixed({ name, domain, language, turns, pairs = [] }: AnswerCase): TurnResult[] {
  return turns.map(({ reply }) => {
    const filled = fillReply(reply, issuedSurrogatesOfPairs(pairs));
    const scored = scoreReply(filled, restoreWith(pairs, false, filled.text));
    return {
      name,
      domain,
      language,
      changed: [],
      isRefused: false,
      isFollowUp: false,
      leaks: [],
      reply: scored,
      sent: '',
    };
  });
}

export async function playConversation(
  one: AnswerCase,
  model: ModelSource,
  method: Method,
  options: SessionOptions,
): Promise<TurnResult[]> {
  if (one.pairs) return playFixed(one);
  const { name, domain, language } = one;
  const session = await openSession(model, method, { ...options, seed: `${options.seed} ${name}` });
  const { leaksOf } = followUpLeaks(one.same);
  const issued: IssuedSurrogate[] = [];
  /**
   * Values of earlier prompts that the person hid or that belong to somebody. Later prompts of the conversation must hide them in every
   * spelling.
   */
  const earlier: string[] = [];
  const spellings = (value: string) =>
    one.same.find((group) => group.some((other) => other.toLowerCase() === value.toLowerCase())) ?? [value];
  const results: TurnResult[] = [];
  for (const { prompt, hidden, reply } of one.turns) {
    const { sanitized, annotations, survivors } = await session.send(prompt.text, hidden);
    const isRefused = sanitized === undefined;
    const all = sanitized?.replacements ?? annotations.filter(({ risk }) => risk >= 4);
    // Values that the person hid by a click count neither as kept nor as lost, and do not make a prompt changed.
    const textOf = ({ start, end }: { readonly start: number; readonly end: number }) => prompt.text.slice(start, end);
    const clicked = [...hidden, ...earlier].flatMap(spellings).map((value) => value.toLowerCase());
    const isClicked = (text: string) => clicked.some((value) => value.includes(text.toLowerCase()));
    const replaced = all.filter((one) => !isClicked(textOf(one)));
    const spans = prompt.spans.filter((span) => !isClicked(textOf(span)));
    const judged = judgeReplaced({ ...prompt, spans }, replaced, isRefused);
    earlier.push(...hidden, ...prompt.spans.filter(({ role }) => role === 'hide').map(textOf));
    const changed = judged.counts.clean > 0 ? replaced.map(textOf) : [];
    const common = { name, domain, language, prompt: judged, changed, isRefused, isFollowUp: results.length > 0 };
    if (!sanitized) {
      results.push({ ...common, leaks: [], sent: `refused: ${survivors.join(', ')}` });
      continue;
    }
    issued.push(...issuedSurrogatesOf(sanitized));
    const leaks = leaksOf(sanitized);
    const filled = fillReply(reply, issued);
    const scored = reply.length > 0 ? { reply: scoreReply(filled, await session.restored(filled.text)) } : {};
    results.push({ ...common, leaks, sent: sanitized.text, ...scored });
  }
  return results;
}
