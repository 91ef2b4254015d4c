import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { RemoveButton } from '../../components/remove-button.tsx';
import type { ModelServerSummary } from '../../lib/engine/protocol.ts';
import { said } from '../../lib/language/message.ts';
import { downloadVectors } from '../../lib/models/vector-download.ts';
import { sitesAddedByPerson } from '../../lib/page/site/sites-added-by-person.ts';
import { ModelServerForm, type ServerAddressAndKey, serverSummaryText } from './model-server-form.tsx';
import { type ConfirmingSectionProps, OptionsSection } from './section.tsx';

interface SitesProps {
  readonly server: ModelServerSummary;
  readonly sites: readonly string[];
  readonly onChange: (sites: readonly string[]) => void;
}

/** Chooses which of the person's own sites send their prompts to the server. */
function Sites({ server, sites, onChange }: SitesProps) {
  const { say } = useLanguage();
  const listed = [...new Set([...sites, ...server.sites])].sort();
  return (
    <fieldset className="grid gap-2">
      <legend>{say('modelServerSites')}</legend>
      {listed.length === 0 ? <p className="cc-muted">{say('modelServerSitesNone')}</p> : null}
      {listed.map((origin) => (
        <label key={origin} className="cc-row">
          <input
            type="checkbox"
            data-coatcheck="model-server-site"
            checked={server.sites.includes(origin)}
            onChange={({ target }) =>
              onChange(target.checked ? [...server.sites, origin] : server.sites.filter((one) => one !== origin))
            }
          />
          <span className="cc-grow wrap-anywhere">{origin}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ServerInUseProps {
  readonly server: ModelServerSummary;
  readonly onRemove: () => void;
}

function ServerInUse({ server, onRemove }: ServerInUseProps) {
  const language = useLanguage();
  const { say } = language;
  return (
    <div className="cc-row" data-coatcheck="model-server">
      <div className="cc-grow">
        <strong className="wrap-anywhere">{say('modelServerInUse', { address: server.address })}</strong>
        <p className="cc-muted">{serverSummaryText(server, language)}</p>
        <a href="/model-chat.html" target="_blank" rel="noreferrer" data-coatcheck="model-server-chat">
          {say('modelChat')}
        </a>
      </div>
      <RemoveButton
        part="model-server-remove"
        name={server.address}
        title={say('modelServerRemoveTitle', { address: server.address })}
        warning={say('modelServerRemoveWarning')}
        onConfirm={onRemove}
      />
    </div>
  );
}

export function ModelServerSection({ engine, report, confirm }: ConfirmingSectionProps) {
  const { say } = useLanguage();
  /** Undefined until it is read; null if the person has no server. */
  const [server, setServer] = useState<ModelServerSummary | null>();
  const [sites, setSites] = useState<readonly string[]>([]);
  const failed = useCallback((cause: unknown) => report(said('modelServerNotStored'), cause), [report]);

  useEffect(() => {
    engine.getModelServer({}).then(
      ({ server: stored }) => setServer(stored ?? null),
      (cause: unknown) => report(said('settingsNotRead'), cause),
    );
    sitesAddedByPerson().then(setSites, (cause: unknown) => report(said('sitesNotRead'), cause));
  }, [engine, report]);

  const save = async ({ address, key }: ServerAddressAndKey, published: unknown) => {
    const kept = server?.address === address ? server.sites : [];
    const { server: stored } = await engine.setModelServer({ server: { address, key, sites: kept, published } });
    setServer(stored ?? null);
    confirm(said('modelServerSaved', { address }));
  };

  /** Downloads the vectors again, because the engine does not return the stored ones. */
  const changeSites = async (current: ModelServerSummary, next: readonly string[]) => {
    try {
      const { address, key } = current;
      const { published } = await downloadVectors(address, key);
      const { server: stored } = await engine.setModelServer({ server: { address, key, sites: next, published } });
      setServer(stored ?? null);
    } catch (cause) {
      failed(cause);
    }
  };

  const remove = async () => {
    try {
      await engine.setModelServer({ server: null });
      setServer(null);
      confirm(said('modelServerRemoved'));
    } catch (cause) {
      failed(cause);
    }
  };

  return (
    <OptionsSection id="model-server" title={say('modelServer')}>
      <p className="cc-muted">{say('modelServerLead')}</p>
      <p>{say('modelServerLearns')}</p>
      {server === undefined ? null : (
        <>
          {server ? <ServerInUse server={server} onRemove={() => void remove()} /> : null}
          <ModelServerForm key={server?.address ?? ''} server={server} report={report} onSave={save} />
          {server ? <Sites server={server} sites={sites} onChange={(next) => void changeSites(server, next)} /> : null}
        </>
      )}
    </OptionsSection>
  );
}
