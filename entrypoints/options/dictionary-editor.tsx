import type { FormEvent } from 'react';
import { FileButton } from '../../components/file-button.tsx';
import { DownloadIcon, PlusIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import { NO_TYPING_SUGGESTIONS } from '../../components/no-typing-suggestions.ts';
import { RemoveAtOnceButton } from '../../components/remove-button.tsx';
import { RiskSign } from '../../components/risk-sign.tsx';
import { saveFile } from '../../components/save-file.ts';
import { RISK_LEVELS, riskText, typeNameText } from '../../components/words.ts';
import { ENTITY_TYPES } from '../../lib/detect/annotation.ts';
import type { DictionaryEntry } from '../../lib/detect/dictionary.ts';
import { identityOf, isSameTerm, mergeDictionaryEntries } from '../../lib/detect/dictionary-entries.ts';
import {
  formatDictionaryCsv,
  formatDictionaryJson,
  parseDictionaryCsv,
  parseDictionaryJson,
} from '../../lib/detect/dictionary-format.ts';
import { said } from '../../lib/language/message.ts';
import { DictionaryTest } from './dictionary-test.tsx';
import { OrganisationWords } from './organisation-words.tsx';
import { type ConfirmingSectionProps, OptionsSection } from './section.tsx';
import type { DictionaryState } from './use-dictionary.ts';

function entryFrom(form: FormData): DictionaryEntry {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    term: text('term').trim(),
    pattern: form.has('pattern'),
    type: ENTITY_TYPES.find((type) => type === text('type')) ?? 'MISC',
    risk: RISK_LEVELS.find((risk) => String(risk) === text('risk')) ?? 4,
    caseSensitive: form.has('caseSensitive'),
  };
}

/** The form for a new entry; the typed text stays until the entry is stored. */
function AddEntry({ onAdd }: { readonly onAdd: (entry: DictionaryEntry) => Promise<boolean> }) {
  const language = useLanguage();
  const { say } = language;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = entryFrom(new FormData(form));
    if (entry.term === '') return;
    void onAdd(entry).then((isStored) => {
      if (isStored) form.reset();
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <div className="cc-row">
        <input
          name="term"
          required
          className="cc-input cc-grow options-term"
          aria-label={say('dictionaryTerm')}
          placeholder={say('dictionaryExample')}
          {...NO_TYPING_SUGGESTIONS}
        />
        <select name="type" className="cc-input grow" aria-label={say('factWhat')} defaultValue="MISC">
          {ENTITY_TYPES.map((type) => (
            <option key={type} value={type}>
              {typeNameText(type, language)}
            </option>
          ))}
        </select>
        <select name="risk" className="cc-input grow" aria-label={say('risk')} defaultValue="4">
          {RISK_LEVELS.map((risk) => (
            <option key={risk} value={risk}>
              {risk} {riskText(risk, language).word}
            </option>
          ))}
        </select>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label className="cc-row">
          <input type="checkbox" name="pattern" /> {say('regularExpression')}
        </label>
        <label className="cc-row">
          <input type="checkbox" name="caseSensitive" /> {say('capitalsMatter')}
        </label>
        <button type="submit" className="cc-button cc-primary" data-coatcheck="dictionary-add">
          <PlusIcon />
          {say('add')}
        </button>
      </div>
    </form>
  );
}

interface EntryRowProps {
  readonly entry: DictionaryEntry;
  readonly onRemove: () => void;
  readonly onUseEverywhere: () => void;
}

/** `entries` with the entry of one site made one of all sites. */
function withEntryEverywhere(
  entries: readonly DictionaryEntry[],
  { site: _, ...everywhere }: DictionaryEntry,
): readonly DictionaryEntry[] {
  const others = entries.filter(({ detail, pattern, term }) => detail || pattern || term !== everywhere.term);
  return [...others, everywhere];
}

function EntryRow({ entry, onRemove, onUseEverywhere }: EntryRowProps) {
  const language = useLanguage();
  const { say } = language;
  return (
    <li className="cc-span-head" data-coatcheck="dictionary-entry">
      <span className="cc-grow wrap-anywhere">
        {entry.pattern ? <code>/{entry.term}/</code> : entry.term}
        <span className="cc-muted">
          {' '}
          · {typeNameText(entry.type, language)}
          {entry.learned ? ` · ${say('learnedFromClick')}` : ''}
          {entry.site === undefined ? '' : ` · ${say('learnedOnSite', { site: entry.site })}`}
        </span>
      </span>
      <span className="cc-chip" data-risk={entry.risk}>
        <RiskSign risk={entry.risk} />
      </span>
      {entry.site === undefined ? null : (
        <button type="button" className="cc-button" data-coatcheck="dictionary-everywhere" onClick={onUseEverywhere}>
          {say('useOnAllSites')}
        </button>
      )}
      <RemoveAtOnceButton name={entry.term} onClick={onRemove} />
    </li>
  );
}

interface DictionaryFilesProps {
  readonly entries: readonly DictionaryEntry[];
  readonly onFile: (file: File) => void;
}

function DictionaryFiles({ entries, onFile }: DictionaryFilesProps) {
  const { say } = useLanguage();
  return (
    <div className="cc-row">
      <FileButton label={say('importDictionary')} accept=".csv,.json" onFile={onFile} />
      <button
        type="button"
        className="cc-button"
        onClick={() => saveFile('dictionary.csv', formatDictionaryCsv(entries), 'text/csv')}
      >
        <DownloadIcon />
        {say('exportCsv')}
      </button>
      <button
        type="button"
        className="cc-button"
        onClick={() => saveFile('dictionary.json', formatDictionaryJson(entries), 'application/json')}
      >
        <DownloadIcon />
        {say('exportJson')}
      </button>
    </div>
  );
}

interface Props extends ConfirmingSectionProps {
  readonly dictionary: DictionaryState;
}

export function DictionaryEditor({ engine, report, confirm, dictionary: { entries, pushed, store } }: Props) {
  const { say } = useLanguage();
  if (!entries)
    return (
      <OptionsSection id="dictionary" title={say('dictionary')}>
        {say('dictionaryReading')}
      </OptionsSection>
    );
  // "My details" lists the others.
  const words = entries.filter(({ detail }) => !detail);
  const read = async (file: File) => {
    try {
      const content = await file.text();
      const added = file.name.toLowerCase().endsWith('.json')
        ? parseDictionaryJson(content)
        : parseDictionaryCsv(content);
      if (await store(mergeDictionaryEntries(entries, added))) {
        confirm(said('dictionaryImported', { count: added.length, file: file.name }));
      }
    } catch (cause) {
      report(said('dictionaryNotImported', { file: file.name }), cause);
    }
  };
  return (
    <OptionsSection id="dictionary" title={say('dictionary')}>
      <p className="cc-muted">{say('dictionaryLead')}</p>
      <OrganisationWords entries={pushed} />
      <AddEntry onAdd={(entry) => store(mergeDictionaryEntries(entries, [entry]))} />
      {words.length === 0 ? <p className="cc-muted">{say('dictionaryEmpty')}</p> : null}
      <ul className="cc-spans" aria-label={say('dictionaryEntries')} hidden={words.length === 0}>
        {words.map((entry) => (
          <EntryRow
            key={identityOf(entry)}
            entry={entry}
            onRemove={() => void store(entries.filter((other) => !isSameTerm(other, entry)))}
            onUseEverywhere={() => void store(withEntryEverywhere(entries, entry))}
          />
        ))}
      </ul>
      <DictionaryFiles entries={entries} onFile={(file) => void read(file)} />
      <DictionaryTest engine={engine} entries={entries} />
    </OptionsSection>
  );
}
