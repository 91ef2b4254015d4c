import { useEffect, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { Section } from './section.tsx';

export function AboutSection() {
  const { say } = useLanguage();
  const [version, setVersion] = useState('');
  useEffect(() => setVersion(browser.runtime.getManifest().version), []);
  return (
    <Section id="about" title={say('about')}>
      <p>{say('aboutText', { version })}</p>
      <p>
        <a href="/welcome.html">{say('welcome')}</a> · <a href="/demo.html">{say('demoChat')}</a>
      </p>
    </Section>
  );
}
