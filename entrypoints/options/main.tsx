import { createRoot } from 'react-dom/client';
import { startPageLanguage } from '../../components/page-language.ts';
import { OptionsPage } from './options.tsx';

const root = document.getElementById('root');
void startPageLanguage(({ say }) => say('optionsPage')).then(() => {
  if (root) createRoot(root).render(<OptionsPage />);
});
