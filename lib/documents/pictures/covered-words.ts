// Which words of a page the edits touch, in groups that are written anew together, and what is written instead of each group.
import type { TextEdit } from '../document.ts';
import { editedPieces } from '../text-pieces.ts';
import type { PageText, PlacedWord } from './page-text.ts';

/** Words of one line that are covered by one box. */
export interface CoveredRun {
  readonly words: readonly PlacedWord[];
  /** The words beside them on the line, which the box must not cover. */
  readonly before: PlacedWord | undefined;
  readonly after: PlacedWord | undefined;
}

/** What one edit covers, on one or more lines. */
export interface CoveredGroup {
  readonly runs: readonly CoveredRun[];
  readonly text: string;
}

interface Touched {
  readonly at: number;
  readonly edits: readonly TextEdit[];
}

function touchedWords({ pieces }: PageText, edits: readonly TextEdit[]): readonly Touched[] {
  let end = 0;
  return pieces.flatMap(({ before, text }, at) => {
    const start = end + before.length;
    end = start + text.length;
    const wordEnd = end;
    const touching = edits.filter((edit) => edit.start < wordEnd && edit.end > start);
    return touching.length === 0 ? [] : [{ at, edits: touching }];
  });
}

function runsOf({ words }: PageText, group: readonly Touched[]): readonly CoveredRun[] {
  const runs: number[][] = [];
  for (const { at } of group) {
    const last = runs.at(-1);
    if (last && words[last[0] ?? 0]?.line === words[at]?.line) last.push(at);
    else runs.push([at]);
  }
  return runs.map((run) => {
    const first = run[0] ?? 0;
    const last = run.at(-1) ?? first;
    const line = words[first]?.line;
    const onLine = (word: PlacedWord | undefined) => (word?.line === line ? word : undefined);
    return {
      words: run.map((at) => words[at]).filter((word) => word !== undefined),
      before: onLine(words[first - 1]),
      after: onLine(words[last + 1]),
    };
  });
}

export function coveredGroups(page: PageText, edits: readonly TextEdit[]): readonly CoveredGroup[] {
  const texts = editedPieces(page.pieces, edits);
  const groups: Touched[][] = [];
  for (const touched of touchedWords(page, edits)) {
    const last = groups.at(-1)?.at(-1);
    // Words belong together if one edit covers both.
    if (last && last.at === touched.at - 1 && last.edits.some((edit) => touched.edits.includes(edit)))
      groups.at(-1)?.push(touched);
    else groups.push([touched]);
  }
  return groups.map((group) => {
    let text = '';
    for (const { at } of group) {
      const written = texts[at] ?? '';
      // What is left of a word whose beginning went to the edit follows it without a space: "Smith," becomes "Jones,".
      const isTail = text !== '' && /^[^\p{L}\p{N}(«“]/u.test(written);
      if (written !== '')
        text += `${text === '' || isTail ? '' : (page.pieces[at]?.before || '').replace(/\s+/g, ' ')}${written}`;
    }
    return { runs: runsOf(page, group), text: text.trim() };
  });
}
