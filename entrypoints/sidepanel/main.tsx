import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useLanguage } from '../../components/language.ts';
import { startPageLanguage } from '../../components/page-language.ts';
import { beginLooking, type ShownPage } from '../../components/tab-prompt/page-link.ts';
import { TabPrompt } from '../../components/tab-prompt/tab-prompt.tsx';
import { TabReplyView } from '../../components/tab-prompt/tab-replies.tsx';
import { engineClient } from '../../lib/engine/client.ts';

const root = document.getElementById('root');

function SidePanel() {
  const { say } = useLanguage();
  const [engine] = useState(engineClient);
  const repliesOf = useCallback((page: ShownPage) => <TabReplyView page={page} engine={engine} />, [engine]);
  return (
    <div className="cc p-4">
      {/* The browser writes the extension's name above the panel, where a screen reader does not look for a heading. */}
      <header className="cc-hidden">
        <h1>{say('extensionName')}</h1>
      </header>
      <TabPrompt repliesOf={repliesOf} />
    </div>
  );
}

beginLooking();
void startPageLanguage(({ say }) => say('extensionName')).then(() => {
  if (root) createRoot(root).render(<SidePanel />);
});
