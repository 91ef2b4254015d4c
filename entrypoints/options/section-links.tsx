import { Fragment, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { SearchField } from '../../components/search-field.tsx';
import { OPTIONS_SECTIONS, SECTION_GROUPS, type SectionId } from './section-list.ts';

/** The section being read: the last one whose top is in the upper third of the window. */
function useSectionInView(shown: readonly SectionId[]): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId>();
  useEffect(() => {
    const look = () => {
      const begun = shown.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent((isAtEnd && window.scrollY > 0 ? shown : begun).at(-1) ?? shown[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // Contents of the vault appear later and move the sections.
    const grown = new ResizeObserver(look);
    grown.observe(document.body);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [shown]);
  return current;
}

interface Props {
  readonly shown: readonly SectionId[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export function SectionLinks({ shown, query, onQuery }: Props) {
  const { say } = useLanguage();
  const current = useSectionInView(shown);
  const nav = useRef<HTMLElement>(null);
  const height = useRef(0);
  useEffect(() => {
    if (query === '') height.current = nav.current?.offsetHeight ?? 0;
  });
  const groups = SECTION_GROUPS.map(({ title, has }) => ({
    title,
    links: OPTIONS_SECTIONS.filter(([id]) => has(id) && shown.includes(id)),
  })).filter(({ links }) => links.length > 0);
  return (
    <nav
      ref={nav}
      aria-label={say('optionsSections')}
      className="options-links"
      // On a narrow screen the results stand below: fewer links must not pull them up under the person's fingers.
      style={query === '' ? undefined : { minHeight: height.current }}
    >
      <SearchField part="search-options" label={say('searchOptions')} value={query} onChange={onQuery} />
      {shown.length === 0 ? <p role="status">{say('searchNothing')}</p> : null}
      {groups.map(({ title, links }) => (
        <Fragment key={title}>
          {/* While the vault is locked there is one group, which needs no name. */}
          {groups.length > 1 ? <h2 className="options-part">{say(title)}</h2> : null}
          <ul>
            {links.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`} {...(current === id ? { 'aria-current': 'location' } : {})}>
                  {say(name)}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
