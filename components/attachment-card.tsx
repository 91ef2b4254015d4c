import { useContext, useEffect, useRef, useState } from 'react';
import type { RemovedContent, UnseenContent } from '../lib/documents/document.ts';
import type { Language } from '../lib/language/language.ts';
import { said } from '../lib/language/message.ts';
import { kindsInWords, rememberableExtensions } from '../lib/page/attachments/remembered-choices.ts';
import type { AttachChoice, AttachmentFile, PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { CheckboxRow } from './checkbox-row.tsx';
import { useLanguage } from './language.ts';
import { ToneIcon } from './notice.tsx';
import { PageImageSource } from './pages/page-image.ts';
import { SetByOrganisationNote } from './set-by-organisation.tsx';
import { typeNameText } from './words.ts';

interface Props {
  readonly attachment: NonNullable<PromptState['attachment']>;
  /** The share of the file that is checked now, from 0 to 1. */
  readonly checkedShare?: number | undefined;
  /** True if the organisation forbids attaching a file that could not be checked or that holds originals. */
  readonly checkedFilesOnly?: boolean;
  readonly act: (action: PromptAction) => void;
}

interface FileWordsProps {
  readonly file: AttachmentFile;
  readonly share: number | undefined;
}

interface FileProps extends FileWordsProps {
  /** The place of the file among the attached ones. */
  readonly at: number;
  readonly act: Props['act'];
}

function fileWords(
  { file: { status, found, reason = said('unexpected') }, share }: FileWordsProps,
  language: Language,
) {
  const { say, read, percent } = language;
  if (status === 'checking')
    return share === undefined ? say('attachChecking') : say('summaryCheckingShare', { share: percent(share) });
  if (status === 'clean') return say('attachClean');
  if (status === 'unreadable') return read([reason, said('attachAsItIsMeans')]);
  if (status === 'failed') return read([said('attachFailed'), reason]);
  if (found.length === 0) return say('attachWords');
  return found.map(({ type, count }) => say('attachFound', { type: typeNameText(type, language), count })).join(' · ');
}

const UNSEEN_TEXTS = {
  comments: 'unseenComments',
  hiddenColumns: 'unseenHiddenColumns',
  hiddenRows: 'unseenHiddenRows',
  hiddenSheets: 'unseenHiddenSheets',
  hiddenSlides: 'unseenHiddenSlides',
  hiddenText: 'unseenHiddenText',
  speakerNotes: 'unseenSpeakerNotes',
  trackedChanges: 'unseenTrackedChanges',
} as const satisfies Record<UnseenContent, string>;

const REMOVED_TEXTS = {
  attachedFiles: 'removedAttachedFiles',
  embeddedObjects: 'removedEmbeddedObjects',
  layout: 'removedLayout',
  links: 'removedLinks',
  macros: 'removedMacros',
  pageObjects: 'removedPageObjects',
  pictures: 'removedPictures',
  properties: 'removedProperties',
  signatures: 'removedSignatures',
  unreadFiles: 'removedUnreadFiles',
} as const satisfies Record<RemovedContent, string>;

/** What a person does not see in the document but its receiver could read, and what the sanitized document lacks. */
function DocumentLines({ unseen, removed }: NonNullable<AttachmentFile['document']>) {
  const { say, list } = useLanguage();
  const hidden = unseen.map(({ content, count }) => say(UNSEEN_TEXTS[content], { count }));
  const gone = removed.map((content) => say(REMOVED_TEXTS[content]));
  return (
    <>
      {hidden.length > 0 ? <div className="cc-muted">{say('unseenIn', { parts: list(hidden) })}</div> : null}
      {gone.length > 0 ? <div className="cc-muted">{say('removedFrom', { parts: list(gone) })}</div> : null}
    </>
  );
}

/** A button, if the pages of the file can be shown here. */
function LookAtPages({ file: { document, status }, at, act }: Omit<FileProps, 'share'>) {
  const { say } = useLanguage();
  const canShow = useContext(PageImageSource) !== undefined;
  const count = document?.pages ?? 0;
  if (!canShow || count === 0 || (status !== 'found' && status !== 'clean')) return null;
  return (
    <button
      type="button"
      className="cc-button"
      data-coatcheck="look-at-pages"
      onClick={() => act({ do: 'look-at-page', step: { show: { file: at, page: 1, isWritten: false } } })}
    >
      {say('attachLookAt', { count })}
    </button>
  );
}

function AttachedFile({ file, share, at, act }: FileProps) {
  const language = useLanguage();
  return (
    <li data-coatcheck="attachment-file" data-status={file.status}>
      <b className="cc-file-name">{file.name}</b>
      <div className="cc-muted">{fileWords({ file, share }, language)}</div>
      {file.newName === undefined ? null : (
        <div className="cc-muted">{language.say('attachNamed', { name: file.newName })}</div>
      )}
      {file.document && file.status !== 'failed' ? <DocumentLines {...file.document} /> : null}
      <LookAtPages file={file} at={at} act={act} />
    </li>
  );
}

/** The text of the button that attaches the files in sanitized form. */
function sanitizeButtonWords({ files }: Props['attachment'], { say }: Language): string {
  const others = files.filter(({ status }) => status === 'unreadable' || status === 'failed').length;
  return others > 0 ? say('attachSanitizedAndOthers', { count: others }) : say('attachSanitized');
}

interface ChoiceProps {
  readonly choice: AttachChoice;
  readonly label: string;
  readonly disabled: boolean;
  readonly remembers: boolean;
  readonly act: Props['act'];
}

const ChoiceButton = ({ choice, label, disabled, remembers, act }: ChoiceProps) => (
  <button
    type="button"
    className={choice === 'sanitized' ? 'cc-button cc-primary' : 'cc-button'}
    data-coatcheck={choice === 'cancel' ? 'attach-cancel' : `attach-${choice}`}
    {...(choice === 'as-is' ? { 'data-lowers': '' } : {})}
    disabled={disabled}
    onClick={() => act({ do: 'attach', choice, remembers })}
  >
    {label}
  </button>
);

/** The unreadable kinds among the files whose treatment can be remembered. Nothing is, while a file is being checked or if a rule decides. */
function kindsToRemember({ files }: Props['attachment'], checkedFilesOnly: boolean): readonly string[] {
  const isChecking = files.some(({ status }) => status === 'checking');
  return isChecking || checkedFilesOnly ? [] : (rememberableExtensions(files) ?? []);
}

function AttachChoices({ attachment, checkedFilesOnly = false, act }: Omit<Props, 'checkedShare'>) {
  const { files, busy } = attachment;
  const language = useLanguage();
  const [isTicked, setTicked] = useState(false);
  const kinds = kindsToRemember(attachment, checkedFilesOnly);
  const remembers = isTicked && kinds.length > 0;
  const { say } = language;
  const isChecking = files.some(({ status }) => status === 'checking');
  const isUncertain = files.some(({ status }) => status === 'unreadable' || status === 'failed');
  const isRead = ({ status }: AttachmentFile) => status === 'found' || status === 'clean';
  const sanitizable = files.filter((file) => isRead(file) && (file.status === 'found' || file.document));
  const offersSanitized = sanitizable.length > 0 && !(checkedFilesOnly && isUncertain);
  const offersText = offersSanitized && sanitizable.some(({ document }) => document);
  const disabled = busy || isChecking;
  const choices = { remembers, act };
  return (
    <>
      {kinds.length > 0 ? (
        <CheckboxRow part="attach-remember" checked={isTicked} onChange={setTicked}>
          {say('attachRemember', { kinds: kindsInWords(kinds) })}
        </CheckboxRow>
      ) : null}
      <div className="cc-row cc-stays">
        {offersSanitized ? (
          <ChoiceButton
            choice="sanitized"
            label={sanitizeButtonWords(attachment, language)}
            {...{ disabled, ...choices }}
          />
        ) : null}
        {offersText ? <ChoiceButton choice="text" label={say('attachText')} {...{ disabled, ...choices }} /> : null}
        {checkedFilesOnly ? null : (
          <ChoiceButton
            choice="as-is"
            label={say('attachAsIs', { count: files.length })}
            disabled={busy}
            {...choices}
          />
        )}
        <ChoiceButton choice="cancel" label={say(remembers ? 'attachRefuse' : 'cancel')} disabled={busy} {...choices} />
      </div>
    </>
  );
}

/** Asks the person what to do with attached files. The page gets none of them before the decision. */
export function AttachmentCard({ attachment, checkedShare, checkedFilesOnly = false, act }: Props) {
  const { files } = attachment;
  const { say } = useLanguage();
  const title = say('attachTitle');
  const heading = useRef<HTMLElement>(null);
  // The browser's file dialog took the focus, so it is moved to the card.
  useEffect(() => heading.current?.focus(), []);
  const checking = files.findIndex(({ status }) => status === 'checking');
  const tone = files.some(({ status }) => status === 'unreadable' || status === 'failed') ? 'warning' : 'info';
  return (
    <div
      className="cc-notice"
      role="alertdialog"
      aria-label={title}
      data-tone={tone}
      data-coatcheck="attachment"
      data-checking={checking >= 0}
    >
      <ToneIcon tone={tone} />
      <div className="cc-grow cc-stack">
        <strong ref={heading} tabIndex={-1} className="cc-no-ring">
          {title}
        </strong>
        <ul className="cc-stack">
          {files.map((file, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order does not change.
            <AttachedFile key={i} file={file} share={i === checking ? checkedShare : undefined} at={i} act={act} />
          ))}
        </ul>
        {/* A new element for the next files, whose kinds were not ticked. */}
        <AttachChoices
          key={checking >= 0 ? 'checking' : 'checked'}
          attachment={attachment}
          checkedFilesOnly={checkedFilesOnly}
          act={act}
        />
        <SetByOrganisationNote isSet={checkedFilesOnly} />
      </div>
    </div>
  );
}
