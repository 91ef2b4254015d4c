import { Fragment, useEffect, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
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

export function SectionLinks({ shown }: { readonly shown: readonly SectionId[] }) {
  const { say } = useLanguage();
  const current = useSectionInView(shown);
  const groups = SECTION_GROUPS.map(({ title, has }) => ({
    title,
    links: OPTIONS_SECTIONS.filter(([id]) => has(id) && shown.includes(id)),
  })).filter(({ links }) => links.length > 0);
  return (
    <nav aria-label={say('optionsSections')} className="options-links">
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
