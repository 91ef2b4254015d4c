// Prepares prompts for sending: `preview` sanitizes one for review, `commit` sanitizes it and stores what restoring needs before it is
// sent.
import { ledgerWithRelease } from '../privacy/ledger.ts';
import { dayOfTime } from '../sanitize/numbers/relations/today.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import { SurvivorError, spellingsOfOriginalIn } from '../sanitize/survivors.ts';
import { markedAsPrivate, withLedger, withMarks, withSentLines } from '../vault/conversation.ts';
import { identifiesConversation } from './conversation-recall.ts';
import type { SanitizeInput } from './host-parts.ts';
import { marksOfSurrogates } from './marks.ts';
import { type PreparedPrompt, type PromptContext, preparePrompt } from './prompt-context.ts';
import { textsSentUnchanged, withPromptMemory } from './prompt-memory.ts';
import type { RequestOf } from './rpc.ts';
import { type Sender, siteOfConversation } from './sender.ts';
import { hashesOfSentLines } from './sent-lines.ts';

/**
 * Keeps the latest sanitized text. An unchanged prompt is sent exactly as it was shown, although a new run would draw other noise and
 * words.
 */
export function latestSanitizedCache() {
  let latest: { readonly key: string; readonly result: Sanitized } | undefined;
  return {
    async under(key: string, sanitize: () => Sanitized | Promise<Sanitized>): Promise<Sanitized> {
      if (latest?.key !== key) latest = { key, result: await sanitize() };
      return latest.result;
    },
    forget(): void {
      latest = undefined;
    },
  };
}

function keyOf(id: string, { secret: _, conversation, hintServer, ...rest }: SanitizeInput): string {
  const { current, visible, links } = conversation;
  const before = [Array.from(current.tweak), current.entries.length, visible.length, links];
  return JSON.stringify([id, ...before, hintServer?.set.id, rest]);
}

interface SanitizedPrompt extends PreparedPrompt {
  readonly result: Sanitized;
}

export function outgoingPromptHandlers(context: PromptContext, latest: ReturnType<typeof latestSanitizedCache>) {
  const { deps, vault, now, conversations, tabs, preferences, serverFor } = context;

  /** @throws SurvivorError if an original would leave that the person has not accepted. */
  async function sanitized(request: RequestOf<'commit'>, by: Sender): Promise<SanitizedPrompt> {
    const given = await preparePrompt(context, request);
    const { brokenRelations = [] } = request;
    const hintServer = await serverFor(by, request.conversation);
    const input = {
      ...given,
      brokenRelations,
      today: dayOfTime(now()),
      settings: await preferences.settings(),
      ...(hintServer ? { hintServer } : {}),
    };
    const result = await latest.under(keyOf(request.conversation, input), () => deps.sanitize(input));
    const survivors = deps.survivorsIn({ ...given, sanitized: result, earlier: [], earlierUses: [] });
    const earlier = deps
      .originalsWithoutAnnotation(given.text, given.annotations, given.conversation.known)
      .filter(({ text }) => !given.accepted.includes(text));
    if (survivors.length + earlier.length > 0) throw new SurvivorError([...survivors, ...earlier]);
    return { ...given, result };
  }

  /** The conversation after this prompt: with its protected originals, its entries, its marks, its visible words and the lines that leave. */
  function remembered(request: RequestOf<'commit'>, prompt: SanitizedPrompt, personKey: Uint8Array) {
    const { annotations, conversation, result } = prompt;
    const after = withPromptMemory(conversation, {
      entries: result.vault,
      known: deps.protectedOriginals(request.text, annotations),
      sentUnchanged: textsSentUnchanged(request.text, annotations),
      visible: deps.visibleWords(result, conversation, personKey),
    });
    const key = conversation.current.key ?? personKey;
    // A prompt from our frame names no origin, but its conversation does.
    const site = siteOfConversation(request.conversation) ?? request.origin;
    const marks = site ? marksOfSurrogates(result.replacements.filter(identifiesConversation), site, key) : [];
    return withSentLines(withMarks(after, marks), hashesOfSentLines(result.text, key));
  }

  /** The ledger after this prompt; unchanged if the prompt replaces nothing. */
  function ledgerWith({ conversation, result, accepted, secret }: SanitizedPrompt) {
    const { ledger } = conversation;
    if (result.replacements.length === 0) return ledger;
    const letGo = accepted.filter((original) => spellingsOfOriginalIn(result.text, original).length > 0).length;
    return ledgerWithRelease(ledger, result.guarantee, deps.valueIds(result, secret), now(), letGo);
  }

  async function commit(request: RequestOf<'commit'>, by: Sender): Promise<Sanitized> {
    const checked = await sanitized(request, by);
    const { result, conversation, secret } = checked;
    const prompt = { ...checked, result: deps.withEchoes(result, conversation, secret) };
    const kept = withLedger(remembered(request, prompt, await vault.personKey()), ledgerWith(prompt));
    await conversations.keep(request.conversation, request.isPrivate === true ? markedAsPrivate(kept) : kept);
    tabs.sentFrom(by, request.conversation);
    latest.forget();
    return prompt.result;
  }

  return {
    preview: async (request: RequestOf<'preview'>, by: Sender) => (await sanitized(request, by)).result,
    commit,
  };
}
