// The person's dictionary for the sections that change it: "My details" and the dictionary itself. It is stored as a whole, so both must
// start from the same entries.
import { useEffect, useState } from 'react';
import type { DictionaryEntry } from '../../lib/detect/dictionary.ts';
import { onSettingsChanged } from '../../lib/engine/platform.ts';
import { said } from '../../lib/language/message.ts';
import type { SavingSectionProps } from './section.tsx';

export interface DictionaryState {
  /** Missing until they are read: a save before that would delete the stored ones. */
  readonly entries: readonly DictionaryEntry[] | undefined;
  /** The organisation's entries. */
  readonly pushed: readonly DictionaryEntry[];
  /** Resolves with whether the entries were stored; it never rejects. */
  readonly store: (next: readonly DictionaryEntry[]) => Promise<boolean>;
}

export function useDictionary({ engine, report, saved }: SavingSectionProps): DictionaryState {
  const [entries, setEntries] = useState<readonly DictionaryEntry[]>();
  const [pushed, setPushed] = useState<readonly DictionaryEntry[]>([]);
  useEffect(() => {
    const read = () => {
      engine.getDictionary({}).then(
        (answer) => {
          setEntries(answer.entries);
          setPushed(answer.pushed);
        },
        (cause) => report(said('dictionaryNotRead'), cause),
      );
    };
    read();
    // Another device may have changed words, too.
    return onSettingsChanged(read);
  }, [engine, report]);
  const store = async (next: readonly DictionaryEntry[]) => {
    try {
      const stored = await engine.setDictionary({ entries: next, ...(entries ? { before: entries } : {}) });
      setEntries(stored.entries);
      saved();
      return true;
    } catch (cause) {
      report(said('dictionaryNotSaved'), cause);
      return false;
    }
  };
  return { entries, pushed, store };
}
