// Downloads one model from the hub: asks for its name, shows its size before the download, then the progress.

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { NO_TYPING_SUGGESTIONS } from '../../components/no-typing-suggestions.ts';
import { type Said, said } from '../../lib/language/message.ts';
import { type DownloadProgress, downloadModel } from '../../lib/models/download.ts';
import { type HubModel, listHubModel } from '../../lib/models/hub.ts';
import { HUB_ADDRESS, HUB_HOSTS } from '../../lib/models/hub-address.ts';
import type { ModelStore } from '../../lib/models/model-store.ts';

const SUGGESTIONS = [
  // The first name is also the field's placeholder. A longer one is cut off in a window of 320 pixels.
  ['Xenova/bert-base-NER', 'suggestionEnglish'],
  ['nationaldesignstudio/rampart', 'suggestionRampart'],
  ['Xenova/bert-base-multilingual-cased-ner-hrl', 'suggestionTen'],
  ['Xenova/distilbert-base-multilingual-cased-ner-hrl', 'suggestionSmaller'],
  ['openai/privacy-filter', 'suggestionFilter'],
] as const;

type State =
  | { readonly at: 'form' }
  | { readonly at: 'asking'; readonly id: string }
  | { readonly at: 'offer'; readonly model: HubModel }
  | { readonly at: 'loading'; readonly model: HubModel; readonly progress: DownloadProgress };

interface Props {
  readonly store: ModelStore;
  /** The model whose earlier download was not finished and can be continued. */
  readonly unfinished: string | undefined;
  readonly report: (title: Said, cause: unknown) => void;
  /** Reports a missing permission, with advice on how to grant it. */
  readonly refuse: (title: Said, advice: Said) => void;
  /** Called when the stored models have changed; `complete` names a model that can be used now. */
  readonly onChange: (complete?: string) => void;
}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Must come first in a click handler, because browsers ask for permissions only there. */
async function mayReachHub(): Promise<boolean> {
  return browser.permissions.request({ origins: HUB_HOSTS.map((host) => `${host}/*`) });
}

/** Looks a model up on the hub and downloads it, one at a time. */
function useHubModel({ store, report, refuse, onChange }: Omit<Props, 'unfinished'>) {
  const [state, setState] = useState<State>({ at: 'form' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setState({ at: 'form' });
  };

  const look = async (id: string) => {
    try {
      if (!(await mayReachHub())) {
        refuse(said('modelNotAllowed'), said('modelAllow'));
        return;
      }
      const controller = new AbortController();
      running.current = controller;
      setState({ at: 'asking', id });
      setState({ at: 'offer', model: await listHubModel(id, { hub: HUB_ADDRESS, signal: controller.signal }) });
    } catch (cause) {
      setState({ at: 'form' });
      if (!isAbort(cause)) report(said('modelNotFound'), cause);
    }
  };

  const download = async (model: HubModel) => {
    const controller = new AbortController();
    running.current = controller;
    const show = (progress: DownloadProgress) => setState({ at: 'loading', model, progress });
    show({ bytes: 0, total: model.bytes });
    try {
      await downloadModel(model, { hub: HUB_ADDRESS, store, signal: controller.signal, onProgress: show });
      onChange(model.id);
    } catch (cause) {
      if (!isAbort(cause)) report(said('modelNotDownloaded'), cause);
      onChange();
    }
    setState({ at: 'form' });
  };

  return { state, look, download, cancel };
}

interface LookUpProps {
  readonly unfinished: string | undefined;
  readonly onLook: (id: string) => void;
}

function ModelLookUp({ unfinished, onLook }: LookUpProps) {
  const { say } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (unfinished && input.current) input.current.value = unfinished;
  }, [unfinished]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onLook(String(new FormData(event.currentTarget).get('id') ?? '').trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-1">
      <label htmlFor="model-id">{say(unfinished ? 'modelGoOn' : 'modelAnother')}</label>
      <div className="cc-row">
        <input
          ref={input}
          id="model-id"
          name="id"
          required
          pattern="\s*[A-Za-z0-9][\w.\-]*/[A-Za-z0-9][\w.\-]*\s*"
          title={say('modelNameHint')}
          className="cc-input cc-grow"
          placeholder={SUGGESTIONS[0][0]}
          list="model-suggestions"
          {...NO_TYPING_SUGGESTIONS}
          data-coatcheck="model-id"
        />
        <datalist id="model-suggestions">
          {SUGGESTIONS.map(([id, words]) => (
            <option key={id} value={id}>
              {say(words)}
            </option>
          ))}
        </datalist>
        <button type="submit" className="cc-button cc-primary" data-coatcheck="model-look">
          {say('modelLookUp')}
        </button>
      </div>
    </form>
  );
}

function licenceOf({ licence }: HubModel, say: ReturnType<typeof useLanguage>['say']): string {
  if (licence === undefined) return say('modelLicenceUnstated');
  return licence === null ? say('modelLicenceOnCard') : say('modelLicence', { licence });
}

interface OfferProps {
  readonly model: HubModel;
  readonly onDownload: () => void;
  readonly onCancel: () => void;
}

function DownloadOffer({ model, onDownload, onCancel }: OfferProps) {
  const { say, bytes } = useLanguage();
  return (
    <div className="grid gap-2" role="status" data-coatcheck="model-offer">
      <span className="wrap-anywhere">
        {say('modelOffer', {
          model: model.id,
          size: bytes(model.bytes),
          count: model.files.length,
          version: model.revision.slice(0, 7),
        })}{' '}
        {licenceOf(model, say)}{' '}
        <a href={`${HUB_ADDRESS}${model.id}`} target="_blank" rel="noreferrer">
          {say('modelSource')}
        </a>
      </span>
      <div className="cc-row">
        <button type="button" className="cc-button cc-primary" data-coatcheck="model-download" onClick={onDownload}>
          {say('modelDownloadAndUse')}
        </button>
        <button type="button" className="cc-button" onClick={onCancel}>
          {say('notNow')}
        </button>
      </div>
    </div>
  );
}

interface LoadingProps {
  readonly model: HubModel;
  readonly progress: DownloadProgress;
  readonly onCancel: () => void;
}

function DownloadInProgress({ model, progress, onCancel }: LoadingProps) {
  const { say, bytes } = useLanguage();
  return (
    <div className="grid gap-2" data-coatcheck="model-loading">
      <div className="cc-row">
        <span className="cc-grow wrap-anywhere">
          {say('modelLoaded', { model: model.id, loaded: bytes(progress.bytes), size: bytes(progress.total) })}
        </span>
        <button type="button" className="cc-button" data-coatcheck="model-cancel" onClick={onCancel}>
          {say('stop')}
        </button>
      </div>
      <progress
        className="cc-progress"
        aria-label={say('modelDownloadOf', { model: model.id })}
        value={progress.bytes}
        max={progress.total}
      />
      <p className="cc-muted">{say('modelKeepOpen')}</p>
    </div>
  );
}

export function ModelDownload({ unfinished, ...parts }: Props) {
  const { say } = useLanguage();
  const { state, look, download, cancel } = useHubModel(parts);
  if (state.at === 'asking')
    return (
      <div className="cc-row" role="status">
        <span className="cc-grow">{say('modelAsking', { model: state.id })}</span>
        <button type="button" className="cc-button" onClick={cancel}>
          {say('cancel')}
        </button>
      </div>
    );
  if (state.at === 'offer')
    return <DownloadOffer model={state.model} onDownload={() => void download(state.model)} onCancel={cancel} />;
  if (state.at === 'loading')
    return <DownloadInProgress model={state.model} progress={state.progress} onCancel={cancel} />;
  return <ModelLookUp unfinished={unfinished} onLook={(id) => void look(id)} />;
}
