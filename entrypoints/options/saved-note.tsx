import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../components/language.ts';

const SHOWS_MS = 4000;

/** Counts the stored changes; `saved` adds one. */
export function useSaveCount(): readonly [count: number, saved: () => void] {
  const [count, setCount] = useState(0);
  return [count, useCallback(() => setCount((before) => before + 1), [])];
}

/** Shows "Saved" for a moment after each change of `count`; a screen reader announces it without interrupting other speech. */
export function SavedNote({ count }: { readonly count: number }) {
  const { say } = useLanguage();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (count === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWS_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <p role="status" className="options-saved" data-coatcheck="saved" data-shown={shown}>
      {shown ? say('saved') : ''}
    </p>
  );
}
