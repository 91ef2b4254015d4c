// A site's copy button would copy surrogates, because the site knows nothing else. While originals are shown, the extension's world writes them to
// the clipboard instead; no original enters the page's world on the way.
import type { ClipboardTakeover } from './port.ts';
import { functionProxy, type Realm, replaceMember, unbound, unboundGetter } from './primitives.ts';

const TEXT_TYPES = ['text/plain', 'text/html'];

export function guardClipboard(realm: Realm, copies: ClipboardTakeover): void {
  // Only secure contexts (https) have `navigator.clipboard`.
  if (typeof realm.Clipboard !== 'function' || typeof realm.ClipboardItem !== 'function') return;
  const { prototype } = realm.Clipboard;
  const own = realm.navigator.clipboard;
  const writeText = unbound(prototype.writeText);
  const write = unbound(prototype.write);
  const typesOf = unboundGetter(realm.ClipboardItem.prototype, 'types');
  const blobOf = unbound(realm.ClipboardItem.prototype.getType);
  const textOf = unbound(realm.Blob.prototype.text);

  async function readTo(item: ClipboardItem, types: readonly string[]): Promise<[text: string, html?: string]> {
    const read = async (type: string) => textOf(await blobOf(item, type));
    const text = types.includes('text/plain') ? await read('text/plain') : '';
    return types.includes('text/html') ? [text, await read('text/html')] : [text];
  }

  replaceMember(
    prototype,
    'writeText',
    functionProxy(prototype.writeText, (self, args) => {
      if (self !== own || args.length === 0) return writeText(self as Clipboard, ...(args as [string]));
      const text = `${args[0]}`;
      return copies.take(text) ?? writeText(own, text);
    }),
  );
  replaceMember(
    prototype,
    'write',
    functionProxy(prototype.write, (self, args) => {
      const [given] = args;
      const asGiven = () => write(self as Clipboard, ...(args as [ClipboardItem[]]));
      if (self !== own || !Array.isArray(given) || given.length !== 1 || !copies.wouldTake()) return asGiven();
      const item: unknown = given[0];
      let types: readonly string[];
      try {
        types = typesOf(item as ClipboardItem);
      } catch {
        // Not a ClipboardItem: the browser itself refuses this call.
        return asGiven();
      }
      if (!types.every((type) => TEXT_TYPES.includes(type))) return asGiven();
      return readTo(item as ClipboardItem, types).then(
        ([text, html]) => copies.take(text, html) ?? asGiven(),
        () => asGiven(),
      );
    }),
  );
}
