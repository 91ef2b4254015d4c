// The active tab's prompt and the replies of its chat, for the side panel, which has room for both.
import { Fragment } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import { useLanguage } from '../language.ts';
import { Tabs } from '../tabs.tsx';
import { useUnlockForm } from '../vault-lock.tsx';
import type { ShownPage } from './page-connection.ts';
import { PromptView } from './prompt.tsx';
import { TabRepliesView } from './tab-replies.tsx';
import { SettingsAndFooter } from './tab-view.tsx';

export type SidePanelView = 'prompt' | 'replies';

interface Props {
  readonly page: ShownPage;
  readonly engine: EngineClient;
  readonly view: SidePanelView;
  readonly onView: (view: SidePanelView) => void;
}

export function PromptAndReplies({ page, engine, view, onView }: Props) {
  const { say } = useLanguage();
  const { unlockForm } = useUnlockForm();
  const tabs = [
    {
      name: 'prompt',
      label: say('promptTab'),
      view: <PromptView state={page.state} act={page.act} onView={() => onView('replies')} />,
    },
    {
      name: 'replies',
      label: say('replies'),
      // The key makes React discard the replies when the tab changes, so that one chat's originals are never shown for another.
      view: (
        <Fragment key={page.tab}>
          <TabRepliesView page={page} engine={engine} />
        </Fragment>
      ),
    },
  ] as const;
  return (
    <>
      <main>
        {unlockForm}
        <Tabs label={say('extensionName')} tabs={tabs} chosen={view} onChoose={onView} />
      </main>
      {view === 'prompt' ? <SettingsAndFooter origin={page.state.site.origin} /> : null}
    </>
  );
}
