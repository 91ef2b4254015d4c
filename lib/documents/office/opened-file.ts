// What the reader of each kind of office file gives to `office.ts`: the places of its text, and the entries of the cleaned file.
import type { RemovedContent, Unseen, UnseenContent } from '../document.ts';
import type { TextSlots } from './text-slots.ts';
import type { Entries } from './zip-entries.ts';

export interface OpenedFile {
  readonly slots: TextSlots;
  readonly findings: Findings;
  /**
   * The archive's entries, with the current texts of the slots written into them.
   * @param isGone whether a name holds an original that was edited
   */
  readonly save: (isGone: (name: string) => boolean) => Entries;
  /** Entries that are stored without compression. */
  readonly stored?: readonly string[];
}

/** Collects what a person does not see, and what is taken out. */
export class Findings {
  readonly #unseen = new Map<UnseenContent, number>();
  readonly #removed = new Set<RemovedContent>();

  sees(content: UnseenContent, count = 1): void {
    if (count > 0) this.#unseen.set(content, (this.#unseen.get(content) ?? 0) + count);
  }

  removes(content: RemovedContent): void {
    this.#removed.add(content);
  }

  get unseen(): readonly Unseen[] {
    return Array.from(this.#unseen, ([content, count]) => ({ content, count }));
  }

  get removed(): readonly RemovedContent[] {
    return [...this.#removed].sort();
  }
}

/** Gives each of several names a neutral one, the same one whenever it comes again. */
export class NeutralNames {
  readonly #names = new Map<string, string>();
  readonly #form: (index: number) => string;

  constructor(form: (index: number) => string) {
    this.#form = form;
  }

  of(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const neutral = this.#form(this.#names.size + 1);
    this.#names.set(name, neutral);
    return neutral;
  }
}
