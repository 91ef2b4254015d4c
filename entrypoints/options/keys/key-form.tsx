import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage } from '../../../components/language.ts';
import { NoticeCard } from '../../../components/notice.tsx';
import { type Said, said } from '../../../lib/language/message.ts';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly action: string;
  /** Said where it fails. */
  readonly failed: Said;
  readonly run: (form: FormData) => Promise<void>;
  readonly children: ReactNode;
}

const differs = (form: FormData) => form.has('again') && form.get('again') !== form.get('next');

/** One thing to do with the keys, closed until it is wanted. What was typed stays where it fails. */
export function KeyForm({ name, title, action, failed, run, children }: Props) {
  const { say } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<Said>();
  const [open, setOpen] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const own = event.currentTarget;
    const form = new FormData(own);
    if (differs(form)) return setReason(said('passphrasesDiffer'));
    setReason(undefined);
    setBusy(true);
    try {
      await run(form);
      own.reset();
      setOpen(false);
    } catch (cause) {
      setReason(cause instanceof Error ? { english: cause.message } : said('tryAgainOrReload'));
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
