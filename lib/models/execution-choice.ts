// Chooses whether a model runs on the processor or on the graphics card. The card is chosen if it gives the same answers to the sample text,
// and sooner. The choice is remembered, and made again for another browser, card, version or model.
import type { GraphicsCard } from './device.ts';

/** The name under which the choices are kept. */
export const EXECUTION_KEY = 'execution';

/** Keeps the choices. Any version may have written those that it recalls. */
export interface ExecutionMemory {
  recall(): Promise<unknown>;
  remember(choices: readonly RememberedTimes[]): Promise<void>;
}

/** The least times for the sample text; the card's only if it was chosen. */
export interface SampleTimes {
  readonly wasm: number;
  readonly webgpu?: number;
}

/** The card is chosen if it has a time. */
export interface RememberedTimes extends SampleTimes {
  /** All that the choice depends on. */
  readonly key: string;
}

/** As many as a person has models at hand. */
const MOST_REMEMBERED = 6;

function isRemembered(value: unknown): value is RememberedTimes {
  if (typeof value !== 'object' || value === null) return false;
  const { key, wasm, webgpu } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof wasm === 'number' && ['number', 'undefined'].includes(typeof webgpu);
}

/** The remembered choices; none if they cannot be read, because then they are only made again. */
async function recalled(memory: ExecutionMemory): Promise<readonly RememberedTimes[]> {
  const value = await memory.recall().catch(() => undefined);
  return Array.isArray(value) ? value.filter(isRemembered) : [];
}

export interface Circumstances {
  /** The browser with its version. */
  readonly browser: string;
  readonly card: GraphicsCard | undefined;
  /** The extension's version, which ONNX Runtime's changes with. */
  readonly extension: string;
  /** The model with the hashes of its files. */
  readonly model: string;
}

const executionKey = ({ browser, card, extension, model }: Circumstances): string =>
  JSON.stringify([browser, card?.name ?? '', extension, model]);

type Timed<Answer> = Answer & { readonly milliseconds: number };

/** A model that was opened on the card. */
interface OpenedOnCard<Answer> {
  /** Reads the sample text there several times. */
  read(): Promise<Timed<Answer>>;
  /** Reads the sample text once, which also prepares what the first run takes long for. */
  warmUp(): Promise<Answer>;
  /** From now on the model runs there. */
  use(): void;
  end(): void;
}

export interface ExecutionChoice<Answer> extends Circumstances {
  readonly memory: ExecutionMemory;
  /** Reads the sample text several times. */
  readOnProcessor(): Promise<Timed<Answer>>;
  /** Reads the sample text once. */
  answerOnProcessor(): Promise<Answer>;
  openOnCard(): Promise<OpenedOnCard<Answer>>;
  agree(processor: Answer, card: Answer): boolean;
}

/** A model on the card with what it did there; undefined if either fails, because the processor does the same work. */
async function triedCard<Answer, Done>(
  choice: ExecutionChoice<Answer>,
  work: (card: OpenedOnCard<Answer>) => Promise<Done>,
): Promise<{ readonly card: OpenedOnCard<Answer>; readonly done: Done } | undefined> {
  const card = await choice.openOnCard().catch(() => undefined);
  if (!card) return undefined;
  try {
    return { card, done: await work(card) };
  } catch {
    // The card cannot run the model.
    card.end();
    return undefined;
  }
}

interface ChosenTimes {
  readonly times: SampleTimes;
  /** The card could not be opened, or did not answer. It may work at the next start of the engine. */
  readonly hasCardFailed: boolean;
}

/** Compares both devices. A card that fails is not chosen. */
async function compared<Answer>(choice: ExecutionChoice<Answer>): Promise<ChosenTimes> {
  const processor = await choice.readOnProcessor();
  const wasm = processor.milliseconds;
  if (!choice.card || choice.card.isSoftware) return { times: { wasm }, hasCardFailed: false };
  const tried = await triedCard(choice, (card) => card.read());
  if (!tried) return { times: { wasm }, hasCardFailed: true };
  const { card, done: reading } = tried;
  if (reading.milliseconds >= wasm || !choice.agree(processor, reading)) {
    card.end();
    return { times: { wasm }, hasCardFailed: false };
  }
  card.use();
  return { times: { wasm, webgpu: reading.milliseconds }, hasCardFailed: false };
}

/**
 * Opens the model on the card that was chosen earlier, and compares its answer with the processor's. It may be another one after an update of the
 * card's driver, whose version no browser tells.
 */
async function onCardAgain<Answer>(choice: ExecutionChoice<Answer>): Promise<'same' | 'other' | 'failed'> {
  const processor = await choice.answerOnProcessor();
  const tried = await triedCard(choice, (card) => card.warmUp());
  if (!tried) return 'failed';
  const isSame = choice.agree(processor, tried.done);
  if (isSame) tried.card.use();
  else tried.card.end();
  return isSame ? 'same' : 'other';
}

/** Chooses the device, and switches the model to the card if that is chosen. Rejects if the processor cannot read the sample text. */
export async function chooseExecution<Answer>(choice: ExecutionChoice<Answer>): Promise<ChosenTimes> {
  const key = executionKey(choice);
  const choices = await recalled(choice.memory);
  const known = choices.find((one) => one.key === key);
  const answer = known?.webgpu === undefined ? 'same' : await onCardAgain(choice);
  if (known && answer !== 'other') return { times: known, hasCardFailed: answer === 'failed' };
  const others = choices.filter((one) => one !== known).slice(0, MOST_REMEMBERED - 1);
  if (known) {
    await choice.memory.remember(others).catch(() => undefined);
    return { times: { wasm: known.wasm }, hasCardFailed: false };
  }
  const chosen = await compared(choice);
  if (chosen.hasCardFailed) return chosen;
  // If it cannot be kept, it is only measured again.
  await choice.memory.remember([{ key, ...chosen.times }, ...others]).catch(() => undefined);
  return chosen;
}
