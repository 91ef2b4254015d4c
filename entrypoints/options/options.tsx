import { useCallback, useEffect, useState } from 'react';
import { NoticeCard } from '../../components/notice.tsx';
import { engineClient } from '../../lib/engine/client.ts';
import type { Notice } from '../../lib/page/prompt-state.ts';
import { DictionaryEditor } from './dictionary-editor.tsx';
import { ModelsSection } from './models-section.tsx';
import { Section } from './section.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SitesSection } from './sites-section.tsx';
import { VaultSection } from './vault-section.tsx';

const engine = engineClient();

function About() {
  const [version, setVersion] = useState('');
  useEffect(() => setVersion(browser.runtime.getManifest().version), []);
  return (
    <Section title="About">
      <p>Coatcheck {version}, Apache License 2.0. It makes no network calls for your text.</p>
      <p>
        <a href="/welcome.html">Welcome</a> · <a href="/demo.html">Demo chat</a>
      </p>
    </Section>
  );
}

export function Options() {
  const [notice, setNotice] = useState<Notice>();
  const report = useCallback((title: string, cause: unknown) => {
    const detail = cause instanceof Error ? cause.message : 'Try again; if it happens again, reload the extension.';
    setNotice({ tone: 'error', title, detail });
  }, []);
  const confirm = useCallback((title: string) => setNotice({ tone: 'success', title, detail: '' }), []);
  return (
    <main className="cc mx-auto max-w-3xl px-6 py-8">
      <h1 className="text-2xl font-semibold">Coatcheck options</h1>
      <div className="sticky top-2 z-10 mt-3">
        {notice ? <NoticeCard notice={notice} onDismiss={() => setNotice(undefined)} /> : null}
      </div>
      <SettingsForm engine={engine} report={report} />
      <DictionaryEditor engine={engine} report={report} confirm={confirm} />
      <ModelsSection engine={engine} report={report} confirm={confirm} />
      <SitesSection report={report} confirm={confirm} />
      <VaultSection engine={engine} report={report} confirm={confirm} />
      <About />
    </main>
  );
}
