import { lessReliableLanguageOf } from '../lib/detect/less-reliable-languages.ts';
import { useLanguage } from './language.ts';
import { ToneIcon } from './notice.tsx';

/** Warns if names in the prompt's language are found less reliably; otherwise renders nothing. */
export function LessReliableLanguageNotice({ text }: { readonly text: string }) {
  const { say, languageName } = useLanguage();
  const unsure = lessReliableLanguageOf(text);
  if (!unsure) return null;
  return (
    <div className="cc-notice" role="status" data-tone="warning" data-coatcheck="less-sure">
      <ToneIcon tone="warning" />
      <p className="cc-grow">{say('lessSure', { language: languageName(unsure) })}</p>
    </div>
  );
}
