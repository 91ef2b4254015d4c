// The commands on a selection in any page: sanitize it in place, restore its originals, or copy it sanitized. If a command fails, the selection stays
// as it is and a message says why. Restored text is shown in a window of the extension and copied from there, because a page could have chosen the
// selection and would read any text that passes through it.

import type { EngineClient } from '../engine/client.ts';
import { TEMPORARY_CONVERSATION_PREFIX } from '../engine/protocol.ts';
import { EngineError } from '../engine/rpc.ts';
import { CodedError, textOfError } from '../language/coded-error.ts';
import { type Said, said } from '../language/message.ts';
import { postRestoreSteps } from '../restore/post-restore-steps.ts';
import type { Segment } from '../restore/segment.ts';
import { restoreWithPairs } from '../restore/surrogate-matcher.ts';
import { countReplaced } from '../sanitize/replaced-subjects.ts';
import type { SelectedText } from './functions-run-in-page.ts';

export const SELECTION_COMMANDS = ['sanitize-selection', 'restore-selection', 'copy-sanitized'] as const;
export type SelectionCommand = (typeof SELECTION_COMMANDS)[number];

/** Selections of all pages share their surrogates, so that what is sanitized on one page can be restored on another. */
const SELECTIONS_CONVERSATION_ID = 'selections';
/** Selections in private windows share a conversation that is never stored. */
const PRIVATE_WINDOW_SELECTIONS_CONVERSATION_ID = `${TEMPORARY_CONVERSATION_PREFIX}selections`;

/** The page on which the person gave the command. */
export interface PageWithSelection {
  readonly isPrivate: boolean;
  read(): Promise<SelectedText>;
  write(text: string): Promise<boolean>;
  copy(text: string): Promise<boolean>;
  tell(words: readonly Said[], isError: boolean): Promise<void>;
  /** Shows the restored text in a window of the extension. */
  preview(selected: SelectedText): Promise<void>;
}

type Engine = Pick<EngineClient, 'annotate' | 'commit' | 'pairsIn' | 'pairsAnywhere'>;

/** An error whose message is shown to the person. */
class SelectionError extends CodedError {
  override readonly name = 'SelectionError';
}

const SELECTION_UNCHANGED = said('selectionUnchanged');

async function sanitizedSelection(
  engine: Engine,
  text: string,
  isPrivate: boolean,
): Promise<{ text: string; count: number }> {
  const request = {
    text,
    conversation: isPrivate ? PRIVATE_WINDOW_SELECTIONS_CONVERSATION_ID : SELECTIONS_CONVERSATION_ID,
  };
  const { annotations } = await engine.annotate({ ...request, overrides: [] });
  const result = await engine.commit({ ...request, annotations });
  return { text: result.text, count: countReplaced(result) };
}

/** The selection with its originals restored, in segments. */
export async function restoredSelection(
  engine: Pick<EngineClient, 'pairsIn' | 'pairsAnywhere'>,
  text: string,
  isPrivate: boolean,
): Promise<readonly Segment[]> {
  const own = isPrivate
    ? (await engine.pairsIn({ text, conversation: PRIVATE_WINDOW_SELECTIONS_CONVERSATION_ID })).pairs
    : [];
  const pairs = own.length > 0 ? own : (await engine.pairsAnywhere({ text })).pairs;
  return postRestoreSteps(pairs)(text, restoreWithPairs(text, pairs));
}

export async function writeOrCopySelection(
  page: Pick<PageWithSelection, 'read' | 'write' | 'copy'>,
  before: SelectedText,
  text: string,
  copies: boolean,
): Promise<'written' | 'copied'> {
  if (before.isEditable && !copies) {
    const now = await page.read();
    if (now.text !== before.text) throw new SelectionError(said('selectionChanged'));
    if (await page.write(text)) return 'written';
    throw new SelectionError(said('selectionNotTaken'));
  }
  if (await page.copy(text)) return 'copied';
  throw new SelectionError(said('selectionNotCopied'));
}

/** The message to show; undefined if the command opened a window. */
async function carryOutCommand(
  command: SelectionCommand,
  page: PageWithSelection,
  engine: Engine,
): Promise<Said | undefined> {
  const selected = await page.read();
  if (selected.text.trim() === '') throw new SelectionError(said('selectionEmpty'));
  if (command === 'restore-selection') {
    const segments = await restoredSelection(engine, selected.text, page.isPrivate);
    if (segments.every(({ surrogate, standsFor }) => surrogate === undefined && standsFor === undefined))
      throw new SelectionError(said('selectionNoSurrogate'));
    await page.preview(selected);
    return undefined;
  }
  const { text, count } = await sanitizedSelection(engine, selected.text, page.isPrivate);
  const isWritten = (await writeOrCopySelection(page, selected, text, command === 'copy-sanitized')) === 'written';
  if (count === 0) return said(isWritten ? 'selectionSanitizedNothing' : 'selectionCopiedNothing');
  return said(isWritten ? 'selectionSanitized' : 'selectionCopied', { count });
}

export function selectionErrorTexts(error: unknown): readonly Said[] {
  if (error instanceof SelectionError) return [error.said];
  if (error instanceof EngineError && error.name === 'SurvivorError')
    return [said('selectionWouldStay'), SELECTION_UNCHANGED];
  return [textOfError(error), SELECTION_UNCHANGED];
}

/** Runs a command. The engine is asked only if something is selected. */
export async function runSelectionCommand(
  command: SelectionCommand,
  page: PageWithSelection,
  engine: Engine,
): Promise<void> {
  try {
    const words = await carryOutCommand(command, page, engine);
    if (words) await page.tell([words], false);
  } catch (error) {
    await page.tell(selectionErrorTexts(error), true);
  }
}
