// The prompt of the tab in front, for the popup and the side panel.
import { AutomaticNow } from '../automatic-now.tsx';
import { EngineStatusLine } from '../engine-status.tsx';
import { DemoIcon, SettingsIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';
import { LedgerLine } from '../ledger-line.tsx';
import { OpenPrivateView, PrivateAlways, WritePrivately } from '../private/buttons.tsx';
import { RestoreAlwaysHere } from '../restore-always.tsx';
import { RestoreToggle } from '../restore-toggle.tsx';
import { Review } from '../review.tsx';
import { UndoButton } from '../send-choices.tsx';
import { SetByOrganisation } from '../set-by-organisation.tsx';
import { UnlockHere } from '../vault-lock.tsx';
import { siteTitle, summaryOf } from '../words.ts';
import { BadgeHere } from './badge-here.tsx';
import type { PageLink, ShownPage } from './page-link.ts';
import { QuickSettings } from './quick-settings.tsx';
import { SiteHealthPart } from './site-health.tsx';
import { UseHere } from './use-here.tsx';

interface PromptProps extends Pick<ShownPage, 'state' | 'act'> {
  readonly onView?: () => void;
}

export function Prompt({ state, act, onView }: PromptProps) {
  const language = useLanguage();
  const { say } = language;
  return (
    <div className="cc-stack">
      <div className="cc-row">
        <div className="cc-grow cc-least">
          <h2>{siteTitle(state.site.name, language)}</h2>
          <p className="cc-muted">{summaryOf(state, language).words}</p>
        </div>
        <label className="cc-row">
          <input
            type="checkbox"
            role="switch"
            className="cc-switch"
            data-coatcheck="site-switch"
            checked={state.site.enabled}
            aria-checked={state.site.enabled}
            disabled={state.site.isLockedOn === true && state.site.enabled}
            onChange={(event) => act({ do: 'set-enabled', enabled: event.target.checked })}
          />
          {say('protectHere')}
        </label>
      </div>
      <SetByOrganisation isSet={state.site.isLockedOn === true} />
      {/* What a person comes back for after a send. */}
      {state.replies.surrogates > 0 ? (
        <div className="cc-row">
          {state.replies.isPrivate ? null : <RestoreToggle replies={state.replies} act={act} className="cc-button" />}
          {state.site.enabled ? <OpenPrivateView state={state} act={act} onView={onView} /> : null}
        </div>
      ) : null}
      {state.isAutomaticNow ? <AutomaticNow act={act} /> : null}
      {state.site.enabled ? <Review state={state} act={act} /> : <p>{say('popupOff')}</p>}
      {state.site.enabled ? <PrivateAlways state={state} act={act} /> : null}
      {state.site.enabled ? <RestoreAlwaysHere state={state} act={act} /> : null}
      {state.site.enabled ? <BadgeHere state={state} act={act} /> : null}
      {state.site.enabled && state.health ? <SiteHealthPart health={state.health} act={act} /> : null}
      {state.ledger ? <LedgerLine ledger={state.ledger} /> : null}
      <div className="cc-row">
        {state.site.enabled ? <WritePrivately act={act} /> : null}
        {state.annotations.length > 0 ? <UndoButton act={act} /> : null}
      </div>
    </div>
  );
}

function NoChat() {
  const { say } = useLanguage();
  return (
    <div className="cc-stack" data-coatcheck="no-chat">
      <strong>{say('noChat')}</strong>
      <p className="cc-muted">{say('noChatHint')}</p>
      <UseHere />
      <p>
        <a href="/demo.html" target="_blank" rel="noreferrer">
          {say('openDemo')}
        </a>
      </p>
    </div>
  );
}

function Foot() {
  const { say } = useLanguage();
  return (
    <footer className="mt-4 border-t border-line pt-3">
      <EngineStatusLine />
      <nav className="mt-2 flex flex-wrap gap-x-4 gap-y-1" aria-label={say('extensionName')}>
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

/** Below the prompt: what is set most often, and whether the engine is well. The engine may have to start for these. */
export function Below({ origin }: { readonly origin?: string }) {
  return (
    <>
      <div className="mt-4 border-t border-line pt-3">
        <QuickSettings {...(origin === undefined ? {} : { origin })} />
      </div>
      <Foot />
    </>
  );
}

/** The popup's view of the tab: its prompt, and below it what is set most often. */
export function TabPrompt({ link }: { readonly link: PageLink }) {
  const { say } = useLanguage();
  return (
    <>
      <main>
        {/* The engine may have to start for this: the prompt comes first. */}
        {link.kind === 'looking' ? null : <UnlockHere />}
        {link.kind === 'looking' ? <p className="cc-muted">{say('lookingAtTab')}</p> : null}
        {link.kind === 'none' ? <NoChat /> : null}
        {link.kind === 'page' ? <Prompt state={link.state} act={link.act} /> : null}
      </main>
      {link.kind === 'looking' ? null : <Below {...(link.kind === 'page' ? { origin: link.state.site.origin } : {})} />}
    </>
  );
}
