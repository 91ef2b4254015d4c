// What a site's copy button copies, with the originals in it while they are shown.
import type { CopyTaker } from '../../egress/copies.ts';
import { htmlWithOriginals, type TransferSource } from './transfers.ts';

export function takeCopies(source: TransferSource): CopyTaker {
  return {
    areWanted: () => source.isRestored() && navigator.userActivation.isActive,
    take(text, html) {
      // The browser lets an extension write at any time, and a page only where the person acts: so does this.
      if (!source.isRestored() || !navigator.userActivation.isActive) return undefined;
      const restored = source.withOriginals(text);
      const markup = html === undefined ? undefined : htmlWithOriginals(html, source);
      const holdsMore = restored !== text || (html !== undefined && markup !== htmlWithOriginals(html));
      if (!holdsMore) return undefined;
      if (markup === undefined) return navigator.clipboard.writeText(restored);
      const blob = (content: string, type: string) => new Blob([content], { type });
      return navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': blob(restored, 'text/plain'), 'text/html': blob(markup, 'text/html') }),
      ]);
    },
  };
}
