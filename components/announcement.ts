// What a screen reader says of a summary that changes often: one sentence, once it has stood for a while.
import { useEffect, useMemo, useState } from 'react';

/** Longer than the checks and the audit that follow a typing pause take, so that one sentence speaks for all of them. */
const CALM_AFTER_MS = 1200;

/** Announces a sentence once no other has come for a while. A passing state, such as a running check, is not announced. */
export function calmAnnouncer(announce: (sentence: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    say(sentence: string, isPassing: boolean): void {
      clearTimeout(timer);
      if (!isPassing && sentence !== '') timer = setTimeout(announce, CALM_AFTER_MS, sentence);
    },
    stop: () => clearTimeout(timer),
  };
}

/** The text of a live region. */
export function useAnnouncement(sentence: string, isPassing: boolean): string {
  const [announced, setAnnounced] = useState('');
  const announcer = useMemo(() => calmAnnouncer(setAnnounced), []);
  useEffect(() => announcer.say(sentence, isPassing), [announcer, sentence, isPassing]);
  useEffect(() => announcer.stop, [announcer]);
  return announced;
}
