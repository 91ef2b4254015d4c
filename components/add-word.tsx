import { type FormEvent, useId, useState } from 'react';
import type { Span } from '../lib/text/span.ts';

interface Props {
  readonly text: string;
  readonly onAdd: (span: Span) => void;
}

export function AddWord({ text, onAdd }: Props) {
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
      <label htmlFor={id} className="cc-muted">
        Also protect
      </label>
      <input
        id={id}
        className="cc-input cc-grow"
        value={word}
        onChange={(event) => setWord(event.target.value)}
        placeholder="a word from your text"
        data-coatcheck="add-word"
        autoComplete="off"
      />
      <button type="submit" className="cc-button" data-coatcheck="add">
        Protect
      </button>
      {missing ? <p role="status">These words are not in your text. Type them just as you wrote them.</p> : null}
    </form>
  );
}
