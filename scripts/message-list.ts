// Every error and warning that a person can meet, read from the source: what is said where something fails, in which words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluralText } from '../lib/language/message.ts';
import { engineErrorTexts } from '../lib/language/texts/en/engine-errors.ts';
import { fileErrorTexts } from '../lib/language/texts/en/file-errors.ts';
import { englishTexts } from '../lib/language/texts/en/index.ts';
import { modelErrorTexts } from '../lib/language/texts/en/model-errors.ts';
import { vaultErrorTexts } from '../lib/language/texts/en/vault-errors.ts';
import { type AstNode, isNode, nodesIn, parseSource } from './syntax.ts';

interface Message {
  readonly title: string;
  /** What to do comes last; `REASON_PLACEHOLDER` stands for a sentence of the other list. */
  readonly detail: readonly string[];
  /** Its keys in the catalogues. */
  readonly keys: readonly string[];
}

export const REASON_PLACEHOLDER = '…';

const TEXTS: Readonly<Record<string, string | PluralText>> = englishTexts;
const FOLDERS = ['lib', 'components', 'entrypoints'];
const CALLS = /^(tell|report|refuse|blocked|notSent|failed|onFailed)$/;
/** Where a failure is told, these are what caused it. */
const GIVEN = /^(reason|failed|cause)$/;
const TONES = /^(error|warning)$/;

const nameOf = (node: unknown): string => {
  const { name, property } = (node ?? {}) as Record<string, unknown>;
  return typeof name === 'string' ? name : isNode(property) ? nameOf(property) : '';
};

const literalOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The key of `said('key')`. */
function keyOf(node: AstNode): string | undefined {
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'said') return undefined;
  return literalOf((node.arguments as readonly unknown[])[0]);
}

/** What is said in a node, in order, with what constants of the file stand for. */
function partsOf(node: unknown, constants: ReadonlyMap<string, readonly string[]>): string[] {
  const parts: string[] = [];
  for (const inner of nodesIn(node)) {
    const key = keyOf(inner);
    if (key) parts.push(key);
    else if (inner.type === 'Identifier')
      parts.push(...(GIVEN.test(nameOf(inner)) ? [REASON_PLACEHOLDER] : (constants.get(nameOf(inner)) ?? [])));
    else if (inner.type === 'CallExpression' && nameOf(inner.callee) === 'textOfError') parts.push(REASON_PLACEHOLDER);
  }
  return [...new Set(parts)];
}

const propertyOf = (node: AstNode, name: string): unknown =>
  (node.properties as readonly AstNode[]).find((property) => nameOf(property.key) === name)?.value;

/** The arguments or the notice that a failure is told in. */
function failureIn(node: AstNode): unknown {
  if (node.type === 'ObjectExpression') {
    if (!TONES.test(literalOf(propertyOf(node, 'tone')) ?? '')) return undefined;
    return [propertyOf(node, 'title'), propertyOf(node, 'detail')];
  }
  if (node.type !== 'CallExpression' || !CALLS.test(nameOf(node.callee))) return undefined;
  const [first, ...others] = node.arguments as readonly unknown[];
  const tone = literalOf(first);
  if (nameOf(node.callee) === 'tell') return tone && TONES.test(tone) ? others : undefined;
  return [first, ...others];
}

/** Where a function puts words of its own around what it is given. */
const AROUND: Readonly<Record<string, { readonly before: readonly string[]; readonly after: readonly string[] }>> = {
  blocked: { before: ['nothingSent'], after: [] },
  report: { before: [], after: ['tryAgainOrReload'] },
  failed: { before: ['nothingSent'], after: ['stillPrivate'] },
  onFailed: { before: ['privateWindowFailed'], after: [] },
};

const isSpread = (node: unknown) => isNode(node) && node.type === 'SpreadElement';

const wordsOf = (key: string): string => {
  const text = TEXTS[key];
  return text === undefined ? key : typeof text === 'string' ? text : text.other;
};

function messagesIn(path: string): Message[] {
  const body = parseSource(path, readFileSync(path, 'utf8')).body;
  const constants = new Map<string, readonly string[]>();
  for (const node of nodesIn(body)) {
    if (node.type !== 'VariableDeclarator' || !isNode(node.init)) continue;
    const { init } = node;
    if (init.type === 'ConditionalExpression') constants.set(nameOf(node.id), partsOf(init, new Map()));
    else if (keyOf(init) !== undefined) constants.set(nameOf(node.id), [keyOf(init) ?? '']);
  }
  return [...nodesIn(body)].flatMap((node) => {
    const failure = failureIn(node);
    const said = partsOf(failure, constants);
    // A function that hands on what it is given says nothing yet.
    if (said.length < 2 && Array.isArray(failure) && failure.some(isSpread)) return [];
    if (said.every((part) => part === REASON_PLACEHOLDER)) return [];
    const { before = [], after = [] } = AROUND[nameOf(node.callee)] ?? {};
    const keys = [...new Set([...before, ...said, ...after])];
    const [title = '', ...detail] = keys.map(wordsOf);
    return [{ title, detail, keys: keys.filter((key) => key !== REASON_PLACEHOLDER) }];
  });
}

const sources = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.test(-support)?\.tsx?$/.test(path) && !path.includes('language/texts'),
    )
    .sort();

export function messages(): readonly Message[] {
  const all = sources().flatMap(messagesIn);
  // A piece of another message stands there.
  const isWhole = ({ title, detail }: Message) =>
    detail.length > 0 || !all.some((other) => other.detail.includes(title));
  const byWords = new Map(
    all.filter(isWhole).map((message) => [[message.title, ...message.detail].join('\n'), message]),
  );
  return [...byWords.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

const ERROR_TEXTS: Readonly<Record<string, string | PluralText>> = {
  ...engineErrorTexts,
  ...modelErrorTexts,
  ...fileErrorTexts,
  ...vaultErrorTexts,
};

/** Parts of another reason. */
const PARTS =
  /^(?:survivingValues|hashDiffers|largerThanListed|advise\w+|modelFallback|modelUnusable|lineOfFile|siteFile(?!Wrong$)\w+)$/;

/** The codes of the errors that are told as the reason of a failure. */
const errorCodes = (): readonly string[] => Object.keys(ERROR_TEXTS);

/** The codes that no source names: their texts are dead. */
export function unusedErrorCodes(): readonly string[] {
  const all = sources().map((path) => readFileSync(path, 'utf8'));
  return errorCodes().filter((code) => !all.some((source) => source.includes(`'${code}'`)));
}

/** The English text of each error. */
export const errorReasons = (): readonly string[] =>
  errorCodes()
    .filter((code) => !PARTS.test(code))
    .map(wordsOf);
