import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { NoticeCard } from '../../components/notice.tsx';
import { engineClient } from '../../lib/engine/client.ts';
import { type Said, said } from '../../lib/language/message.ts';
import type { Notice } from '../../lib/page/prompt-state.ts';
import { DictionaryEditor } from './dictionary-editor.tsx';
import { LanguageSection } from './language-section.tsx';
import { ModelsSection } from './models-section.tsx';
import { Section } from './section.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SitesSection } from './sites-section.tsx';
import { VaultSection } from './vault-section.tsx';

const engine = engineClient();

function About() {
  const { say } = useLanguage();
  const [version, setVersion] = useState('');
  useEffect(() => setVersion(browser.runtime.getManifest().version), []);
  return (
    <Section title={say('about')}>
      <p>{say('aboutText', { version })}</p>
      <p>
        <a href="/welcome.html">{say('welcome')}</a> · <a href="/demo.html">{say('demoChat')}</a>
      </p>
    </Section>
  );
}

export function Options() {
  const { say } = useLanguage();
  const [notice, setNotice] = useState<Notice>();
  const report = useCallback((title: Said, cause: unknown) => {
    const detail = cause instanceof Error ? { english: cause.message } : said('tryAgainOrReload');
    setNotice({ tone: 'error', title, detail: [detail] });
  }, []);
  const refuse = useCallback((title: Said, advice: Said) => setNotice({ tone: 'error', title, detail: [advice] }), []);
  const confirm = useCallback((title: Said) => setNotice({ tone: 'success', title, detail: [] }), []);
  return (
    <main className="cc mx-auto max-w-3xl px-6 py-8">
      <h1 className="text-2xl font-semibold">{say('optionsPage')}</h1>
      <div className="sticky top-2 z-10 mt-3">
        {notice ? <NoticeCard notice={notice} onDismiss={() => setNotice(undefined)} /> : null}
      </div>
      <LanguageSection report={report} />
      <SettingsForm engine={engine} report={report} />
      <DictionaryEditor engine={engine} report={report} confirm={confirm} />
      <ModelsSection engine={engine} report={report} refuse={refuse} confirm={confirm} />
      <SitesSection report={report} confirm={confirm} />
      <VaultSection engine={engine} report={report} confirm={confirm} />
      <About />
    </main>
  );
}
