import { createRoot } from 'react-dom/client';
import { startPageLanguage } from '../../components/page-language.ts';
import { startReadingTab } from '../../components/tab-prompt/page-connection.ts';
import { Popup } from './popup.tsx';

const root = document.getElementById('root');
void Promise.all([startReadingTab(), startPageLanguage(({ say }) => say('extensionName'))]).then(() => {
  if (root) createRoot(root).render(<Popup />);
});
