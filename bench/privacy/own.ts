// The product's own profiles, run as the extension runs them.
import type { Detector } from '../../lib/detect/annotation.ts';
import { drawsChinese } from '../../lib/engine/word-source-loader.ts';
import { annotate } from '../../lib/judge/annotate.ts';
import { tweakForConversation } from '../../lib/privacy/keys.ts';
import type { Random } from '../../lib/privacy/random.ts';
import {
  budgetsForWords,
  candidatesFor,
  type ReplacementCandidates,
  sampleCandidate,
} from '../../lib/privacy/words/rap-li.ts';
import { type Vocabulary, vocabularyIndex } from '../../lib/privacy/words/vocabulary.ts';
import { planPrompt } from '../../lib/sanitize/plan.ts';
import type { Policy } from '../../lib/sanitize/policy/policy.ts';
import { SurvivorError, sanitize } from '../../lib/sanitize/sanitize.ts';
import { type ContextModel, prepareWords } from '../../lib/sanitize/words/prepare-words.ts';
import type { Annotate } from './baselines.ts';
import { type Method, type ProtectedText, type WordSampler, withEdits } from './method.ts';
import { shippedWords } from './shipped-models.ts';

const KEY_BYTES = 32;
/** The risk level of a word that the person did not raise. */
const MEDIUM = 3;
/** Ages are counted to it; any day does, as long as it is the same in every run. */
const TODAY = { year: 2026, month: 1, day: 1 };

/** The text that the product sends if it refuses a prompt. */
const nothing = (text: string): ProtectedText => ({
  ...withEdits(text, [{ start: 0, end: text.length, text: '' }]),
  isRefused: true,
});

export interface Profile {
  readonly name: string;
  readonly family: string;
  readonly epsilon?: number;
  readonly policy: Policy;
}

interface ProfileTools {
  readonly annotate: Annotate;
  readonly vocabulary: Vocabulary;
  readonly random: Random;
  /** For Cape. */
  readonly tools?: ContextModel;
}

/** The same text is annotated once for all methods with one policy. */
export function annotatorOf(detectors: readonly Detector[], policy: Policy): Annotate {
  const known = new Map<string, ReturnType<Annotate>>();
  return (text) => {
    const answer = known.get(text) ?? annotate(text, detectors, { policy });
    known.set(text, answer);
    return answer;
  };
}

/** Rap-LI on one word by itself, with the budget that a word of a prompt without raised words gets. */
export function samplerOf(
  { words }: Policy,
  { vocabulary, random }: Pick<ProfileTools, 'vocabulary' | 'random'>,
): WordSampler | undefined {
  if (words?.mechanism !== 'rap-li') return undefined;
  const [epsilon = words.budget.min] = budgetsForWords([MEDIUM], words.budget);
  const { space } = vocabulary;
  let last: { readonly word: string; readonly candidates: ReplacementCandidates } | undefined;
  return {
    draw(word) {
      const place = vocabularyIndex(word, space);
      if (place === undefined) return undefined;
      if (last?.word !== word)
        last = { word, candidates: candidatesFor(place, epsilon, words.mode, false, vocabulary) };
      return space.words[sampleCandidate(last.candidates, epsilon, random)];
    },
  };
}

let chinese: Promise<Vocabulary> | undefined;

/** Loaded at the first text that has a Chinese word to draw. */
function chineseWords(): Promise<Vocabulary> {
  chinese ??= shippedWords('zh').then(({ vocabulary }) => vocabulary);
  return chinese;
}

/** Each document is a conversation of its own. */
export function ownProfile({ name, family, epsilon, policy }: Profile, means: ProfileTools): Method {
  const { annotate: annotateText, vocabulary, random, tools } = means;
  const key = random.bytes(KEY_BYTES);
  const sampler = samplerOf(policy, means);
  return {
    name,
    family,
    ...(epsilon === undefined ? {} : { epsilon }),
    ...(sampler ? { sampler } : {}),
    async protect(text, document) {
      const secret = { key, tweak: tweakForConversation(key, `document ${document}`) };
      const planned = planPrompt(await annotateText(text), policy, text, { today: TODAY });
      const prepared = policy.words && (await prepareWords(text, planned, policy.words, vocabulary, tools));
      const words = prepared && drawsChinese(text, planned) ? { ...prepared, chinese: await chineseWords() } : prepared;
      try {
        const result = sanitize(text, planned, { secret, entries: [] }, random, { words });
        return { text: result.text, changes: result.replacements };
      } catch (error) {
        if (!(error instanceof SurvivorError)) throw error;
        return nothing(text);
      }
    },
  };
}
