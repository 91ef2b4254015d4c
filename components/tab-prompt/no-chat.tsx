import { KNOWN_CHATS } from '../../lib/sites/known-chats.ts';
import { useLanguage } from '../language.ts';
import { ActivateSiteRow, useTabSite } from './activate-site-row.tsx';

/** The number of chats that fit into the popup; the most used come first. */
const SHOWN_CHATS = 8;

export function NoChatMessage() {
  const { say } = useLanguage();
  const site = useTabSite();
  const host = site && new URL(site.origin).host;
  return (
    <div className="cc-stack" data-coatcheck="no-chat">
      <strong>{say(host ? 'pageUnprotected' : 'noChat')}</strong>
      <p className="cc-muted">{host ? say('pageUnprotectedHint', { host }) : say('noChatHint')}</p>
      {site ? <ActivateSiteRow site={site} /> : null}
      <nav aria-label={say('supportedChats')}>
        <p className="cc-muted">{say('supportedChats')}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1" data-coatcheck="known-chats">
          {KNOWN_CHATS.slice(0, SHOWN_CHATS).map(([name, host]) => (
            <li key={host}>
              <a href={`https://${host}/`} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
