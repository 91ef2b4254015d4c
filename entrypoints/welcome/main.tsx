import { createRoot } from 'react-dom/client';
import { EngineStatusLine } from '../../components/engine-status.tsx';
import { useLanguage } from '../../components/language.ts';
import { initialisePageLanguage } from '../../components/page-language.ts';
import { KNOWN_CHATS } from '../../lib/sites/known-chats.ts';
import { ExamplePicture } from './example-picture.tsx';

const STEPS = [
  ['stepWrite', 'stepWriteText'],
  ['stepLook', 'stepLookText'],
  ['stepRead', 'stepReadText'],
] as const;

const SETUP_HINTS = [
  ['oncePin', 'oncePinText'],
  ['onceReload', 'onceReloadText'],
  ['oncePrivate', 'oncePrivateText'],
] as const;

function Welcome() {
  const { say, list } = useLanguage();
  return (
    <main className="mx-auto max-w-2xl px-6 py-14">
      <img src="/icon/128.png" alt="" width="64" height="64" />
      <h1 className="mt-4 text-3xl font-semibold">{say('welcomeTitle')}</h1>
      <p className="mt-2 text-lg text-muted">{say('welcomeLead')}</p>
      <p className="mt-4" data-coatcheck="welcome-what">
        {say('welcomeWhat')}
      </p>
      <ExamplePicture />
      <ol className="mt-8 grid gap-5">
        {STEPS.map(([title, text], index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <div className="pt-1">
              <h2 className="font-semibold">{say(title)}</h2>
              <p className="text-muted">{say(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <a
          href="/demo.html?example"
          data-welcome-try=""
          className="inline-block rounded-lg bg-accent px-5 py-2.5 font-semibold text-on-accent no-underline"
        >
          {say('tryDemo')}
        </a>
      </p>
      <section className="mt-10" data-coatcheck="welcome-once">
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
      <section className="mt-10" data-coatcheck="welcome-sites">
        <h2 className="text-xl font-semibold">{say('supportedChats')}</h2>
        <p className="mt-2">{list([...new Set(KNOWN_CHATS.map(([name]) => name))])}</p>
        <p className="mt-1 text-muted">{say('worksOnOthers')}</p>
      </section>
      <div className="mt-10 grid gap-2">
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
