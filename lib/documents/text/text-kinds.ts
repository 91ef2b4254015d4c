// Which files are plain text, by their names and media types.
import type { SourceFile } from '../document.ts';

/**
 * File names whose text can be searched as it is. Formats with encoded parts (mail, RTF) are missing, because a word may be written differently
 * there.
 */
const TEXT_FILE_NAMES =
  /\.(?:txt|text|log|md|markdown|mdx|rst|org|adoc|tex|bib|csv|tsv|psv|json|jsonl|ndjson|json5|geojson|yaml|yml|toml|ini|cfg|conf|env|properties|xml|xsd|html?|css|scss|less|js|mjs|cjs|jsx|ts|mts|cts|tsx|vue|svelte|py|pyi|r|rb|php|pl|pm|lua|go|rs|java|kt|kts|scala|groovy|gradle|c|h|cc|cpp|cxx|hpp|hh|m|mm|cs|fs|vb|swift|dart|ex|exs|erl|hs|ml|clj|lisp|jl|sql|graphql|gql|proto|sh|bash|zsh|fish|ps1|bat|cmd|srt|vtt|diff|patch|tf|dockerfile|makefile|gitignore)$|^(?:dockerfile|makefile|readme|licen[cs]e|\.env|\.gitignore)$/i;
const TEXT_TYPES =
  /^text\/(?!rtf|richtext|calendar|vcard|x-vcard)|^application\/(?:json|xml|x-yaml|yaml|toml|javascript|sql|x-sh)\b/i;

/** Extensions of formats that are not text, whatever type the browser gives them. */
const NON_TEXT_FILE_NAMES =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|pages|numbers|key|epub|eml|msg|mbox|vcf|ics|zip|gz|7z|tar)$/i;

type Named = Pick<SourceFile, 'name' | 'type'>;

export function isLikelyTextFile({ name, type }: Named): boolean {
  return TEXT_FILE_NAMES.test(name) || (TEXT_TYPES.test(type) && !NON_TEXT_FILE_NAMES.test(name));
}

/** How a text file writes characters that stand for something in its format. */
export type TextNotation = 'json' | 'markup' | 'plain' | 'table';

const NOTATION_OF_EXTENSION: readonly (readonly [TextNotation, RegExp])[] = [
  ['table', /\.(?:csv|tsv|psv)$/i],
  ['json', /\.(?:json|geojson|jsonl|ndjson)$/i],
  ['markup', /\.(?:html?|xml|xsd|vue|svelte)$/i],
];
const NOTATION_OF_TYPE: readonly (readonly [TextNotation, RegExp])[] = [
  ['table', /^text\/(?:csv|tab-separated-values)\b/i],
  ['json', /^application\/json\b/i],
  ['markup', /^(?:text\/html|text\/xml|application\/xml)\b/i],
];

export function textNotationOf({ name, type }: Named): TextNotation {
  const byName = NOTATION_OF_EXTENSION.find(([, names]) => names.test(name));
  if (byName) return byName[0];
  // A name that says another kind of text is believed: browsers give the type by the name too.
  if (TEXT_FILE_NAMES.test(name)) return 'plain';
  return NOTATION_OF_TYPE.find(([, types]) => types.test(type))?.[0] ?? 'plain';
}
