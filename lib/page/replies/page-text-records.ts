// Remembers the text that the page wrote into a text node that now shows something else, so that it can be put back.
import { nodeMap } from './node-map.ts';

interface ShownText {
  /** The text that the page wrote. */
  readonly raw: string;
  /** The text that the node shows now. */
  readonly shown: string;
}

export interface PageTextRecords {
  has(node: Text): boolean;
  rawOf(node: Text): string;
  /** Shows `shown` in a node in which the page wrote `raw`. */
  show(node: Text, raw: string, shown: string): void;
  /** To be called when the page wrote into the node: its current text is the page's. */
  written(node: Text): void;
  /**
   * To be called when the page replaced nodes by others with text that it had read from the page. The records are passed on, because we may
   * have written that text.
   */
  inherit(removed: readonly Text[], added: readonly Text[]): void;
}

export function createPageTextRecords(): PageTextRecords {
  const records = nodeMap<Text, ShownText>();

  /** The page's text with what a stream appended to the text that we had written; undefined if nothing was appended. */
  function grown({ raw, shown }: ShownText, data: string): string | undefined {
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
      // The page wrote the same text itself, so it counts as the page's text.
      if (record && node.data === record.shown) records.delete(node);
    },
    inherit(removed, added) {
      const raws = removed.map((old, i) => {
        const data = added[i]?.data ?? '';
        const record = records.get(old);
        if (data === old.data) return record ? rawOf(old) : data;
        // Only the last node of a text that was read back may have grown.
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
