import { useEffect, useState } from 'react';
import { KeyboardIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import { openShortcutSettings, type Shortcut, shortcuts } from '../../lib/engine/shortcuts.ts';
import { said } from '../../lib/language/message.ts';
import { OptionsSection, type SectionProps } from './section.tsx';

/** Keys that work only in a chat's page; they are not the browser's commands. */
const KEYS_IN_PAGES = [
  ['keyOpensReview', 'Alt+Shift+C'],
  ['keyOpensCard', 'Alt+Shift+W'],
] as const;

function Row({ name, keys }: { readonly name: string; readonly keys: string }) {
  const { say } = useLanguage();
  return (
    <li className="cc-span-head options-detail" data-coatcheck="shortcut">
      <span className="cc-grow">{name}</span>
      {keys === '' ? <span className="cc-muted">{say('keyNone')}</span> : <kbd>{keys}</kbd>}
    </li>
  );
}

export function ShortcutsSection({ report }: Pick<SectionProps, 'report'>) {
  const { say } = useLanguage();
  const [found, setFound] = useState<readonly Shortcut[]>([]);
  useEffect(() => {
    const read = () => void shortcuts().then(setFound, (cause: unknown) => report(said('shortcutsNotRead'), cause));
    read();
    // The person comes back from the browser's page of shortcuts.
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [report]);
  const change = () => void openShortcutSettings().catch((cause: unknown) => report(said('shortcutsNotOpened'), cause));
  return (
    <OptionsSection id="shortcuts" title={say('shortcuts')}>
      <ul className="cc-spans" aria-label={say('shortcuts')}>
        {found.map(({ description, keys }) => (
          <Row key={description} name={description} keys={keys} />
        ))}
        {KEYS_IN_PAGES.map(([name, keys]) => (
          <Row key={name} name={say(name)} keys={keys} />
        ))}
      </ul>
      <div>
        <button type="button" className="cc-button" data-coatcheck="change-shortcuts" onClick={change}>
          <KeyboardIcon />
          {say('changeShortcuts')}
        </button>
      </div>
    </OptionsSection>
  );
}
