import { lessReliableLanguageOf } from '../lib/detect/less-reliable-languages.ts';
import { useLanguage } from './language.ts';
import { PlainWarning } from './plain-warning.tsx';

/** Warns if names in the prompt's language are found less reliably; otherwise renders nothing. */
export function LessReliableLanguageNotice({ text }: { readonly text: string }) {
  const { say, languageName } = useLanguage();
  const unsure = lessReliableLanguageOf(text);
  if (!unsure) return null;
  return <PlainWarning part="less-sure">{say('lessSure', { language: languageName(unsure) })}</PlainWarning>;
}
