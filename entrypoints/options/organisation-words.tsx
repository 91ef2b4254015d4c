import { useLanguage } from '../../components/language.ts';
import { RiskSign } from '../../components/risk-sign.tsx';
import { SetByOrganisationNote } from '../../components/set-by-organisation.tsx';
import { typeNameText } from '../../components/words.ts';
import type { DictionaryEntry } from '../../lib/detect/dictionary.ts';

/** The organisation's dictionary entries, read-only. */
export function OrganisationWords({ entries }: { readonly entries: readonly DictionaryEntry[] }) {
  const language = useLanguage();
  const { say } = language;
  if (entries.length === 0) return null;
  return (
    <div className="cc-stack" data-coatcheck="pushed-words">
      <h3>{say('wordsOfOrganisation')}</h3>
      <ul className="cc-spans" aria-label={say('wordsOfOrganisation')}>
        {entries.map(({ term, pattern, type, risk }) => (
          <li key={`${pattern}:${term}`} className="cc-span-head">
            <span className="cc-grow wrap-anywhere">
              {pattern ? <code>/{term}/</code> : term}
              <span className="cc-muted"> · {typeNameText(type, language)}</span>
            </span>
            <span className="cc-chip" data-risk={risk}>
              <RiskSign risk={risk} />
            </span>
          </li>
        ))}
      </ul>
      <SetByOrganisationNote />
    </div>
  );
}
