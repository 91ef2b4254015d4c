// The requests that examine a prompt and change nothing: its annotations, and what attacks on its sanitized text recover.
import type { AuditedPrompt, AuditReport } from '../audit/report.ts';
import { countUses } from '../privacy/ledger.ts';
import { dayOfTime } from '../sanitize/numbers/relations/today.ts';
import { checkProgressTracker } from './check-progress-tracker.ts';
import { withOrganisationWords } from './organisation/settings-in-force.ts';
import { type PromptContext, preparePrompt } from './prompt-context.ts';
import { requireAnnotationsFit, requireValidText } from './request-checks.ts';
import { resentText } from './resent-text.ts';
import type { RequestOf, ResponseOf } from './rpc.ts';
import { siteOfConversation } from './sender.ts';

export function promptCheckHandlers(context: PromptContext) {
  const { deps, vault, now, shownPolicy, marks, conversations, preferences, modelTurns, storeTurns } = context;
  const shares = checkProgressTracker();

  async function annotate(request: RequestOf<'annotate'>, signal?: AbortSignal): Promise<ResponseOf<'annotate'>> {
    requireValidText(request);
    const { overrides, conversation: id } = request;
    const stored = await conversations.known(id);
    const resent = request.isResent === true ? await resentText(request.text, id, stored, context) : undefined;
    const text = resent?.unsent ?? request.text;
    if (resent && text.trim() === '') return { annotations: [] };
    const rules = await shownPolicy();
    const byRules = async () => rules;
    const input = {
      text,
      overrides,
      ...(stored ? { earlier: { conversation: stored, key: await vault.personKey() } } : {}),
      dictionary: await preferences.dictionary(siteOfConversation(id), byRules),
      settings: await preferences.settings(byRules),
      rulesOnly: request.rulesOnly === true,
      ...(signal ? { signal } : {}),
    };
    const byModel = () => shares.follow(id, (onShare) => deps.annotate({ ...input, onShare }));
    // Rules need no model, so they do not queue behind one that is still loading.
    const found = await (input.rulesOnly ? deps.annotate(input) : modelTurns.add(byModel, signal));
    signal?.throwIfAborted();
    if (!input.rulesOnly) marks.keep(id, rules);
    const annotations = resent?.withoutIssued(found) ?? found;
    return { annotations: await withOrganisationWords(text, annotations, await preferences.pushedWords(byRules)) };
  }

  /** The prompt to attack, with the originals of earlier prompts and how often each value was already used. */
  async function auditedPrompt(request: RequestOf<'audit'>): Promise<AuditedPrompt> {
    const { text, annotations, accepted, conversation, secret } = await preparePrompt(context, request);
    const { sanitized } = request;
    requireAnnotationsFit(text, sanitized.replacements);
    const earlier = deps.earlierOriginals(conversation, sanitized.text, await vault.personKey());
    const earlierUses = deps.valueIds(sanitized, secret).map((ids) => countUses(conversation.ledger, ids));
    return { text, annotations, sanitized, accepted, earlier, earlierUses, today: dayOfTime(now()) };
  }

  async function audit(request: RequestOf<'audit'>, signal?: AbortSignal): Promise<AuditReport> {
    const prompt = await storeTurns.add(() => auditedPrompt(request), signal);
    return deps.audit(prompt, (work) => modelTurns.add(work, signal), signal);
  }

  return { handlers: { annotate, audit, ...shares.handlers }, follow: shares.follow };
}
