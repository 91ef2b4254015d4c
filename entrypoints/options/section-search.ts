// The search of the options: a section is shown if its words contain what is searched for.
import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SectionId } from './section-list.ts';

export interface SectionSearch {
  /** Empty if nothing is searched for. */
  readonly query: string;
  readonly onResult: (id: SectionId, isFound: boolean) => void;
}

export const SectionSearchContext = createContext<SectionSearch>({ query: '', onResult: () => undefined });

/** Whether every word that is searched for occurs in the text, in any case and in any order. */
export function holdsWords(text: string, query: string): boolean {
  const shown = text.toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => shown.includes(word));
}

/** Whether the section is shown. It reads the section's own text, which has the person's language and values. */
export function useSectionFound(id: SectionId, section: RefObject<HTMLElement | null>): boolean {
  const { query, onResult } = useContext(SectionSearchContext);
  const [isFound, setFound] = useState(true);
  useEffect(() => {
    const found = query === '' || holdsWords(section.current?.textContent ?? '', query);
    setFound(found);
    onResult(id, found);
  }, [query, onResult, id, section]);
  return isFound;
}

/** Leaves the links, which stick to the window's edge there, where they are. */
const ABOVE_RESULTS_PX = 4;

interface SearchState {
  readonly isOn: boolean;
  /** All sections are shown. After a search, they come back a render later. */
  readonly isWhole: boolean;
}

/** While a search is on, the page shows the top of its results; after it, the place that the person had left. */
function usePlaceAroundSearch({ isOn, isWhole }: SearchState, main: RefObject<HTMLElement | null>): void {
  const left = useRef<number>(undefined);
  const seen = useRef(0);
  useEffect(() => {
    // The browser scrolls by itself when sections vanish, so the place is noted before that.
    const note = () => {
      if (left.current === undefined) seen.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(() => {
    if (!isOn) return;
    left.current = seen.current;
    const top = (main.current?.offsetTop ?? 0) - ABOVE_RESULTS_PX;
    window.scrollTo({ top: Math.min(seen.current, Math.max(0, top)), behavior: 'instant' });
  }, [isOn, main]);
  useLayoutEffect(() => {
    if (isOn || !isWhole || left.current === undefined) return;
    window.scrollTo({ top: left.current, behavior: 'instant' });
    left.current = undefined;
  }, [isOn, isWhole]);
}

/** The words of a search, and the sections without them. */
export function useSearch(main: RefObject<HTMLElement | null>) {
  const [query, setQuery] = useState('');
  const [missing, setMissing] = useState<readonly SectionId[]>([]);
  const onResult = useCallback((id: SectionId, isFound: boolean) => {
    setMissing((before) => [...before.filter((other) => other !== id), ...(isFound ? [] : [id])]);
  }, []);
  const search = useMemo(() => ({ query: query.trim(), onResult }), [query, onResult]);
  usePlaceAroundSearch({ isOn: search.query !== '', isWhole: missing.length === 0 }, main);
  return { query, setQuery, missing, search };
}
