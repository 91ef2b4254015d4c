import { createRoot } from 'react-dom/client';
import { startPageLanguage } from '../../components/page-language.ts';
import { TabPrompt } from '../../components/tab-prompt/tab-prompt.tsx';

const root = document.getElementById('root');
void startPageLanguage(({ say }) => say('extensionName')).then(() => {
  if (!root) return;
  // The browser writes the extension's name above the panel.
  createRoot(root).render(
    <div className="cc p-4">
      <TabPrompt />
    </div>,
  );
});
