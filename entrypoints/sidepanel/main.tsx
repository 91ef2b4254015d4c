import { createRoot } from 'react-dom/client';
import { useLanguage } from '../../components/language.ts';
import { startPageLanguage } from '../../components/page-language.ts';
import { TabPrompt } from '../../components/tab-prompt/tab-prompt.tsx';

const root = document.getElementById('root');

function SidePanel() {
  const { say } = useLanguage();
  return (
    <div className="cc p-4">
      {/* The browser writes the extension's name above the panel, where a screen reader does not look for a heading. */}
      <header className="cc-hidden">
        <h1>{say('extensionName')}</h1>
      </header>
      <TabPrompt />
    </div>
  );
}

void startPageLanguage(({ say }) => say('extensionName')).then(() => {
  if (root) createRoot(root).render(<SidePanel />);
});
