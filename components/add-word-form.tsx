import { type FormEvent, useId, useState } from 'react';
import type { Span } from '../lib/text/span.ts';
import { PlusIcon } from './icons.ts';
import { useLanguage } from './language.ts';
import { NO_TYPING_SUGGESTIONS } from './no-typing-suggestions.ts';

interface Props {
  readonly text: string;
  readonly onAdd: (span: Span) => void;
}

export function AddWordForm({ text, onAdd }: Props) {
  const { say } = useLanguage();
  const id = useId();
  const [word, setWord] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const start = word.trim() === '' ? -1 : text.indexOf(word.trim());
    setMissing(start < 0);
    if (start < 0) return;
    onAdd({ start, end: start + word.trim().length });
    setWord('');
  };
  return (
    <form onSubmit={submit} className="cc-row">
      <label htmlFor={id} className="cc-muted cc-whole-row">
        {say('alsoProtect')}
      </label>
      <input
        id={id}
        className="cc-input cc-grow"
        value={word}
        onChange={(event) => setWord(event.target.value)}
        placeholder={say('aWordFromYourText')}
        data-coatcheck="add-word"
        {...NO_TYPING_SUGGESTIONS}
      />
      <button type="submit" className="cc-button" data-coatcheck="add">
        <PlusIcon />
        {say('protect')}
      </button>
      {missing ? <p role="status">{say('wordsNotInText')}</p> : null}
    </form>
  );
}
