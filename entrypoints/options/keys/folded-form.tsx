// A folded form for one action, with a passphrase or a file. If the action fails, the typed text stays.
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage } from '../../../components/language.ts';
import { NoticeCard } from '../../../components/notice.tsx';
import { textOfError } from '../../../lib/language/coded-error.ts';
import { type Said, said } from '../../../lib/language/message.ts';

interface FormWords {
  readonly title: string;
  /** Explains the action, if the title does not. */
  readonly means?: string;
  /** The label of the button. */
  readonly action: string;
  readonly failed: Said;
}

interface Props {
  /** Names the form for tests; its button is `<name>-do`. */
  readonly name: string;
  readonly words: FormWords;
  readonly work: (form: FormData) => Promise<void>;
  readonly children: ReactNode;
}

const hasDifferentPassphrases = (form: FormData) => form.has('again') && form.get('again') !== form.get('next');

export function FoldedForm({ name, words: { title, means, action, failed }, work, children }: Props) {
  const { say } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<Said>();
  const [open, setOpen] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const own = event.currentTarget;
    const form = new FormData(own);
    if (hasDifferentPassphrases(form)) return setReason(said('passphrasesDiffer'));
    setReason(undefined);
    setBusy(true);
    try {
      await work(form);
      own.reset();
      setOpen(false);
    } catch (cause) {
      setReason(cause instanceof Error ? textOfError(cause) : said('tryAgainOrReload'));
    }
    setBusy(false);
  };
  return (
    <details
      className="cc-fold"
      data-coatcheck={name}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      <form className="grid gap-3 pt-3" onSubmit={(event) => void submit(event)}>
        {means ? <p>{means}</p> : null}
        {children}
        {reason ? <NoticeCard notice={{ tone: 'error', title: failed, detail: [reason] }} /> : null}
        <div className="cc-row">
          <button type="submit" className="cc-button cc-primary" disabled={busy} data-coatcheck={`${name}-do`}>
            {busy ? say('working') : action}
          </button>
        </div>
      </form>
    </details>
  );
}
