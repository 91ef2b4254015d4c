// Holds files that a person attaches until they are checked and, if something was found, until the person decides.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import { recordFault } from '../../engine/faults.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { AttachChoice, AttachmentFile } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import type { PageStep } from '../prompt/shown-page.ts';
import { type AttachmentCheckParts, type CheckedFile, checkFile, type SanitizedForm } from './attachment-check.ts';
import { type FilesFromPerson, watchFileEvents } from './file-events.ts';
import type { HeldPageImage } from './page-image.ts';
import { type PageReview, pageReview } from './page-review.ts';

interface AttachmentParts extends AttachmentCheckParts {
  readonly isOurs: (event: Event) => boolean;
  readonly pastes: Pick<Parameters<typeof watchFileEvents>[1], 'whyHeld' | 'onPaste'>;
  /** Called when the person attaches files as they are; `texts` are their contents. */
  readonly onAsIs: (texts: readonly string[]) => void;
  readonly pageImage: HeldPageImage;
  /** Called with the surrogates of a sanitized file and their originals, so that replies can be restored. */
  readonly onPairs: (pairs: readonly RestorePair[]) => void;
}

export interface Attachments {
  /** Carries out the person's decision about the displayed files. */
  decide(choice: AttachChoice): Promise<void>;
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

/** The guard cannot recognise the text of a file that was not read, so it may stop the request, and says so. */
const textsOf = ({ given, checked }: HeldFiles): Promise<string[]> =>
  Promise.all(given.files.map((file, i) => checked?.[i]?.text ?? file.text()));

/** Undefined if the person has cancelled meanwhile. */
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

export function attachmentHandler(parts: AttachmentParts): Attachments {
  const { store } = parts;
  /** Held files in the order in which they came; the first ones are displayed. */
  let waiting: readonly HeldFiles[] = [];

  const pages = pagesOf(parts, () => waiting[0]);

  function next(): void {
    pages.close();
    closeAll(waiting[0]?.checked);
    waiting = waiting.slice(1);
    const [first] = waiting;
    if (first) void check(first);
    else {
      store.drop('attachment');
      store.set({});
    }
  }

  async function give(held: HeldFiles, files: readonly File[]): Promise<void> {
    if (!(await giveFiles(held, files))) store.tell('error', NOT_ATTACHED, said('pageDidNotTakeFile'));
    next();
  }

  async function check(held: HeldFiles): Promise<void> {
    const { files } = held.given;
    showFiles(store, files.map(uncheckedFile));
    const checked = await checkAllFiles(parts, held);
    if (!checked) return;
    held.checked = checked;
    if (!checked.every(needsNoQuestion)) showFiles(store, checked.map(shownFile));
    else if (checked.some(({ goesOn }) => goesOn)) await attachSanitized(held, checked, 'same');
    else await give(held, files);
  }

  async function attachSanitized(held: HeldFiles, checked: readonly CheckedFile[], form: SanitizedForm): Promise<void> {
    try {
      if (store.state.site.checkedFilesOnly && checked.some(isUnchecked))
        throw new CodedError(said('attachNotChecked'));
      showFiles(store, checked.map(shownFile), true);
      const files = await sanitizedFiles(held, checked, form, parts.onPairs);
      if (waiting[0] === held) await give(held, files);
    } catch (error) {
      store.tell('error', NOT_ATTACHED, textOfError(error));
      held.given.refuse();
      next();
    }
  }

  watchFileEvents(window, {
    isOn: () => store.state.site.enabled,
    isOurs: parts.isOurs,
    ...parts.pastes,
    onFiles(given) {
      const held: HeldFiles = { given, abort: new AbortController(), checked: undefined };
      waiting = [...waiting, held];
      if (waiting.length === 1) void check(held);
    },
    onFolder: () => store.tell('error', NOT_ATTACHED, said('noFolders')),
  });

  return {
    look: pages.take,
    async decide(choice) {
      const [held] = waiting;
      if (!held || store.state.attachment?.busy) return;
      pages.close();
      if (choice === 'cancel') {
        held.abort.abort();
        held.given.refuse();
        next();
      } else if (choice === 'as-is') {
        if (store.state.site.checkedFilesOnly) return store.tell('error', NOT_ATTACHED, said('settingLocked'));
        await textsOf(held).then(parts.onAsIs, () => undefined);
        if (waiting[0] === held) await give(held, held.given.files);
      } else if (held.checked) await attachSanitized(held, held.checked, choice === 'text' ? 'text' : 'same');
    },
  };
}
