import { useEffect, useState } from 'react';
import { PanelIcon } from '../../components/icons.ts';
import { useLanguage } from '../../components/language.ts';
import { usePageConnection } from '../../components/tab-prompt/page-connection.ts';
import { TabView } from '../../components/tab-prompt/tab-view.tsx';
import { hasSidePanel, openSidePanel, ownWindowId } from '../../lib/engine/platform-windows.ts';

/** A button that opens the side panel, which stays open when the popup would close. Browsers open it only in a click. */
function SidePanelButton() {
  const { say } = useLanguage();
  const [windowId, setWindowId] = useState<number>();
  useEffect(() => {
    // The side panel opens in a given window. If that window cannot be found out, the popup only lacks this button.
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
      <TabView link={link} />
    </div>
  );
}
