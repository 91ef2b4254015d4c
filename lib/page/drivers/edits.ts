// Turns the replacements of one prompt into edits that an editor accepts.
import type { Rewrite } from '../../sanitize/sanitized.ts';
import type { Span } from '../../text/span.ts';

export interface TextEdit extends Span {
  readonly text: string;
}

const lineCount = (text: string) => text.split('\n').length;

/** Splits an edit by lines if surrogate and original have the same number of lines, so that no line break is edited. */
function splitByLine(edit: TextEdit, original: string): TextEdit[] {
  if (!original.includes('\n') || lineCount(original) !== lineCount(edit.text)) return [edit];
  const lines = edit.text.split('\n');
  let start = edit.start;
  return original.split('\n').map((line, i) => {
    const one = { start, end: start + line.length, text: lines[i] ?? '' };
    start = one.end + 1;
    return one;
  });
}

/** Undefined if the replacements do not fit `text`. */
export function editsFor(text: string, replacements: readonly Rewrite[]): TextEdit[] | undefined {
  const edits: TextEdit[] = [];
  for (const { start, end, original, surrogate } of replacements) {
    if (text.slice(start, end) !== original) return undefined;
    edits.push(...splitByLine({ start, end, text: surrogate }, original));
  }
  return edits.filter((edit) => text.slice(edit.start, edit.end) !== edit.text).sort((a, b) => a.start - b.start);
}

/** The inverse replacements, from the sanitized text back to the person's text. */
export function inverseReplacements(replacements: readonly Rewrite[]): Rewrite[] {
  return replacements.map((r) => ({
    ...r,
    start: r.outStart,
    end: r.outEnd,
    outStart: r.start,
    outEnd: r.end,
    original: r.surrogate,
    surrogate: r.original,
  }));
}

/**
 * Extends edits that touch an atom to the whole atom, because an editor replaces a mention as a whole or not at all; edits in the same atom are
 * joined.
 */
export function extendEditsToAtoms(text: string, edits: readonly TextEdit[], atoms: readonly Span[]): TextEdit[] {
  const wide: TextEdit[] = [];
  for (const edit of edits) {
    const touched = atoms.filter((atom) => atom.start < edit.end && edit.start < atom.end);
    const start = Math.min(edit.start, ...touched.map((atom) => atom.start));
    const end = Math.max(edit.end, ...touched.map((atom) => atom.end));
    const last = wide.at(-1);
    if (last && start < last.end) {
      // Both edits touch the same atom: the old text that the first one kept after its own change is replaced by this edit and the text after it.
      const stillOld = last.end - edit.start;
      const rest = text.slice(edit.end, Math.max(end, last.end));
      wide[wide.length - 1] = {
        start: last.start,
        end: Math.max(end, last.end),
        text: last.text.slice(0, last.text.length - stillOld) + edit.text + rest,
      };
    } else {
      wide.push({
        start,
        end,
        text: text.slice(start, edit.start) + edit.text + text.slice(edit.end, end),
      });
    }
  }
  return wide;
}
