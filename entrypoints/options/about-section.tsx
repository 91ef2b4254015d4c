import { useEffect, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import type { EngineClient } from '../../lib/engine/client.ts';
import { CopyDiagnostics } from './copy-diagnostics.tsx';
import { OptionsSection } from './section.tsx';
import { SHIPPED_MODELS } from './shipped-models.ts';

function Models() {
  const { say, bytes } = useLanguage();
  return (
    <ul className="grid gap-2" aria-label={say('models')} data-coatcheck="about-models">
      {SHIPPED_MODELS.map(({ name, purpose, version, bytes: size, licence }) => (
        <li key={name}>
          <strong>{name}</strong> {say(purpose)}
          <p className="cc-muted">{say('modelFacts', { version, size: bytes(size), licence })}</p>
        </li>
      ))}
    </ul>
  );
}

export function AboutSection({ engine }: { readonly engine: EngineClient }) {
  const { say } = useLanguage();
  const [version, setVersion] = useState('');
  useEffect(() => setVersion(browser.runtime.getManifest().version), []);
  return (
    <OptionsSection id="about" title={say('about')}>
      <p data-coatcheck="about-version">{say('aboutText', { version })}</p>
      <h3>{say('whereDataStays')}</h3>
      <p>{say('whereDataStaysText')}</p>
      <h3>{say('modelsShipped')}</h3>
      <Models />
      <h3>{say('documents')}</h3>
      <ul className="grid gap-1">
        <li>
          <a href="/privacy.txt">{say('privacyStatement')}</a>
        </li>
        <li>
          <a href="/licence.txt">{say('ownLicence')}</a>
        </li>
        <li>
          <a href="/third-party-licences.txt">{say('otherLicences')}</a>
        </li>
        <li>
          <a href="/welcome.html">{say('welcome')}</a>
        </li>
        <li>
          <a href="/demo.html">{say('demoChat')}</a>
        </li>
      </ul>
      <CopyDiagnostics engine={engine} />
    </OptionsSection>
  );
}
