// Commands on what is selected in any page: sanitize it where it stands, put the originals back, or copy it sanitized. Where
// anything fails the selection stays as it is, and a line says why.
import type { EngineClient } from '../engine/client.ts';
import { EngineError } from '../engine/rpc.ts';
import { applyPairs } from '../restore/apply.ts';
import type { Selected } from './in-page.ts';

export const SELECTION_COMMANDS = ['sanitize-selection', 'restore-selection', 'copy-sanitized'] as const;
export type SelectionCommand = (typeof SELECTION_COMMANDS)[number];

/** Selections of all pages share their surrogates, so that what is sanitized on one page can be restored on another. */
export const SELECTIONS = 'selections';

/** The page that the command was given on. */
export interface SelectionPage {
  read(): Promise<Selected>;
  write(text: string): Promise<boolean>;
  copy(text: string): Promise<boolean>;
  tell(text: string, isError: boolean): Promise<void>;
}

type Engine = Pick<EngineClient, 'annotate' | 'commit' | 'pairsAnywhere'>;

/** Says what became of the selection; the message is for the person. */
class SelectionError extends Error {
  override readonly name = 'SelectionError';
}

const UNCHANGED = 'The selection is as it was.';
const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

async function sanitized(engine: Engine, text: string): Promise<{ text: string; count: number }> {
  const request = { text, conversation: SELECTIONS };
  const { annotations } = await engine.annotate({ ...request, overrides: [] });
  const result = await engine.commit({ ...request, annotations });
  return { text: result.text, count: result.replacements.length };
}

async function restored(engine: Engine, text: string): Promise<{ text: string; count: number }> {
  const { pairs } = await engine.pairsAnywhere({ text });
  const segments = applyPairs(text, pairs);
  return {
    text: segments.map((segment) => segment.text).join(''),
    count: segments.filter(({ surrogate }) => surrogate !== undefined).length,
  };
}

async function put(
  page: SelectionPage,
  before: Selected,
  text: string,
  copies: boolean,
): Promise<'written' | 'copied'> {
  if (before.isEditable && !copies) {
    const now = await page.read();
    if (now.text !== before.text)
      throw new SelectionError('The selection has changed meanwhile. Select the text again.');
    if (await page.write(text)) return 'written';
    throw new SelectionError('This page did not take the text. Look at it before you send it.');
  }
  if (await page.copy(text)) return 'copied';
  throw new SelectionError('The browser did not let the text be copied. Click into the page and try again.');
}

async function carryOut(command: SelectionCommand, page: SelectionPage, engine: Engine): Promise<string> {
  const selected = await page.read();
  if (selected.text.trim() === '') throw new SelectionError('Nothing is selected. Select some text first.');
  const isRestore = command === 'restore-selection';
  const done = await (isRestore ? restored : sanitized)(engine, selected.text);
  if (isRestore && done.count === 0)
    throw new SelectionError('No surrogate of yours was found in it. Nothing was changed.');
  const where = await put(page, selected, done.text, command === 'copy-sanitized');
  if (isRestore) {
    const put = count(done.count, 'original', 'originals');
    return where === 'written' ? `${put} put back. Undo takes them out.` : `Copied with ${put}.`;
  }
  const replaced = done.count === 0 ? 'nothing sensitive was found' : `${done.count} replaced`;
  return where === 'written' ? `Sanitized: ${replaced}. Undo takes it back.` : `Copied sanitized: ${replaced}.`;
}

function reasonOf(error: unknown): string {
  if (error instanceof SelectionError) return error.message;
  if (error instanceof EngineError && error.name === 'SurvivorError')
    return `Something sensitive would have stayed in it. ${UNCHANGED}`;
  return `${error instanceof Error ? error.message : 'Something unexpected went wrong.'} ${UNCHANGED}`;
}

/** @param engine asked only where something is selected. */
export async function onSelection(command: SelectionCommand, page: SelectionPage, engine: Engine): Promise<void> {
  try {
    await page.tell(await carryOut(command, page, engine), false);
  } catch (error) {
    await page.tell(reasonOf(error), true);
  }
}
