// Builds the real functions of other rooms that the host calls; tests give it stubs instead.

import { audit } from '../audit/audit.ts';
import { suggestGeneralising } from '../audit/crowd/generalising-suggestion.ts';
import { extractionAttack, survivorsThatBlockSend } from '../audit/extraction.ts';
import type { Annotation } from '../detect/annotation.ts';
import { newTweak } from '../privacy/keys.ts';
import { systemRandom } from '../privacy/random.ts';
import type { WordSimilarity } from '../privacy/restoration/nearest-type.ts';
import type { WordContext } from '../privacy/words/word-context.ts';
import { findIssuedPairs } from '../restore/restore.ts';
import { withEchoes } from '../sanitize/echo-entries.ts';
import { planPrompt } from '../sanitize/plan.ts';
import { policyOfProfile } from '../sanitize/policy/custom-profile.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import type { Plan, Replacement, Sanitized } from '../sanitize/sanitized.ts';
import { withHint } from '../sanitize/with-hint.ts';
import { withInstruction } from '../sanitize/words/instruction.ts';
import { annotateInConversation } from './annotate-in-conversation.ts';
import type { LoadAuditTools } from './audit-tools.ts';
import { ruleDetectors } from './detector-list.ts';
import type { AnnotateInput, EngineDeps, SanitizeInput } from './host-parts.ts';
import { riskOverridesFromLearnedWords } from './learned-words.ts';
import type { ModelSource } from './model-source.ts';
import { ownDetailsIn } from './own-details.ts';
import {
  contextForSanitizing,
  earlierOriginals,
  ledgerIdsOfValues,
  originalsWithoutAnnotation,
  protectedOriginals,
  wordsLeftUnchanged,
} from './prompt-memory.ts';
import type { LoadWordSource } from './word-source-loader.ts';

/** Larger than the number of entries in any epoch, so that places of two epochs never coincide. */
const MAX_ENTRIES = 1e6;

/** A fact hidden as a hint leaves as a placeholder if the prompt does not go to the person's model server, which alone can read hints. */
const withoutHint = (annotation: Annotation): Annotation =>
  annotation.hideAs === 'hint' ? { ...annotation, hideAs: 'placeholder' } : annotation;

const isRemoved = ({ mechanism }: Replacement) => mechanism === 'restoration';

async function sanitizedInput(
  { text, annotations, secret, conversation, settings, accepted, brokenRelations, today, hintServer }: SanitizeInput,
  loadWordSource: LoadWordSource,
  loadSimilarity: () => Promise<WordSimilarity>,
): Promise<Sanitized> {
  const context = contextForSanitizing(conversation, secret);
  const policy = policyOfProfile(settings.profile, settings.surrogateStyle, settings.custom);
  const planOf = (own: readonly Annotation[]) =>
    planPrompt(hintServer ? own : own.map(withoutHint), policy, text, {
      today,
      broken: brokenRelations,
      entries: context.entries,
    });
  const planned = planOf(annotations);
  const words = await loadWordSource(text, planned, policy.words);
  const sanitizedBy = (own: Plan) => sanitize(text, own, context, systemRandom, { accepted, words });
  const result = sanitizedBy(planned);
  const trial = (own: readonly Annotation[]) => sanitizedBy(planOf(own)).replacements;
  const suggestion = policy.generalisesFacts ? suggestGeneralising(text, annotations, result, trial) : undefined;
  const similarity = hintServer && result.replacements.some(isRemoved) ? await loadSimilarity() : undefined;
  const hinted = hintServer && similarity ? withHint(result, hintServer, similarity, systemRandom) : result;
  return withInstruction({ ...hinted, ...(suggestion && { suggestion }) }, settings.instruction);
}

export function engineDeps(
  model: ModelSource,
  loadAuditTools: LoadAuditTools = async () => ({}),
  loadWordSource: LoadWordSource = async () => undefined,
  loadSimilarity: () => Promise<WordSimilarity> = async () => () => undefined,
): EngineDeps {
  return {
    modelStatus: (settings) => model.status(settings.model),
    reloadModel: () => model.reload(),

    async annotate({ text, overrides, earlier, dictionary, settings, rulesOnly, signal, onShare }: AnnotateInput) {
      const ner = rulesOnly ? undefined : await model.detector(settings.model, signal);
      return annotateInConversation(text, {
        detectors: ruleDetectors(dictionary),
        model: ner,
        policy: policyOfProfile(settings.profile, settings.surrogateStyle, settings.custom),
        overrides: [...riskOverridesFromLearnedWords(dictionary), ...overrides],
        details: ownDetailsIn(dictionary),
        earlier,
        signal,
        onShare,
      });
    },

    sanitize: (input) => sanitizedInput(input, loadWordSource, loadSimilarity),
    withEchoes: (sanitized, conversation, secret) => withEchoes(sanitized, contextForSanitizing(conversation, secret)),

    protectedOriginals,
    originalsWithoutAnnotation,
    visibleWords: wordsLeftUnchanged,
    valueIds: ledgerIdsOfValues,
    earlierOriginals,
    survivorsIn: (prompt) => survivorsThatBlockSend(prompt, extractionAttack(prompt)),

    async audit(prompt, runExclusive, signal) {
      const { context, ...tools } = await loadAuditTools();
      signal?.throwIfAborted();
      const queued = context && {
        words: context.words,
        async logits(...given: Parameters<WordContext['logits']>) {
          await context.load();
          signal?.throwIfAborted();
          return runExclusive(() => context.logits(...given));
        },
      };
      const clock = () => performance.now();
      return audit(prompt, { ...tools, ...(queued ? { context: queued } : {}), clock }, signal);
    },

    pairsIn(text, secret, conversation, epoch) {
      const entries = [conversation.current, ...conversation.former][epoch]?.entries ?? [];
      // Pairs with one place belong to one person, so each epoch gets its own range of places.
      return findIssuedPairs(text, { secret, entries }).map((pair) =>
        pair.place === undefined ? pair : { ...pair, place: pair.place + epoch * MAX_ENTRIES },
      );
    },

    newTweak: () => newTweak(systemRandom),
  };
}
