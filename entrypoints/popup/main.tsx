import { createRoot } from 'react-dom/client';
import { startPageLanguage } from '../../components/page-language.ts';
import { beginLooking } from '../../components/tab-prompt/page-link.ts';
import { Popup } from './popup.tsx';

const root = document.getElementById('root');
void Promise.all([beginLooking(), startPageLanguage(({ say }) => say('extensionName'))]).then(() => {
  if (root) createRoot(root).render(<Popup />);
});
