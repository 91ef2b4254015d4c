// "My details": names, addresses and numbers of the person, typed or pasted once. They are dictionary entries that are found in every form.
import { type FormEvent, useId } from 'react';
import { PlusIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import { NO_TYPING_SUGGESTIONS } from '../../components/no-typing-suggestions.ts';
import { RemoveAtOnceButton } from '../../components/remove-button.tsx';
import { typeNameText } from '../../components/words.ts';
import type { DictionaryEntry } from '../../lib/detect/dictionary.ts';
import { identityOf, isSameTerm, mergeDictionaryEntries } from '../../lib/detect/dictionary-entries.ts';
import { DETAIL_TYPES, type DetailType, ownDetailType } from '../../lib/detect/own-detail-type.ts';
import { OptionsSection } from './section.tsx';
import type { DictionaryState } from './use-dictionary.ts';

/** Names get the level of other names, at which a reply can use them in every form; numbers and addresses the highest. */
const detailEntry = (term: string, type: DetailType): DictionaryEntry => ({
  ...{ term, type, pattern: false, caseSensitive: false, detail: true },
  risk: type === 'PERSON' || type === 'ORGANIZATION' ? 4 : 5,
});

const linesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n\r;]+/u)
      .map((line) => line.replace(/\s+/gu, ' ').trim())
      .filter((line) => line !== ''),
  ),
];

function AddDetails({ onAdd }: { readonly onAdd: (lines: readonly string[]) => Promise<boolean> }) {
  const { say } = useLanguage();
  const hint = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const lines = linesOf(String(new FormData(form).get('details') ?? ''));
    if (lines.length === 0) return;
    void onAdd(lines).then((isStored) => {
      if (isStored) form.reset();
    });
  };
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-2">
      <textarea
        name="details"
        required
        rows={4}
        className="cc-input w-full"
        data-coatcheck="details-text"
        aria-label={say('details')}
        aria-describedby={hint}
        placeholder={say('detailsExample')}
        {...NO_TYPING_SUGGESTIONS}
      />
      <p id={hint} className="cc-muted">
        {say('detailsOnePerLine')}
      </p>
      <button type="submit" className="cc-button cc-primary" data-coatcheck="details-add">
        <PlusIcon />
        {say('add')}
      </button>
    </form>
  );
}

interface RowProps {
  readonly entry: DictionaryEntry;
  readonly onType: (type: DetailType) => void;
  readonly onRemove: () => void;
}

function DetailRow({ entry, onType, onRemove }: RowProps) {
  const language = useLanguage();
  const { say } = language;
  return (
    <li className="cc-span-head options-detail" data-coatcheck="detail">
      <span className="cc-grow wrap-anywhere">{entry.term}</span>
      <select
        className="cc-input"
        aria-label={say('detailTypeOf', { detail: entry.term })}
        value={entry.type}
        onChange={(event) => onType(DETAIL_TYPES.find((type) => type === event.target.value) ?? 'PERSON')}
      >
        {DETAIL_TYPES.map((type) => (
          <option key={type} value={type}>
            {typeNameText(type, language)}
          </option>
        ))}
      </select>
      <RemoveAtOnceButton name={entry.term} onClick={onRemove} />
    </li>
  );
}

export function DetailsSection({ dictionary: { entries, store } }: { readonly dictionary: DictionaryState }) {
  const { say } = useLanguage();
  if (!entries)
    return (
      <OptionsSection id="details" title={say('details')}>
        {say('dictionaryReading')}
      </OptionsSection>
    );
  const details = entries.filter(({ detail }) => detail);
  const add = async (lines: readonly string[]) => {
    const added = await Promise.all(lines.map(async (line) => detailEntry(line, await ownDetailType(line))));
    return store(mergeDictionaryEntries(entries, added));
  };
  const retype = (entry: DictionaryEntry, type: DetailType) =>
    store(entries.map((other) => (isSameTerm(other, entry) ? detailEntry(entry.term, type) : other)));
  return (
    <OptionsSection id="details" title={say('details')}>
      <p className="cc-muted">{say('detailsLead')}</p>
      <AddDetails onAdd={add} />
      <ul className="cc-spans" aria-label={say('detailsKept')} hidden={details.length === 0}>
        {details.map((entry) => (
          <DetailRow
            key={identityOf(entry)}
            entry={entry}
            onType={(type) => void retype(entry, type)}
            onRemove={() => void store(entries.filter((other) => !isSameTerm(other, entry)))}
          />
        ))}
      </ul>
      <p className="cc-muted">{say('detailsWhere')}</p>
    </OptionsSection>
  );
}
