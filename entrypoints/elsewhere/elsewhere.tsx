// A text for a mail, a forum or a chat that Coatcheck does not know: written here, copied sanitized, and its reply pasted here later.
import { type FormEvent, useState } from 'react';
import { ChatComposer, PromptBubble } from '../../components/chat/chat-parts.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { RestoreIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import { NO_TYPING_SUGGESTIONS } from '../../components/no-typing-suggestions.ts';
import { NoticeCard } from '../../components/notice.tsx';
import { RestoredText } from '../../components/restored-text.tsx';
import type { EngineClient } from '../../lib/engine/client.ts';
import { type Said, said } from '../../lib/language/message.ts';
import type { Segment } from '../../lib/restore/segment.ts';
import { restoredSelection, selectionErrorTexts } from '../../lib/selection/selection.ts';

function ProtectedTexts({ texts }: { readonly texts: readonly string[] }) {
  const { say } = useLanguage();
  return (
    <div className="grid gap-4" aria-live="polite">
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts are only ever added.
        <div key={at} className="grid gap-2" data-coatcheck="protected-text">
          <PromptBubble text={text} />
          <CopyButton part="copy-protected" text={text} label={say('copyProtected')} />
        </div>
      ))}
    </div>
  );
}

interface RestoredReply {
  readonly segments?: readonly Segment[];
  readonly problem?: readonly Said[];
}

/** Restores with what is stored, so that a reply can be pasted days later too. */
async function restoredReply(engine: EngineClient, text: string): Promise<RestoredReply> {
  try {
    const segments = await restoredSelection(engine, text, browser.extension.inIncognitoContext);
    const isAny = segments.some(({ surrogate, standsFor }) => surrogate !== undefined || standsFor !== undefined);
    return isAny ? { segments } : { problem: [said('replyWithoutStandIns')] };
  } catch (error) {
    return { problem: selectionErrorTexts(error) };
  }
}

function ReplyForm({ engine }: { readonly engine: EngineClient }) {
  const { say } = useLanguage();
  const [{ segments, problem = [] }, setReply] = useState<RestoredReply>({});
  const [title, ...detail] = problem;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('reply') ?? '');
    if (text.trim() !== '') void restoredReply(engine, text).then(setReply);
  };
  return (
    <>
      <form onSubmit={submit} className="grid justify-items-start gap-2">
        <textarea
          name="reply"
          rows={4}
          required
          className="cc-input w-full"
          data-coatcheck="reply-text"
          aria-label={say('replyPasted')}
          placeholder={say('replyPasted')}
          {...NO_TYPING_SUGGESTIONS}
        />
        <button type="submit" className="cc-button" data-coatcheck="restore-reply">
          <RestoreIcon />
          {say('restoreReply')}
        </button>
      </form>
      {title ? <NoticeCard notice={{ tone: 'warning', title, detail }} /> : null}
      {segments ? (
        <div className="grid gap-2">
          <RestoredText segments={segments} part="restored-reply" />
          <CopyButton
            part="copy-restored"
            text={segments.map(({ text }) => text).join('')}
            label={say('selectionPreviewCopy')}
          />
        </div>
      ) : null}
    </>
  );
}

function ProtectForm() {
  const { say } = useLanguage();
  const [texts, setTexts] = useState<readonly string[]>([]);
  return (
    <>
      <ProtectedTexts texts={texts} />
      {/* Room for the badge above the field. */}
      <div className="mt-8">
        <ChatComposer
          onSend={(text) => setTexts((before) => [...before, text])}
          busy={false}
          words={{ label: say('elsewhereText'), placeholder: say('elsewherePlaceholder'), send: say('protectIt') }}
        />
      </div>
    </>
  );
}

interface Props {
  readonly engine: EngineClient;
  /** The reply has an address without the composer: a session that protects what is written would take the reply for a prompt. */
  readonly isReply: boolean;
}

export function Elsewhere({ engine, isReply }: Props) {
  const { say } = useLanguage();
  const steps = [
    ['elsewhere.html', 'elsewhereText', !isReply],
    ['elsewhere.html?reply', 'elsewhereReply', isReply],
  ] as const;
  return (
    <div className="cc mx-auto grid max-w-3xl gap-6 px-4 py-5">
      <header className="grid gap-3">
        <h1 className="text-xl font-semibold">{say('elsewhere')}</h1>
        <p className="cc-muted">{say('elsewhereLead')}</p>
        <nav aria-label={say('elsewhere')} className="flex flex-wrap gap-x-5 gap-y-1">
          {steps.map(([address, title, isHere], at) => (
            <a
              key={address}
              href={`/${address}`}
              className={isHere ? 'font-semibold text-ink! no-underline!' : ''}
              {...(isHere ? { 'aria-current': 'page' } : {})}
            >
              {at + 1}. {say(title)}
            </a>
          ))}
        </nav>
      </header>
      <main className="grid gap-4">{isReply ? <ReplyForm engine={engine} /> : <ProtectForm />}</main>
    </div>
  );
}
