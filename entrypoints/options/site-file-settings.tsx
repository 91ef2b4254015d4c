// Imports and exports a file of site adapters; an import shows its changes before it is used.
import { useCallback, useEffect, useState } from 'react';
import { FileButton } from '../../components/file-button.tsx';
import { DownloadIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import { RemoveButton } from '../../components/remove-button.tsx';
import { saveFile } from '../../components/save-file.ts';
import { SetByOrganisationNote } from '../../components/set-by-organisation.tsx';
import { CodedError } from '../../lib/language/coded-error.ts';
import { type Said, said } from '../../lib/language/message.ts';
import {
  applySiteFile,
  type ImportedSites,
  onImportedSitesChanged,
  readImportedSites,
  removeImportedSites,
  SITE_FILE_CHECKS,
  undoSiteImport,
} from '../../lib/page/site/imported-sites.ts';
import { requestSitesAccess } from '../../lib/page/site/sites-added-by-person.ts';
import { generic } from '../../lib/sites/generic.ts';
import {
  adapterWithSiteFile,
  parseSiteFile,
  type SiteChange,
  type SiteFile,
  siteFileChanges,
  siteFileOf,
} from '../../lib/sites/site-file.ts';
import { SITES } from '../../lib/sites/sites.ts';

interface Props {
  readonly report: (title: Said, cause: unknown) => void;
  readonly confirm: (title: Said) => void;
}

const isShipped = (id: string) => SITES.some((site) => site.id === id);

const newOrigins = (file: SiteFile): string[] =>
  file.sites.filter(({ id }) => !isShipped(id)).flatMap(({ hosts = [] }) => hosts.map((host) => `https://${host}`));

function SiteChangeRow({ change: { site, field, before, after } }: { readonly change: SiteChange }) {
  const { say } = useLanguage();
  return (
    <li data-coatcheck="site-change">
      <strong>{site}</strong> · {field}
      {before.length > 0 ? (
        <p className="cc-muted">
          {say('siteFileBefore')} <code>{before.join(' | ')}</code>
        </p>
      ) : null}
      <p>
        {say('siteFileAfter')} <code>{after.join(' | ')}</code>
      </p>
    </li>
  );
}

interface OfferProps {
  readonly file: SiteFile;
  readonly onUse: () => void;
  readonly onCancel: () => void;
}

function SiteFileOffer({ file, onUse, onCancel }: OfferProps) {
  const { say } = useLanguage();
  const changes = siteFileChanges(file, SITES, generic);
  const origins = newOrigins(file);
  return (
    <div data-coatcheck="site-file-offer">
      <p>{say('siteFileChanges', { revision: file.revision, count: changes.length })}</p>
      <ul className="grid gap-2">
        {changes.map((change) => (
          <SiteChangeRow key={`${change.site} ${change.field}`} change={change} />
        ))}
      </ul>
      {origins.length > 0 ? <p>{say('siteFileAsks', { sites: origins.join(', ') })}</p> : null}
      <div className="cc-row">
        <button type="button" className="cc-button" data-coatcheck="use-site-file" onClick={onUse}>
          {say('siteFileUse')}
        </button>
        <button type="button" className="cc-button" onClick={onCancel}>
          {say('notNow')}
        </button>
      </div>
    </div>
  );
}

interface SiteFileNowProps {
  readonly imported: ImportedSites;
  readonly onUndo: () => void;
  readonly onRemove: () => void;
}

/** The file in use, with buttons that undo or remove it; a file that an organisation pushed cannot be removed. */
function CurrentSiteFile({ imported: { file, before, isPushed }, onUndo, onRemove }: SiteFileNowProps) {
  const { say } = useLanguage();
  return (
    <div className="cc-row" data-coatcheck="site-file-now">
      <span className="cc-grow">{say('siteFileNow', { revision: file.revision })}</span>
      <SetByOrganisationNote isSet={isPushed === true} />
      {before ? (
        <button type="button" className="cc-button" onClick={onUndo} data-coatcheck="undo-site-file">
          {say('siteFileUndo', { revision: before.file.revision })}
        </button>
      ) : null}
      {isPushed ? null : (
        <RemoveButton
          part="remove-site-file"
          name={file.revision}
          title={say('removeNamed', { name: file.revision })}
          warning={say('siteFileRemoveWarning')}
          onConfirm={onRemove}
        />
      )}
    </div>
  );
}

function exportSites(imported: ImportedSites | undefined): void {
  const shipped = SITES.map((site) => adapterWithSiteFile(site, generic, imported?.file, ''));
  const added = (imported?.file.sites ?? []).filter(({ id }) => !isShipped(id));
  const version = browser.runtime.getManifest().version;
  const file = siteFileOf(shipped, imported ? `${version}, ${imported.file.revision}` : version);
  saveFile(
    'coatcheck-sites.json',
    `${JSON.stringify({ ...file, sites: [...file.sites, ...added] }, null, 2)}\n`,
    'application/json',
  );
}

export function SiteFileSettings({ report, confirm }: Props) {
  const { say } = useLanguage();
  const [imported, setImported] = useState<ImportedSites>();
  const [offer, setOffer] = useState<SiteFile>();
  const load = useCallback(() => {
    readImportedSites().then(setImported, (cause) => report(said('sitesNotRead'), cause));
  }, [report]);
  useEffect(() => {
    load();
    return onImportedSitesChanged(load);
  }, [load]);

  const change = (done: Promise<void>, title: Said) =>
    void done.then(
      () => confirm(title),
      (cause) => report(said('sitesNotChanged'), cause),
    );

  async function read(file: File): Promise<void> {
    try {
      setOffer(parseSiteFile(await file.text(), SITE_FILE_CHECKS));
    } catch (cause) {
      setOffer(undefined);
      report(said('siteFileRefused', { file: file.name }), cause);
    }
  }

  function apply(file: SiteFile): void {
    const origins = newOrigins(file);
    // Called directly in the click, because browsers ask for permissions only there.
    const asked = origins.length > 0 ? requestSitesAccess(origins) : Promise.resolve(true);
    const use = async (isGranted: boolean) => {
      if (!isGranted) throw new CodedError(said('useHereRefused'));
      await applySiteFile(file);
      setOffer(undefined);
    };
    change(asked.then(use), said('siteFileUsed', { revision: file.revision }));
  }

  return (
    <div className="grid gap-3" data-coatcheck="site-file">
      <h3>{say('siteFile')}</h3>
      <p className="cc-muted">{say('siteFileLead')}</p>
      {imported ? (
        <CurrentSiteFile
          imported={imported}
          onUndo={() => change(undoSiteImport(), said('siteFileUndone'))}
          onRemove={() => change(removeImportedSites(), said('siteFileRemoved'))}
        />
      ) : null}
      {offer ? <SiteFileOffer file={offer} onUse={() => apply(offer)} onCancel={() => setOffer(undefined)} /> : null}
      <div className="cc-row">
        {imported?.isPushed ? null : (
          <FileButton label={say('siteFileImport')} accept=".json" onFile={(file) => void read(file)} />
        )}
        <button type="button" className="cc-button" onClick={() => exportSites(imported)}>
          <DownloadIcon />
          {say('siteFileExport')}
        </button>
      </div>
    </div>
  );
}
