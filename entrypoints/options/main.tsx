import { createRoot } from 'react-dom/client';
import { initialisePageLanguage } from '../../components/page-language.ts';
import { OptionsPage } from './options.tsx';

const root = document.getElementById('root');
void initialisePageLanguage(({ say }) => say('optionsPage')).then(() => {
  if (root) createRoot(root).render(<OptionsPage />);
});
