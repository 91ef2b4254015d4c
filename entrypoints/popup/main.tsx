import { createRoot } from 'react-dom/client';
import { initialisePageLanguage } from '../../components/page-language.ts';
import { startReadingTab } from '../../components/tab-prompt/page-connection.ts';
import { Popup } from './popup.tsx';

const root = document.getElementById('root');
void Promise.all([startReadingTab(), initialisePageLanguage(({ say }) => say('extensionName'))]).then(() => {
  if (root) createRoot(root).render(<Popup />);
});
