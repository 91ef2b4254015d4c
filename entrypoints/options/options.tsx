import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { NoticeCard } from '../../components/notice.tsx';
import { UnlockForm, useVaultState } from '../../components/vault-lock.tsx';
import { engineClient } from '../../lib/engine/client.ts';
import { requestExtensionReload } from '../../lib/engine/own-pages.ts';
import { textOfError } from '../../lib/language/coded-error.ts';
import { type Said, said } from '../../lib/language/message.ts';
import type { PanelNotice } from '../../lib/page/prompt/prompt-state.ts';
import { AboutSection } from './about-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { DictionaryEditor } from './dictionary-editor.tsx';
import { KeysSection } from './keys/keys-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { ModelServerSection } from './model-server-section.tsx';
import { ModelsSection } from './models-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { LedgerSection } from './records/ledger-section.tsx';
import { ReceiptsSection } from './records/receipts-section.tsx';
import { SavedNote, useSaveCount } from './saved-note.tsx';
import type { ConfirmingSectionProps, SavingSectionProps } from './section.tsx';
import { SectionLinks } from './section-links.tsx';
import { OPTIONS_SECTIONS, SECTIONS_SHOWN_WHILE_LOCKED } from './section-list.ts';
import { SectionSearchContext, useSearch } from './section-search.ts';
import { SettingsForm } from './settings-form.tsx';
import { ShortcutsSection } from './shortcuts-section.tsx';
import { SitesSection } from './sites-section.tsx';
import { SyncSection } from './sync/sync-section.tsx';
import { useDictionary } from './use-dictionary.ts';
import { VaultSection } from './vault-section.tsx';

const engine = engineClient();

const ALL_SECTIONS = OPTIONS_SECTIONS.map(([id]) => id);
const SECTIONS_IF_LOCKED = ALL_SECTIONS.filter((id) => SECTIONS_SHOWN_WHILE_LOCKED.has(id));

/** Scrolls to the section in the address (`#keys`) once the sections are rendered. */
function useAddressWithin(isDrawn: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!isDrawn || done.current) return;
    done.current = true;
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isDrawn]);
}

/** The sections that change the person's words, which are read once for both. */
function WordSections(props: ConfirmingSectionProps & SavingSectionProps) {
  const dictionary = useDictionary(props);
  return (
    <>
      <DetailsSection dictionary={dictionary} />
      <DictionaryEditor {...props} dictionary={dictionary} />
    </>
  );
}

export function OptionsPage() {
  const { say } = useLanguage();
  const main = useRef<HTMLElement>(null);
  const { query, setQuery, missing, search } = useSearch(main);
  const [notice, setNotice] = useState<PanelNotice>();
  const [savedCount, saved] = useSaveCount();
  const { vault, refresh } = useVaultState(engine);
  /** Increased to render the sections that show the vault's contents anew, so that they read it again. */
  const [contents, setContents] = useState(0);
  const report = useCallback((title: Said, cause: unknown) => {
    const detail = cause instanceof Error ? textOfError(cause) : said('tryAgainOrReload');
    setNotice({ tone: 'error', title, detail: [detail] });
  }, []);
  const refuse = useCallback((title: Said, advice: Said) => setNotice({ tone: 'error', title, detail: [advice] }), []);
  const confirm = useCallback((title: Said) => setNotice({ tone: 'success', title, detail: [] }), []);
  const changed = useCallback(() => {
    // The state first: sections that read a vault which has just been locked would report an error over the passphrase field.
    void refresh().then(() => setContents((before) => before + 1));
  }, [refresh]);
  const readAgain = useCallback(() => {
    setNotice(undefined);
    changed();
  }, [changed]);
  const steps = {
    'try-again': readAgain,
    'reload-extension': () => void requestExtensionReload(),
    vault: () => document.getElementById('vault')?.scrollIntoView(),
    models: () => document.getElementById('models')?.scrollIntoView(),
  };
  const isLocked = vault?.isLocked === true;
  useAddressWithin(vault !== undefined);
  const room = { engine, report };
  return (
    <div className="cc options-page">
      <header>
        <h1>{say('optionsPage')}</h1>
      </header>
      <SectionLinks
        shown={(isLocked ? SECTIONS_IF_LOCKED : ALL_SECTIONS).filter((id) => !missing.includes(id))}
        query={query}
        onQuery={setQuery}
      />
      <SectionSearchContext value={search}>
        <main ref={main}>
          <div className="options-notice">
            {notice ? <NoticeCard notice={notice} steps={steps} onDismiss={() => setNotice(undefined)} /> : null}
            <SavedNote count={savedCount} />
          </div>
          {isLocked ? <UnlockForm engine={engine} onUnlocked={readAgain} /> : null}
          {isLocked ? null : (
            <div key={contents}>
              <SettingsForm {...room} saved={saved} />
              <WordSections {...room} confirm={confirm} saved={saved} />
              <SitesSection {...room} confirm={confirm} />
            </div>
          )}
          <VaultSection {...room} confirm={confirm} isLocked={isLocked} onChanged={changed} key={`vault ${contents}`} />
          {vault && !isLocked ? <KeysSection {...room} confirm={confirm} vault={vault} onChanged={changed} /> : null}
          {vault && !isLocked ? <SyncSection {...room} confirm={confirm} key={`sync ${contents}`} /> : null}
          <PicturesSection report={report} />
          <ShortcutsSection report={report} />
          <LanguageSection report={report} saved={saved} />
          <AboutSection engine={engine} />
          {isLocked ? null : (
            <div key={`advanced ${contents}`}>
              {query === '' ? <h2 className="options-advanced">{say('optionsAdvanced')}</h2> : null}
              <ModelsSection {...room} refuse={refuse} confirm={confirm} />
              <ModelServerSection {...room} confirm={confirm} />
              <LedgerSection {...room} />
              <ReceiptsSection {...room} />
            </div>
          )}
        </main>
      </SectionSearchContext>
    </div>
  );
}
