// Recognises the person's own messages in the page: by the site's selectors, or by a line that equals one line of a prompt that was sent.
export interface PersonMessages {
  /** Remembers the lines of a prompt that left. */
  sent(text: string): void;
  holds(block: Node, raw: string): boolean;
  forget(): void;
}

const MAX_LINES = 4000;
const foldedSpaces = (text: string) => text.replace(/\s+/gu, ' ').trim();

export function personMessages(selectors: () => readonly string[]): PersonMessages {
  const lines = new Set<string>();
  return {
    sent(text) {
      if (lines.size > MAX_LINES) lines.clear();
      for (const line of [text, ...text.split('\n')]) {
        if (foldedSpaces(line) !== '') lines.add(foldedSpaces(line));
      }
    },
    holds(block, raw) {
      const known = selectors().join(', ');
      const element = block instanceof Element ? block : block.parentElement;
      return (known !== '' && element?.closest(known) != null) || lines.has(foldedSpaces(raw));
    },
    forget: () => lines.clear(),
  };
}
