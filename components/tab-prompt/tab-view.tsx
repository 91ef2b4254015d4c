// The popup's view of the active tab, and the parts that the popup and the side panel both show below the prompt.
import { engineClient } from '../../lib/engine/client.ts';
import { EngineStatusLine } from '../engine-status.tsx';
import { DemoIcon, ElsewhereIcon, SettingsIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';
import { useUnlockForm } from '../vault-lock.tsx';
import { NoChatMessage } from './no-chat.tsx';
import type { PageConnection } from './page-connection.ts';
import { PopupDetails, PopupPrompt } from './popup-prompt.tsx';
import { QuickSettings } from './quick-settings.tsx';
import { WeekLine } from './week-line.tsx';

const engine = engineClient();

export function ExtensionFooter() {
  const { say } = useLanguage();
  return (
    <footer className="mt-3 border-t border-line pt-3">
      <WeekLine engine={engine} />
      <EngineStatusLine />
      <nav className="mt-2 flex flex-wrap gap-x-4 gap-y-1" aria-label={say('extensionName')}>
        <a href="/elsewhere.html" target="_blank" rel="noreferrer" data-coatcheck="elsewhere">
          <ElsewhereIcon />
          {say('elsewhere')}
        </a>
        <a href="/demo.html" target="_blank" rel="noreferrer">
          <DemoIcon />
          {say('demo')}
        </a>
        <a href="/options.html" target="_blank" rel="noreferrer">
          <SettingsIcon />
          {say('options')}
        </a>
      </nav>
    </footer>
  );
}

/** Below the prompt: the most used settings and the engine's status. Reading them may start the engine. */
export function SettingsAndFooter({ origin }: { readonly origin?: string }) {
  return (
    <>
      <div className="mt-4 border-t border-line pt-3">
        <QuickSettings {...(origin === undefined ? {} : { origin })} />
      </div>
      <ExtensionFooter />
    </>
  );
}

/** The popup's view of the tab: its prompt, and below it the most used settings. */
export function TabView({ link }: { readonly link: PageConnection }) {
  const { say } = useLanguage();
  const { isLocked, unlockForm } = useUnlockForm();
  if (link.kind === 'looking')
    return (
      <main>
        <p className="cc-muted">{say('lookingAtTab')}</p>
      </main>
    );
  return (
    <>
      <main>
        {/* Rendering does not wait for the vault's state, because reading it may start the engine. */}
        {unlockForm}
        {link.kind === 'none' ? <NoChatMessage /> : <PopupPrompt state={link.state} act={link.act} />}
      </main>
      {/* Settings cannot be read from a locked vault. */}
      {isLocked ? null : (
        <div className="mt-3">
          <PopupDetails name="protection" title={say('protection')}>
            <QuickSettings {...(link.kind === 'page' ? { origin: link.state.site.origin } : {})} />
          </PopupDetails>
        </div>
      )}
      <ExtensionFooter />
    </>
  );
}
