// What the page wrote into a text node, where something else stands there now. This is what the way back needs.
import { notesOn } from './notes.ts';

interface Shown {
  /** What the page wrote. */
  readonly raw: string;
  /** What stands there now. */
  readonly shown: string;
}

export interface Records {
  has(node: Text): boolean;
  rawOf(node: Text): string;
  /** Shows `shown` where the page wrote `raw`. */
  show(node: Text, raw: string, shown: string): void;
  /** The page wrote into the node, and what is in it now is the page's. */
  written(node: Text): void;
  /** The page took some nodes out and put in others with what it read from the page: they are ours too. */
  inherit(removed: readonly Text[], added: readonly Text[]): void;
}

export function createRecords(): Records {
  const records = notesOn<Text, Shown>();

  /** A stream appends to what stands there, which may be ours. */
  function grown({ raw, shown }: Shown, data: string): string | undefined {
    if (shown === raw || data.startsWith(raw) || !data.startsWith(shown)) return undefined;
    return shown === '' ? undefined : raw + data.slice(shown.length);
  }

  function rawOf(node: Text): string {
    const record = records.get(node);
    if (!record) return node.data;
    if (node.data === record.shown) return record.raw;
    return grown(record, node.data) ?? node.data;
  }

  return {
    has: (node) => records.get(node) !== undefined,
    rawOf,
    show(node, raw, shown) {
      if (node.data !== shown) node.data = shown;
      if (raw !== shown) records.set(node, { raw, shown });
      else records.delete(node);
    },
    written(node) {
      const record = records.get(node);
      // The same text again is the page's word for it, whatever we had put there.
      if (record && node.data === record.shown) records.delete(node);
    },
    inherit(removed, added) {
      const raws = removed.map((old, i) => {
        const data = added[i]?.data ?? '';
        const record = records.get(old);
        if (data === old.data) return record ? rawOf(old) : data;
        // Only the end of what was read from the page grows.
        if (i < removed.length - 1 || old.data === '' || !data.startsWith(old.data)) return undefined;
        return record ? grown(record, data) : data;
      });
      if (raws.includes(undefined)) return;
      raws.forEach((raw, i) => {
        const node = added[i];
        if (node && raw !== undefined && raw !== node.data) records.set(node, { raw, shown: node.data });
      });
    },
  };
}
