// What was stopped on this origin, until the person decides. An app may have stored the originals as one of its messages before its request
// was stopped: after a reload they would leave with the next prompt. So they are remembered (sealed in the vault; in a private window in this
// document only), the guard looks for them in every document of the origin, and the person is offered what helps: to have the message
// replaced where the page's storage can be reached, or to delete it.

import { REPLACED_FROM } from '../../detect/annotation.ts';
import { finderFor } from '../../egress/finder.ts';
import { type Sought, soughtAt, soughtOf } from '../../egress/sought.ts';
import type { Egress } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import { faulty } from '../../engine/faults.ts';
import { type Said, said } from '../../language/message.ts';
import { type PromptStore, reasonOf } from '../prompt/prompt-store.ts';
import { pageStorages, replaceStored, storedMessages } from './stored-messages.ts';

export interface StoppedHereParts {
  readonly engine: EngineClient;
  readonly egress: Pick<Egress, 'stoppedBefore' | 'forgive' | 'settled'>;
  readonly store: PromptStore;
  readonly composer: { read(): string | undefined };
  readonly conversation: () => string;
  readonly origin: string;
  /** May anything of this page be kept on disk? */
  readonly isKept: () => boolean;
  readonly messagesText: () => string;
  readonly reload: () => void;
}

export interface StoppedHere {
  /** Resolves once the guard knows what was stopped here before; rejects where that cannot be known, so that nothing is sent. */
  ready(): Promise<void>;
  /** The page's messages are there by now. */
  look(): void;
  held(sought: readonly Sought[], unchecked: string | undefined): void;
  passed(originals: readonly string[]): void;
  clean(): Promise<void>;
  letLeave(): void;
  stop(): void;
}

/** The app has stored its message by then. */
const LOOK_AFTER_MS = 1200;
const LONGEST_UNCHECKED = 300;

export function stoppedHere(parts: StoppedHereParts): StoppedHere {
  const { engine, egress, store, composer, origin } = parts;
  const all = new Map<string, Sought>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const { sought } = parts.isKept() ? await engine.stoppedHere({ origin }) : { sought: [] };
    for (const one of sought) all.set(one.needle, one);
    egress.stoppedBefore(sought);
    lookSoon();
  }

  function ready(): Promise<void> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  const holdsIn = () => {
    const finder = finderFor([...all.values()], { inBase64: false });
    return (text: string) => finder.find({ text }, [text]).originals;
  };

  /** Says what the page still holds; nothing while it stands in the composer, where it is about to be replaced. */
  function look(): void {
    const originalsIn = holdsIn();
    const typed = composer.read() ?? '';
    if (all.size === 0 || store.state.history?.isBusy || originalsIn(typed).length > 0) return;
    const messages = storedMessages(pageStorages(), (text) => originalsIn(text).length > 0);
    const held = new Set([...messages, parts.messagesText()].flatMap((text) => originalsIn(text)));
    if (held.size === 0) store.drop('history');
    store.set(held.size > 0 ? { history: { originals: held.size, messages: messages.length } } : {});
  }

  function lookSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(look, LOOK_AFTER_MS);
  }

  function keep(sought: readonly Sought[]): void {
    const fresh = sought.filter(({ needle }) => !all.has(needle));
    for (const one of fresh) all.set(one.needle, one);
    if (fresh.length > 0 && parts.isKept()) {
      engine
        .rememberStopped({ origin, sought: fresh })
        .catch((error) => store.tell('error', said('stoppedNotKept'), reasonOf(error)));
    }
    lookSoon();
  }

  /**
   * Remembers unchecked text whole at once, because the page may be reloaded before the check finishes. The check then replaces that record
   * by the originals it found; if it fails, the record stays.
   */
  async function keepUnchecked(text: string): Promise<void> {
    const whole = soughtOf(text.trim().slice(0, LONGEST_UNCHECKED));
    if (whole.needle === '') return;
    const isNew = !all.has(whole.needle);
    keep([whole]);
    const { annotations } = await engine.annotate({ text, overrides: [], conversation: parts.conversation() });
    egress.settled(text, annotations);
    const found = annotations.flatMap((annotation) => {
      const sought = annotation.risk < REPLACED_FROM ? undefined : soughtAt(text, annotation);
      return sought ? [sought] : [];
    });
    keep(found);
    if (isNew && found.every(({ needle }) => needle !== whole.needle)) drop([whole.original]);
  }

  const forget = (originals: readonly string[]) =>
    engine
      .forgetStopped({ origin, originals })
      .catch((error) => store.tell('error', said('stoppedNotKept'), reasonOf(error)));

  function drop(originals: readonly string[]): void {
    for (const [needle, { original }] of all) if (originals.includes(original)) all.delete(needle);
    void forget(originals);
    lookSoon();
  }

  /** Undefined if an original would still be in it. */
  async function sanitized(text: string): Promise<string | undefined> {
    const originals = holdsIn()(text);
    const overrides = originals.map((original) => ({ text: original, risk: 5 as const }));
    const conversation = parts.conversation();
    const { annotations } = await engine.annotate({ text, overrides, conversation });
    const result = await engine.commit({ text, annotations, conversation });
    return holdsIn()(result.text).length > 0 ? undefined : result.text;
  }

  return {
    ready,
    look: lookSoon,
    held(sought, unchecked) {
      keep(sought);
      if (unchecked !== undefined) keepUnchecked(unchecked).catch(faulty('uncheckedNotKept', undefined));
    },
    passed: drop,
    async clean() {
      const history = store.state.history;
      if (!history || history.isBusy) return;
      const failed = (reason: Said) => {
        store.set({ history });
        store.tell('error', said('historyNotReplaced'), reason);
      };
      store.set({ history: { ...history, isBusy: true } });
      try {
        const originalsIn = holdsIn();
        const replacements = new Map<string, string>();
        for (const text of storedMessages(pageStorages(), (stored) => originalsIn(stored).length > 0)) {
          const clean = await sanitized(text);
          if (clean === undefined) return failed(said('historyDelete'));
          replacements.set(text, clean);
        }
        replaceStored(pageStorages(), replacements);
        // At once: what the page holds in memory it would write back. What was stopped stays known, in case that it does.
        parts.reload();
      } catch (error) {
        failed(reasonOf(error));
      }
    },
    letLeave() {
      const originals = [...all.values()].map(({ original }) => original);
      all.clear();
      egress.forgive(originals);
      void forget(originals);
      store.drop('history');
      store.set({});
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
