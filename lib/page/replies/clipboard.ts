// Puts originals into what a site's copy button copies, while the page shows originals.
import type { CopyHandler } from '../../egress/copy-requests.ts';
import { htmlWithOriginals, type TransferSource } from './transfers.ts';

export function copyHandler(source: TransferSource): CopyHandler {
  return {
    wouldTake: () => source.isRestored() && navigator.userActivation.isActive,
    take(text, html) {
      // The browser lets an extension write to the clipboard at any time, but a page only after a user gesture; this requires one too.
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
