import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { NO_TYPING_SUGGESTIONS } from '../../components/no-typing-suggestions.ts';
import type { ModelServerSummary } from '../../lib/engine/protocol.ts';
import type { Language } from '../../lib/language/language.ts';
import { said } from '../../lib/language/message.ts';
import { downloadVectors, ModelServerError } from '../../lib/models/vector-download.ts';
import { originPattern } from '../../lib/page/site/sites-added-by-person.ts';
import { readServerAddress } from '../../lib/privacy/restoration/server-address.ts';
import type { VectorSet } from '../../lib/privacy/restoration/vector-set.ts';
import type { SectionProps } from './section.tsx';

export interface ServerAddressAndKey {
  readonly address: string;
  readonly key: string;
}

interface Props extends Pick<SectionProps, 'report'> {
  readonly server: ModelServerSummary | null;
  readonly onSave: (server: ServerAddressAndKey, published: unknown) => Promise<void>;
}

/** @throws ModelServerError for an address that would carry prompts over a network unencrypted. */
function readServerForm(form: FormData): ServerAddressAndKey {
  const typed = String(form.get('address') ?? '').trim();
  const read = readServerAddress(typed);
  if ('address' in read) return { address: read.address, key: String(form.get('key') ?? '').trim() };
  if (read.fault === 'unencrypted') throw new ModelServerError(said('serverAddressUnencrypted'));
  throw new ModelServerError(said('serverAddressInvalid', { address: typed }));
}

/**
 * Asks the browser for permission to reach the server. Call it directly in a click handler, as browsers require. @throws ModelServerError
 * if the person refuses.
 */
async function requireAllowed(address: string): Promise<void> {
  const { origin, host } = new URL(address);
  const isAllowed = await browser.permissions.request({ origins: [originPattern(origin)] });
  if (!isAllowed) throw new ModelServerError(said('serverNotAllowed', { address: host }));
}

/**
 * How many characters of the vector set's hash are displayed: as many as the server prints when it starts, so that the person can compare
 * them.
 */
const SHOWN_OF_SET = 12;

export const serverSummaryText = (
  { model, factTypes, epsilon, vectorSet }: Pick<ModelServerSummary, 'model' | 'factTypes' | 'epsilon' | 'vectorSet'>,
  { say }: Language,
): string =>
  say('modelServerFound', {
    model,
    count: factTypes,
    epsilon: String(epsilon),
    set: vectorSet.slice(0, SHOWN_OF_SET),
  });

export function ModelServerForm({ server, report, onSave }: Props) {
  const language = useLanguage();
  const { say } = language;
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<VectorSet>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isSave = submitter?.dataset.coatcheck === 'model-server-save';
    setFound(undefined);
    setBusy(true);
    try {
      const wanted = readServerForm(new FormData(event.currentTarget));
      await requireAllowed(wanted.address);
      const { published, set } = await downloadVectors(wanted.address, wanted.key);
      setFound(set);
      if (isSave) await onSave(wanted, published);
    } catch (cause) {
      report(said('modelServerNotUsed'), cause);
    }
    setBusy(false);
  };

  return (
    <form className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <label className="grid gap-1">
        <span>{say('modelServerAddress')}</span>
        <input
          className="cc-input"
          name="address"
          required
          defaultValue={server?.address ?? ''}
          {...NO_TYPING_SUGGESTIONS}
          data-coatcheck="model-server-address"
        />
      </label>
      <label className="grid gap-1">
        <span>{say('modelServerKey')}</span>
        <input
          className="cc-input"
          name="key"
          type="password"
          defaultValue={server?.key ?? ''}
          {...NO_TYPING_SUGGESTIONS}
          data-coatcheck="model-server-key"
        />
      </label>
      <div className="cc-row">
        <button type="submit" className="cc-button" disabled={busy} data-coatcheck="model-server-test">
          {say('modelServerTest')}
        </button>
        <button type="submit" className="cc-button cc-primary" disabled={busy} data-coatcheck="model-server-save">
          {say('modelServerSave')}
        </button>
      </div>
      <p role="status" className="cc-muted" data-coatcheck="model-server-found">
        {busy ? say('modelServerAsking') : null}
        {found && !busy
          ? serverSummaryText({ ...found, factTypes: found.spanTypes.length, vectorSet: found.id }, language)
          : null}
      </p>
    </form>
  );
}
