// Holds files that a person attaches until they are checked and, if something was found, until the person decides.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import { MAX_FILE_BYTES } from '../../documents/document.ts';
import { recordFault } from '../../engine/faults.ts';
import type { UnreadableFileChoice } from '../../engine/site-settings.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { AttachChoice, AttachmentFile } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import type { PageStep } from '../prompt/shown-page.ts';
import { type AttachmentCheckParts, type CheckedFile, checkFile, type SanitizedForm } from './attachment-check.ts';
import { type FilesFromPerson, watchFileEvents } from './file-events.ts';
import type { HeldPageImage } from './page-image.ts';
import { type PageReview, pageReview } from './page-review.ts';
import type { RememberedChoices } from './remembered-choices.ts';

interface AttachmentParts extends AttachmentCheckParts {
  readonly isOurs: (event: Event) => boolean;
  readonly pastes: Pick<Parameters<typeof watchFileEvents>[1], 'whyHeld' | 'onPaste'>;
  /** Called when the person attaches files as they are; `texts` are their contents. */
  readonly onAsIs: (texts: readonly string[]) => void;
  readonly pageImage: HeldPageImage;
  /** Called with the surrogates of a sanitized file and their originals, so that replies can be restored. */
  readonly onPairs: (pairs: readonly RestorePair[]) => void;
  readonly remembered: RememberedChoices;
}

export interface Attachments {
  /** Carries out the person's decision about the displayed files. `remembers`: it is stored for the unreadable kinds among them. */
  decide(choice: AttachChoice, remembers: boolean): Promise<void>;
  /** Shows a page of a displayed file, or carries out a decision on it. */
  look(step: PageStep): Promise<void>;
}

interface HeldFiles {
  readonly given: FilesFromPerson;
  readonly abort: AbortController;
  checked: readonly CheckedFile[] | undefined;
}

const NOT_ATTACHED = said('notAttached');

const uncheckedFile = ({ name }: File): AttachmentFile => ({ name, status: 'checking', found: [] });
const shownFile = ({ shown }: CheckedFile): AttachmentFile => shown;

async function giveFiles({ given }: HeldFiles, files: readonly File[]): Promise<boolean> {
  try {
    return await given.give(files);
  } catch {
    // Treated like a page that does not take the files.
    recordFault('fileNotTaken');
    return false;
  }
}

/** Whether the file would be attached as it is although it could not be checked. */
const isUnchecked = ({ sanitize, shown }: CheckedFile) => !sanitize && shown.status !== 'clean';

const needsNoQuestion = ({ goesOn, sanitize, shown }: CheckedFile) =>
  shown.status === 'clean' && (!sanitize || goesOn === true);

/** Whether the choice about the files that could not be checked leaves no question about the others. */
const isAnsweredBy = (choice: UnreadableFileChoice, checked: readonly CheckedFile[]): boolean =>
  choice === 'refuse' || checked.every((one) => isUnchecked(one) || needsNoQuestion(one));

/** The guard cannot recognise the text of a file that was not read, so it may stop the request, and says so. */
const textsOf = ({ given, checked }: HeldFiles, only?: (file: CheckedFile) => boolean): Promise<string[]> =>
  Promise.all(
    given.files.flatMap((file, i) => {
      const one = checked?.[i];
      if (only && !(one && only(one))) return [];
      // The text of a long video would fill the memory, and no page sends it as text.
      return one?.text !== undefined || file.size <= MAX_FILE_BYTES ? [one?.text ?? file.text()] : [];
    }),
  );

/** Whether the person has decided about the files while they were being checked. */
const isDecided = ({ abort }: HeldFiles): boolean => abort.signal.aborted;

/** Undefined if the person has decided meanwhile. */
async function checkAllFiles(
  parts: AttachmentParts,
  { given, abort }: HeldFiles,
): Promise<readonly CheckedFile[] | undefined> {
  const checked: CheckedFile[] = [];
  for (const file of given.files) {
    checked.push(await checkFile(parts, file, abort.signal));
    if (!abort.signal.aborted) continue;
    closeAll(checked);
    return undefined;
  }
  return checked;
}

function closeAll(checked: readonly CheckedFile[] = []): void {
  for (const { close } of checked) close();
}

async function sanitizedFiles(
  { given }: HeldFiles,
  checked: readonly CheckedFile[],
  form: SanitizedForm,
  onPairs: AttachmentParts['onPairs'],
): Promise<readonly File[]> {
  const files: File[] = [];
  for (const [i, { sanitize }] of checked.entries()) {
    const original = given.files[i];
    if (sanitize) {
      const { file, pairs } = await sanitize(form);
      onPairs(pairs);
      files.push(file);
    } else if (original) files.push(original);
  }
  return files;
}

const showFiles = (store: PromptStore, files: readonly AttachmentFile[], busy = false) =>
  store.set({ attachment: { ...store.state.attachment, files, busy } });

/** The pages of the displayed files. */
const pagesOf = ({ store, pageImage: images }: AttachmentParts, displayed: () => HeldFiles | undefined): PageReview =>
  pageReview({
    store,
    images,
    checked: () => displayed()?.checked ?? [],
    onChecked(at, file) {
      const held = displayed();
      if (!held?.checked) return;
      held.checked = held.checked.with(at, file);
      showFiles(store, held.checked.map(shownFile));
    },
  });

/** Held files in the order in which they came; the first ones are displayed. */
interface HeldFilesQueue {
  readonly first: HeldFiles | undefined;
  add(held: HeldFiles): void;
  /** Gives the page the files in place of the first ones. Resolves with whether it took them. */
  give(held: HeldFiles, files: readonly File[]): Promise<boolean>;
  refuse(held: HeldFiles): void;
}

/**
 * @param check called with held files when they are the first ones
 * @param onNext called when the first ones are decided about
 */
function heldFilesQueue(
  store: PromptStore,
  check: (held: HeldFiles) => Promise<void>,
  onNext: () => void,
): HeldFilesQueue {
  let waiting: readonly HeldFiles[] = [];

  function next(): void {
    onNext();
    closeAll(waiting[0]?.checked);
    waiting = waiting.slice(1);
    const [first] = waiting;
    if (first) void check(first);
    else {
      store.drop('attachment');
      store.set({});
    }
  }

  return {
    get first() {
      return waiting[0];
    },
    add(held) {
      waiting = [...waiting, held];
      if (waiting.length === 1) void check(held);
    },
    async give(held, files) {
      const isTaken = await giveFiles(held, files);
      if (!isTaken) store.tell('error', NOT_ATTACHED, said('pageDidNotTakeFile'));
      next();
      return isTaken;
    },
    refuse(held) {
      held.given.refuse();
      next();
    },
  };
}

export function attachmentHandler(parts: AttachmentParts): Attachments {
  const { store } = parts;
  const queue = heldFilesQueue(store, check, () => pages.close());
  const pages = pagesOf(parts, () => queue.first);

  const attachChecked = (held: HeldFiles, checked: readonly CheckedFile[]): Promise<boolean> =>
    checked.some(({ goesOn }) => goesOn) ? attachSanitized(held, checked, 'same') : queue.give(held, held.given.files);

  async function followChoice(held: HeldFiles, checked: readonly CheckedFile[], choice: UnreadableFileChoice) {
    if (choice === 'refuse') queue.refuse(held);
    else {
      await textsOf(held, isUnchecked).then(parts.onAsIs, () => undefined);
      if (isDecided(held) || !(await attachChecked(held, checked))) return;
    }
    parts.remembered.tellFollowed(checked.map(shownFile), choice);
  }

  async function check(held: HeldFiles): Promise<void> {
    const { files } = held.given;
    showFiles(store, files.map(uncheckedFile));
    const checked = await checkAllFiles(parts, held);
    if (!checked) return;
    held.checked = checked;
    if (checked.every(needsNoQuestion)) return void (await attachChecked(held, checked));
    const choice = await parts.remembered.choiceFor(checked.map(shownFile));
    if (isDecided(held)) return;
    if (choice && isAnsweredBy(choice, checked)) await followChoice(held, checked, choice);
    else showFiles(store, checked.map(shownFile));
  }

  async function attachSanitized(held: HeldFiles, checked: readonly CheckedFile[], form: SanitizedForm) {
    try {
      if (store.state.site.checkedFilesOnly && checked.some(isUnchecked))
        throw new CodedError(said('attachNotChecked'));
      showFiles(store, checked.map(shownFile), true);
      const files = await sanitizedFiles(held, checked, form, parts.onPairs);
      return queue.first === held && (await queue.give(held, files));
    } catch (error) {
      store.tell('error', NOT_ATTACHED, textOfError(error));
      queue.refuse(held);
      return false;
    }
  }

  watchFileEvents(window, {
    isOn: () => store.state.site.enabled,
    isOurs: parts.isOurs,
    ...parts.pastes,
    onFiles(given) {
      queue.add({ given, abort: new AbortController(), checked: undefined });
    },
    onFolder: () => store.tell('error', NOT_ATTACHED, said('noFolders')),
  });

  return {
    look: pages.take,
    async decide(choice, remembers) {
      const held = queue.first;
      const isOpen = held && !isDecided(held) && !store.state.attachment?.busy;
      if (!isOpen || (!held.checked && choice !== 'as-is' && choice !== 'cancel')) return;
      if (choice === 'as-is' && store.state.site.checkedFilesOnly)
        return store.tell('error', NOT_ATTACHED, said('settingLocked'));
      if (remembers && held.checked)
        void parts.remembered.remember(held.checked.map(shownFile), choice === 'cancel' ? 'refuse' : 'as-is');
      pages.close();
      // Ends a check that still runs, which would give the files once more.
      held.abort.abort();
      if (choice === 'cancel') queue.refuse(held);
      else if (choice === 'as-is') {
        await textsOf(held).then(parts.onAsIs, () => undefined);
        await queue.give(held, held.given.files);
      } else if (held.checked) await attachSanitized(held, held.checked, choice === 'text' ? 'text' : 'same');
    },
  };
}
