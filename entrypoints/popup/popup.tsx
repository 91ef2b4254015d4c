import { EngineStatusLine } from '../../components/engine-status.tsx';
import { LedgerLine } from '../../components/ledger-line.tsx';
import { PrivateAlways, PrivateButtons } from '../../components/private/buttons.tsx';
import { RestoreToggle } from '../../components/restore-toggle.tsx';
import { Review } from '../../components/review.tsx';
import { summaryOf } from '../../components/words.ts';
import type { PromptAction, PromptState } from '../../lib/page/prompt-state.ts';
import { usePageLink } from './page-link.ts';
import { SiteHealthPart } from './site-health.tsx';
import { UseHere } from './use-here.tsx';

function Page({ state, act }: { readonly state: PromptState; readonly act: (action: PromptAction) => void }) {
  return (
    <div className="cc-stack">
      <div className="cc-row">
        <div className="cc-grow">
          <strong>{state.site.name}</strong>
          <p className="cc-muted">{summaryOf(state).words}</p>
        </div>
        <label className="cc-row">
          <input
            type="checkbox"
            data-coatcheck="site-switch"
            checked={state.site.enabled}
            onChange={(event) => act({ do: 'set-enabled', enabled: event.target.checked })}
          />
          Protect here
        </label>
      </div>
      {state.site.enabled ? (
        <Review state={state} act={act} />
      ) : (
        <p>Coatcheck is off on this site: prompts are sent as you write them. Turn it on above.</p>
      )}
      {state.site.enabled ? <PrivateAlways state={state} act={act} /> : null}
      {state.site.enabled && state.health ? <SiteHealthPart health={state.health} act={act} /> : null}
      {state.ledger ? <LedgerLine ledger={state.ledger} /> : null}
      <div className="cc-row">
        <RestoreToggle replies={state.replies} act={act} className="cc-button" />
        {state.site.enabled ? <PrivateButtons state={state} act={act} /> : null}
        {state.annotations.length > 0 ? (
          <button type="button" className="cc-button" data-coatcheck="undo" onClick={() => act({ do: 'undo' })}>
            Undo
          </button>
        ) : null}
      </div>
    </div>
  );
}

function NoChat() {
  return (
    <div className="cc-stack" data-coatcheck="no-chat">
      <strong>No chat on this tab</strong>
      <p className="cc-muted">
        Open a chat that Coatcheck knows and start to write. If the chat was open before Coatcheck was installed, reload
        it.
      </p>
      <UseHere />
      <p>
        <a href="/demo.html" target="_blank" rel="noreferrer">
          Open the demo
        </a>
      </p>
    </div>
  );
}

export function Popup() {
  const link = usePageLink();
  return (
    <div className="cc p-4">
      <header className="mb-3 flex items-center gap-2">
        <img src="/icon/32.png" alt="" width="24" height="24" />
        <h1 className="text-base font-semibold">Coatcheck</h1>
      </header>
      <main>
        {link.kind === 'looking' ? <p className="cc-muted">Looking at this tab…</p> : null}
        {link.kind === 'none' ? <NoChat /> : null}
        {link.kind === 'page' ? <Page state={link.state} act={link.act} /> : null}
      </main>
      <footer className="mt-4 border-t border-line pt-3">
        <EngineStatusLine />
        <nav className="mt-1 flex gap-4" aria-label="Coatcheck">
          <a href="/demo.html" target="_blank" rel="noreferrer">
            Demo
          </a>
          <a href="/options.html" target="_blank" rel="noreferrer">
            Options
          </a>
        </nav>
      </footer>
    </div>
  );
}
