import { useEffect, useRef, useState } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import type { PagePortEnd, WelcomeMessage } from '../../lib/page/private/frame-link.ts';
import type { ConversationReplies } from '../../lib/page/private/shown-replies.ts';
import { CloseButton } from '../close-button.tsx';
import { useLanguage } from '../language.ts';
import { CopyRepliesButton, ReplyList, useCopyAction } from './reply-list.tsx';
import { useScrollWithReplyEnd } from './scroll-with-reply-end.ts';
import { useRestoredReplies } from './use-restored-replies.ts';

interface Props {
  readonly welcome: WelcomeMessage;
  readonly line: PagePortEnd;
  readonly engine: EngineClient;
}

/** The replies as the page's content script sends them, with surrogates. */
function useLineReplies({ welcome, line }: Props): ConversationReplies | undefined {
  const [tab, setTab] = useState<ConversationReplies>();
  useEffect(() => {
    let { conversation } = welcome;
    line.onMessage((message) => {
      if (message.say === 'conversation') conversation = message.conversation;
      if (message.say !== 'replies') return;
      const { replies, isRestored } = message;
      setTab({ replies, isRestored, conversation });
    });
    line.say({ say: 'listening' });
  }, [welcome, line]);
  return tab;
}

export function PrivateView(props: Props) {
  const { say } = useLanguage();
  const shown = useRestoredReplies(props.engine, useLineReplies(props));
  const copying = useCopyAction(shown);
  const list = useRef<HTMLElement>(null);
  useScrollWithReplyEnd(() => list.current, shown.tab);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the whole frame, as a dialog does.
    <div
      className="cc cc-private-view"
      data-coatcheck="private-view"
      onKeyDown={(event) => event.key === 'Escape' && props.line.say({ say: 'close' })}
    >
      <header className="cc-private-bar">
        <h1 className="cc-grow">{say('repliesWithOriginals')}</h1>
        <CopyRepliesButton {...copying} disabled={!shown.tab?.replies.length} />
        <CloseButton label={say('close')} part="close" onClick={() => props.line.say({ say: 'close' })} />
      </header>
      <main ref={list} className="cc-private-replies">
        <ReplyList shown={shown} site={props.welcome.site} copied={copying.copied} />
      </main>
    </div>
  );
}
