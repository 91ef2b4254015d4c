// What the person chose once for all files of a kind that cannot be read, on this site.
import type { EngineClient } from '../../engine/client.ts';
import {
  settingChangesForFileChoice,
  type UnreadableFileChoice,
  unreadableFileChoicesOf,
} from '../../engine/site-settings.ts';
import { said } from '../../language/message.ts';
import type { AttachmentFile } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';

export interface RememberedChoiceParts {
  readonly engine: Pick<EngineClient, 'getSettings' | 'setSettings'>;
  readonly store: PromptStore;
  readonly origin: string;
}

export interface RememberedChoices {
  /** The choice that holds for all files that could not be checked; undefined if the person is asked. */
  choiceFor(files: readonly AttachmentFile[]): Promise<UnreadableFileChoice | undefined>;
  remember(files: readonly AttachmentFile[], choice: UnreadableFileChoice): Promise<void>;
  /** Says that a choice was followed without a question, and where it can be changed. */
  tellFollowed(files: readonly AttachmentFile[], choice: UnreadableFileChoice): void;
}

/** The extensions of the files that could not be checked; undefined if a choice about one of them cannot be remembered. */
export function rememberableExtensions(files: readonly AttachmentFile[]): readonly string[] | undefined {
  const extensions = new Set<string>();
  for (const { status, unreadableExtension } of files) {
    if (status !== 'unreadable' && status !== 'failed') continue;
    if (unreadableExtension === undefined) return undefined;
    extensions.add(unreadableExtension);
  }
  return extensions.size > 0 ? [...extensions] : undefined;
}

/** The kinds as people write them. */
export const kindsInWords = (extensions: readonly string[]): string =>
  extensions.map((extension) => `.${extension}`).join(', ');

export function rememberedChoices({ engine, store, origin }: RememberedChoiceParts): RememberedChoices {
  return {
    async choiceFor(files) {
      const extensions = rememberableExtensions(files);
      if (!extensions) return undefined;
      try {
        // Read anew, because a choice may have been forgotten in the options a moment ago.
        const choices = unreadableFileChoicesOf(await engine.getSettings({}), origin);
        const [first, ...others] = new Set(extensions.map((extension) => choices[extension]));
        if (others.length > 0 || (first === 'as-is' && store.state.site.checkedFilesOnly)) return undefined;
        return first;
      } catch {
        // The person is asked.
        return undefined;
      }
    },
    async remember(files, choice) {
      const extensions = rememberableExtensions(files);
      if (!extensions) return;
      try {
        const now = await engine.getSettings({});
        await engine.setSettings(settingChangesForFileChoice(now, origin, extensions, choice));
      } catch (error) {
        store.tell('error', said('fileChoiceNotKept'), textOfError(error));
      }
    },
    tellFollowed(files, choice) {
      const kinds = kindsInWords(rememberableExtensions(files) ?? []);
      const listed = said('fileChoiceListed');
      if (choice === 'refuse') store.tell('info', said('notAttached'), said('fileRefusedBefore', { kinds }), listed);
      else store.tell('info', said('fileAttachedBefore', { kinds }), listed);
      if (store.state.notice) store.dismissLater(store.state.notice);
    },
  };
}
