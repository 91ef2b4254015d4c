import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../components/language.ts';

const SHOWS_MS = 4000;

/** `count` grows with each setting that was stored. */
export function useSaved(): readonly [count: number, saved: () => void] {
  const [count, setCount] = useState(0);
  return [count, useCallback(() => setCount((before) => before + 1), [])];
}

/** A screen reader reads it without interrupting other speech. */
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
