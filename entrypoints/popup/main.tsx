import { createRoot } from 'react-dom/client';
import { startPageLanguage } from '../../components/page-language.ts';
import { Popup } from './popup.tsx';

const root = document.getElementById('root');
void startPageLanguage(({ say }) => say('extensionName')).then(() => {
  if (root) createRoot(root).render(<Popup />);
});
