import { useEffect, useState } from 'react';
import { PanelIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import { usePageConnection } from '../../components/tab-prompt/page-connection.ts';
import { TabPrompt } from '../../components/tab-prompt/tab-prompt.tsx';
import { hasSidePanel, openSidePanel, ownWindowId } from '../../lib/engine/platform-windows.ts';

/** A button that opens the side panel, which stays open when the popup would close. Browsers open it only in a click. */
function SidePanelButton() {
  const { say } = useLanguage();
  const [windowId, setWindowId] = useState<number>();
  useEffect(() => {
    // If the window is unknown, the button is missing and the popup works without it.
    ownWindowId().then(setWindowId, () => undefined);
  }, []);
  if (windowId === undefined || !hasSidePanel()) return null;
  return (
    <button
      type="button"
      className="cc-button cc-plain -me-2"
      data-coatcheck="keep-open"
      onClick={() => {
        void openSidePanel(windowId).then(() => window.close());
      }}
    >
      <PanelIcon />
      {say('keepOpen')}
    </button>
  );
}

export function Popup() {
  const { say } = useLanguage();
  const link = usePageConnection();
  return (
    <div className="cc p-4">
      <header className="mb-3 flex items-center gap-2">
        <img src="/icon/32.png" alt="" width="24" height="24" />
        <h1 className="mr-auto text-base font-semibold">{say('extensionName')}</h1>
        <SidePanelButton />
      </header>
      <TabPrompt link={link} />
    </div>
  );
}
