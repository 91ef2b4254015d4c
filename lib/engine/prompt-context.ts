// The parts of the host that requests about a prompt need, and the checks that come before any other work on a prompt.
import type { Annotation } from '../detect/annotation.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import { type Conversation, secretOfEpoch, withLinks } from '../vault/conversation.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { hintServerStore } from './hint-servers.ts';
import type { HostParts } from './host-parts.ts';
import type { LoadOrganisationPolicy } from './organisation/managed-policy.ts';
import { requirePassphraseIfDemanded } from './organisation/passphrase-duty.ts';
import type { RulesOfMarks } from './organisation/rules-of-marks.ts';
import { withOrganisationWords } from './organisation/settings-in-force.ts';
import type { preferenceHandlers } from './preferences.ts';
import { requestedLinks, requireAnnotationsFit, requireConversation, requireValidText } from './request-checks.ts';
import type { RequestOf } from './rpc.ts';
import type { TabConversations } from './tab-conversations.ts';
import type { TaskQueue } from './task-queue.ts';

export interface PromptContext extends Pick<HostParts, 'deps' | 'vault' | 'now'> {
  readonly policy: LoadOrganisationPolicy;
  readonly shownPolicy: LoadOrganisationPolicy;
  readonly marks: RulesOfMarks;
  readonly conversations: ConversationStore;
  readonly tabs: TabConversations;
  readonly preferences: ReturnType<typeof preferenceHandlers>;
  readonly serverFor: ReturnType<typeof hintServerStore>['serverFor'];
  /** The queue that runs one model at a time. */
  readonly modelTurns: TaskQueue;
  /** The queue that runs one read or change of the store at a time. */
  readonly storeTurns: TaskQueue;
}

export interface PreparedPrompt {
  readonly text: string;
  readonly annotations: readonly Annotation[];
  readonly accepted: readonly string[];
  readonly conversation: Conversation;
  readonly secret: ConversationSecret;
}

/** Checks the request and joins it with the stored conversation and its secret. */
export async function preparePrompt(
  { vault, policy, marks, conversations, preferences }: PromptContext,
  request: RequestOf<'commit'>,
): Promise<PreparedPrompt> {
  requireValidText(request);
  requireConversation(request.conversation);
  const rules = await policy();
  marks.requireSame(request.conversation, rules);
  await requirePassphraseIfDemanded(vault, rules);
  const sorted = [...request.annotations].sort((a, b) => a.start - b.start);
  requireAnnotationsFit(request.text, sorted);
  const annotations = await withOrganisationWords(request.text, sorted, await preferences.pushedWords());
  const links = requestedLinks(request.links);
  const conversation = withLinks(await conversations.open(request.conversation), links);
  const secret = secretOfEpoch(conversation.current, await vault.personKey());
  return { text: request.text, annotations, accepted: request.accepted ?? [], conversation, secret };
}
