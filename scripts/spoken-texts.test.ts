// All interface text comes from lib/language. These tests parse the source: components contain no words, and the other folders
// refer to texts by key instead of writing sentences.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type AstNode, isNode, parseSource } from './syntax.ts';

interface Literal {
  readonly text: string;
  /** From the outermost node to the literal's own parent. */
  readonly around: readonly AstNode[];
}

/** A template's expressions become samples, so that it reads as it would when it runs. */
function textOf(node: AstNode): string | undefined {
  if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string')) return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  const pieces = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return pieces.map(({ value }, at) => value.cooked + (at < pieces.length - 1 ? `X${at}` : '')).join('');
}

function* literalsIn(value: unknown, around: readonly AstNode[] = []): Generator<Literal> {
  if (Array.isArray(value)) for (const one of value) yield* literalsIn(one, around);
  if (!isNode(value)) return;
  const text = textOf(value);
  if (text !== undefined) yield { text, around: [...around, value] };
  for (const [key, child] of Object.entries(value)) if (key !== 'quasis') yield* literalsIn(child, [...around, value]);
}

function literalsOf(source: string, path = 'x.tsx'): Literal[] {
  return [...literalsIn(parseSource(path, source).body)];
}

const literalsAt = (path: string) => literalsOf(readFileSync(path, 'utf8'), path);

function sourcesIn(...folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test(-support)?\.tsx?$/.test(path));
}

const nameOf = (node: unknown): string => {
  const { name, key, callee, property } = (node ?? {}) as Record<string, unknown>;
  if (typeof name === 'string') return name;
  return [name, key, callee, property].filter(isNode).map(nameOf)[0] ?? '';
};

const attributeOf = ({ around }: Literal) => {
  const attribute = around.findLast(({ type }) => type === 'JSXAttribute');
  return attribute && nameOf(attribute);
};

const READ_ALOUD = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label', 'summary']);
/** Attributes whose values people do not read. */
const NOT_READ =
  /^(className|style|d|id|type|href|src|pattern|accept|name|role|key|htmlFor|list|data-.*|aria-(?!label).*)$/;
const LETTER = /\p{L}/u;
const TWO_WORDS = /\p{L}{2,} \p{L}{2,}/u;

function isSpoken(literal: Literal): boolean {
  const own = literal.around.at(-1);
  if (own?.type === 'JSXText') return LETTER.test(literal.text);
  if (literal.around.some(({ type }) => type === 'ImportDeclaration' || type.startsWith('TS'))) return false;
  const attribute = attributeOf(literal);
  const isKey = literal.around.some((node) => node.type === 'CallExpression' && /^(say|said|read)$/.test(nameOf(node)));
  if (attribute && READ_ALOUD.has(attribute)) return LETTER.test(literal.text) && !isKey;
  if (attribute && NOT_READ.test(attribute)) return false;
  return TWO_WORDS.test(literal.text);
}

/** The letter of the demo and the answer to it: what a person would have typed, and a server said. */
const DEMO = new Set(['entrypoints/demo/example.ts', 'entrypoints/demo/assistant.ts'].map((path) => join(path)));

it('tells words for people from others', () => {
  const spoken = (source: string) =>
    literalsOf(source)
      .filter(isSpoken)
      .map(({ text }) => text.trim());
  expect(spoken('const a = <p>Hello</p>;')).toEqual(['Hello']);
  expect(spoken('const a = <p title="Now">· {n} →</p>;')).toEqual(['Now']);
  expect(spoken(`const a = <p aria-label={\`Risk of \${x}\`} className="one two" data-x="yes no" />;`)).toEqual([
    'Risk of X0',
  ]);
  expect(spoken("const a = <p>{is ? 'Copied it' : say('copyAll')}</p>;")).toEqual(['Copied it']);
  expect(spoken("const a = <p title={say(is ? 'keep' : 'drop')}>{say('close')}</p>;")).toEqual([]);
  expect(spoken("const WORDS = { a: 'Not computed' };")).toEqual(['Not computed']);
  expect(spoken("import x from './a b.ts'; type T = 'one two';")).toEqual([]);
});

it.each(sourcesIn('components', 'entrypoints').filter((path) => !DEMO.has(path)))(
  '%s says nothing but texts of lib/language',
  (path) => {
    const spoken = literalsAt(path).filter(isSpoken);
    expect(spoken.map(({ text }) => text.trim())).toEqual([]);
  },
);

/** Examples that tests find, reports for issues, a document for those who write files of sites, what the assistant or the page is told, and what components/guarantee-words.ts is pinned to. */
const NOT_SHOWN =
  /^lib\/(language\/|detect\/(patterns\/kinds|public-codes\/)|sanitize\/words\/instruction|privacy\/(compose|ledger)|models\/tiny-hub|page\/(attachments\/detached-file-fields|site\/site-report)|sites\/site-file-schema)/;
/** Mistakes of ours, which no person can mend; they are shown as unexpected. */
const OF_OURS = new Set(['RangeError', 'TypeError', 'Failure']);
const isSentence = (text: string) => /^["“]?[A-Z].* .*[.)]$/su.test(text) && !/\\|\(\?|\|/.test(text);

function isShown({ text, around }: Literal): boolean {
  const made = around.findLast(({ type }) => type === 'NewExpression');
  // An empty string or a part of an address is no sentence; neither is what is given to the browser for its own pages.
  return (
    isSentence(text) && !(made && OF_OURS.has(nameOf(made))) && !around.some((node) => nameOf(node) === 'justification')
  );
}

it('tells sentences for people from others', () => {
  const shown = (source: string) => literalsOf(source).filter(isShown).length;
  expect(shown(`throw new ModelError(\`The file "\${x}" is gone.\`);`)).toBe(1);
  expect(shown("throw new RangeError('This list has no entry.');")).toBe(0);
  expect(shown("const a = 'text-decoration: none'; const b = 'READY';")).toBe(0);
});

it.each(sourcesIn('lib').filter((path) => !NOT_SHOWN.test(path)))('%s holds no sentence for people', (path) => {
  expect(
    literalsAt(path)
      .filter(isShown)
      .map(({ text }) => text),
  ).toEqual([]);
});
