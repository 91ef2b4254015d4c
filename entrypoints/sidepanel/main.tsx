import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useLanguage } from '../../components/language.ts';
import { initialisePageLanguage } from '../../components/page-language.ts';
import { startReadingTab, usePageConnection } from '../../components/tab-prompt/page-connection.ts';
import { PromptAndReplies, type SidePanelView } from '../../components/tab-prompt/prompt-and-replies.tsx';
import { TabView } from '../../components/tab-prompt/tab-view.tsx';
import { engineClient } from '../../lib/engine/client.ts';

const root = document.getElementById('root');

function SidePanel() {
  const { say } = useLanguage();
  const [engine] = useState(engineClient);
  const link = usePageConnection();
  // The chosen view is kept here, so that it survives while the person looks at a tab without a chat.
  const [view, setView] = useState<SidePanelView>('prompt');
  return (
    <div className="cc p-4">
      {/* The browser shows the extension's name above the panel, but not as a heading for screen readers. */}
      <header className="cc-hidden">
        <h1>{say('extensionName')}</h1>
      </header>
      {link.kind === 'page' ? (
        <PromptAndReplies page={link} engine={engine} view={view} onView={setView} />
      ) : (
        <TabView link={link} />
      )}
    </div>
  );
}

void Promise.all([startReadingTab(), initialisePageLanguage(({ say }) => say('extensionName'))]).then(() => {
  if (root) createRoot(root).render(<SidePanel />);
});
