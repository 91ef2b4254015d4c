import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { EngineStatusLine } from '../../components/engine-status.tsx';
import { useLanguage } from '../../components/language.ts';
import { initialisePageLanguage } from '../../components/page-language.ts';
import { TryOut } from '../../components/try-out.tsx';
import { engineClient } from '../../lib/engine/client.ts';
import { KNOWN_CHATS } from '../../lib/sites/known-chats.ts';

const SETUP_HINTS = [
  ['oncePin', 'oncePinText'],
  ['onceReload', 'onceReloadText'],
  ['oncePrivate', 'oncePrivateText'],
] as const;

/** Each chat once, with its first address. */
const CHATS = KNOWN_CHATS.filter(([name], at) => KNOWN_CHATS.findIndex(([other]) => other === name) === at);

function SupportedChats() {
  const { say } = useLanguage();
  return (
    <section className="mt-8" data-coatcheck="welcome-sites">
      <h2 className="text-xl font-semibold">{say('openChat')}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {CHATS.map(([name, host]) => (
          <li key={host}>
            <a href={`https://${host}/`}>{name}</a>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted">{say('worksOnOthers')}</p>
    </section>
  );
}

function Welcome() {
  const { say } = useLanguage();
  const [engine] = useState(engineClient);
  return (
    <main className="cc mx-auto max-w-2xl px-6 py-8">
      <header className="flex items-center gap-4">
        <img src="/icon/128.png" alt="" width="48" height="48" />
        <div>
          <h1 className="text-2xl font-semibold">{say('welcomeTitle')}</h1>
          <p className="text-muted">{say('welcomeLead')}</p>
        </div>
      </header>
      <p className="mt-4 mb-4" data-coatcheck="welcome-what">
        {say('welcomeWhat')}
      </p>
      <TryOut engine={engine} />
      <p className="mt-4">
        <a href="/demo.html?example" data-welcome-try="">
          {say('tryDemo')}
        </a>
      </p>
      <SupportedChats />
      <section className="mt-8" data-coatcheck="welcome-once">
        <h2 className="text-xl font-semibold">{say('onceTitle')}</h2>
        <ul className="mt-3 grid gap-4">
          {SETUP_HINTS.map(([title, text]) => (
            <li key={title}>
              <h3 className="font-semibold">{say(title)}</h3>
              <p className="text-muted">{say(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-8 grid gap-2">
        <p className="text-muted">
          {say('passphraseOffer')}{' '}
          <a href="/options.html#keys" data-welcome-passphrase="">
            {say('passphraseOfferDo')}
          </a>
        </p>
        <p className="text-muted">{say('notPerfect')}</p>
        <EngineStatusLine />
      </div>
    </main>
  );
}

const root = document.getElementById('root');
void initialisePageLanguage(({ say }) => say('welcomePage')).then(() => {
  if (root) createRoot(root).render(<Welcome />);
});
