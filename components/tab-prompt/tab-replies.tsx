// The private view in the side panel: the active tab's replies with originals, which its page cannot read.
import { useEffect, useState } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import type { ConversationReplies } from '../../lib/page/private/shown-replies.ts';
import { requestReplies } from '../../lib/page/session/popup-client.ts';
import { useLanguage } from '../language.ts';
import { CopyRepliesButton, ReplyList, useCopyAction } from '../private/reply-list.tsx';
import { useScrollWithReplyEnd } from '../private/scroll-with-reply-end.ts';
import { useRestoredReplies } from '../private/use-restored-replies.ts';
import { RestoreToggle } from '../restore-toggle.tsx';
import type { ShownPage } from './page-connection.ts';
import { RestoreFile } from './restore-file.tsx';

const LOOK_AGAIN_MS = 500;

/** The tab's replies, polled because a reply grows while it is being written. */
function useTabReplies(tab: number): ConversationReplies | undefined {
  const [shown, setShown] = useState<ConversationReplies>();
  useEffect(() => {
    let isGone = false;
    let told = '';
    const look = async () => {
      // A page that is unloading does not answer; the panel then says that the tab has no chat.
      const now = await requestReplies(tab).catch(() => undefined);
      const text = JSON.stringify(now);
      if (isGone || !now || text === told) return;
      told = text;
      setShown(now);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [tab]);
  return shown;
}

interface Props {
  readonly page: ShownPage;
  readonly engine: EngineClient;
}

export function TabRepliesView({ page: { tab, state, act }, engine }: Props) {
  const { say } = useLanguage();
  const shown = useRestoredReplies(engine, useTabReplies(tab));
  const copying = useCopyAction(shown);
  useScrollWithReplyEnd(() => document.scrollingElement, shown.tab);
  return (
    <section className="cc-stack" data-coatcheck="private-view" aria-label={say('repliesWithOriginals')}>
      <div className="cc-row">
        <h2 className="cc-grow cc-least">{say('repliesWithOriginals')}</h2>
        <CopyRepliesButton {...copying} disabled={!shown.tab?.replies.length} />
      </div>
      <ReplyList shown={shown} site={state.site.name} copied={copying.copied}>
        {shown.tab?.isRestored ? (
          <div>
            <RestoreToggle replies={state.replies} act={act} className="cc-button" />
          </div>
        ) : null}
      </ReplyList>
      {shown.tab ? <RestoreFile engine={engine} conversation={shown.tab.conversation} /> : null}
    </section>
  );
}
