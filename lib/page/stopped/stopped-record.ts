// Remembers the originals that were stopped on this origin, until the person decides. An app may have stored them in one of its messages before its
// request was stopped: after a reload they would leave with the next prompt. So they are stored (sealed in the vault; for a private window only in
// this document), and the guard searches for them in every document of the origin. `stored-history.ts` finds what the page still holds of them.

import { MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import { originalFinderFor } from '../../egress/original-finder.ts';
import { type SearchTerm, searchTermAt, searchTermFor } from '../../egress/search-term.ts';
import type { EgressGuard } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import { faultHandler } from '../../engine/faults.ts';
import { said } from '../../language/message.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';

interface StoppedRecordParts {
  readonly engine: Pick<EngineClient, 'stoppedHere' | 'rememberStopped' | 'forgetStopped' | 'annotate'>;
  readonly egress: Pick<EgressGuard, 'stoppedBefore' | 'forgive' | 'settled'>;
  readonly store: Pick<PromptStore, 'tell'>;
  readonly conversation: () => string;
  readonly origin: string;
  /** Whether anything of this page may be stored on disk. */
  readonly isKept: () => boolean;
  /** The record has changed, so the page may now hold other originals of it. */
  readonly onChange: () => void;
}

export interface StoppedRecord {
  /** Resolves once the guard knows what was stopped here before. Rejects if that cannot be read, so that nothing is sent. */
  ready(): Promise<void>;
  readonly isEmpty: boolean;
  /** Returns a search for the recorded originals. It does not see what is recorded later. */
  finder(): (text: string) => readonly string[];
  held(sought: readonly SearchTerm[], unchecked: string | undefined): void;
  passed(originals: readonly string[]): void;
  /** The person lets all recorded originals leave. */
  letLeave(): void;
}

const MAX_UNCHECKED_CHARACTERS = 300;

export function stoppedRecord(parts: StoppedRecordParts): StoppedRecord {
  const { engine, egress, origin } = parts;
  const all = new Map<string, SearchTerm>();
  let loading: Promise<void> | undefined;

  const notStored = (error: unknown) => parts.store.tell('error', said('stoppedNotKept'), textOfError(error));

  async function load(): Promise<void> {
    const { sought } = parts.isKept() ? await engine.stoppedHere({ origin }) : { sought: [] };
    for (const one of sought) all.set(one.needle, one);
    egress.stoppedBefore(sought);
    parts.onChange();
  }

  function keep(sought: readonly SearchTerm[]): void {
    const fresh = sought.filter(({ needle }) => !all.has(needle));
    for (const one of fresh) all.set(one.needle, one);
    if (fresh.length > 0 && parts.isKept()) engine.rememberStopped({ origin, sought: fresh }).catch(notStored);
    parts.onChange();
  }

  /**
   * Records unchecked text as a whole at once, because the page may be reloaded before the check ends. The check then replaces this record by the
   * originals that it found; if the check fails, the record stays.
   */
  async function keepUnchecked(text: string): Promise<void> {
    const whole = searchTermFor(text.trim().slice(0, MAX_UNCHECKED_CHARACTERS));
    if (whole.needle === '') return;
    const isNew = !all.has(whole.needle);
    keep([whole]);
    const { annotations } = await engine.annotate({ text, overrides: [], conversation: parts.conversation() });
    egress.settled(text, annotations);
    const found = annotations.flatMap((annotation) => {
      const sought = annotation.risk < MIN_REPLACED_RISK ? undefined : searchTermAt(text, annotation);
      return sought ? [sought] : [];
    });
    keep(found);
    if (isNew && found.every(({ needle }) => needle !== whole.needle)) drop([whole.original]);
  }

  const forget = (originals: readonly string[]) => engine.forgetStopped({ origin, originals }).catch(notStored);

  function drop(originals: readonly string[]): void {
    for (const [needle, { original }] of all) if (originals.includes(original)) all.delete(needle);
    void forget(originals);
    parts.onChange();
  }

  return {
    ready() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    get isEmpty() {
      return all.size === 0;
    },
    finder() {
      const finder = originalFinderFor([...all.values()], { inBase64: false });
      return (text) => finder.find({ text }, [text]).originals;
    },
    held(sought, unchecked) {
      keep(sought);
      if (unchecked !== undefined) keepUnchecked(unchecked).catch(faultHandler('uncheckedNotKept', undefined));
    },
    passed: drop,
    letLeave() {
      const originals = [...all.values()].map(({ original }) => original);
      all.clear();
      egress.forgive(originals);
      void forget(originals);
    },
  };
}
