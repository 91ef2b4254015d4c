// Opens our options, and reloads the extension, for documents that cannot do so themselves, such as a content script.
import { browser } from 'wxt/browser';
import { onExtensionMessage } from './extension-messages.ts';
import { sendToBackground } from './platform.ts';

const OWN_PAGE_REQUEST = 'coatcheck-own-page';

/** The sections of the options that a notice may name. */
export const NAMED_SECTIONS = ['about', 'dictionary', 'keys', 'models', 'model-server', 'sites', 'vault'] as const;
export type NamedSection = (typeof NAMED_SECTIONS)[number];

interface OwnPageRequest {
  readonly target: typeof OWN_PAGE_REQUEST;
  /** Undefined to reload the extension. */
  readonly section?: NamedSection;
}

const ask = (request: Omit<OwnPageRequest, 'target'>): Promise<unknown> =>
  sendToBackground({ target: OWN_PAGE_REQUEST, ...request } satisfies OwnPageRequest);

export const requestOptions = (section: NamedSection): Promise<unknown> => ask({ section });

/** All documents of the extension are closed; open chats ask for a reload at their next prompt. */
export const requestExtensionReload = (): Promise<unknown> => ask({});

/** Runs in the background. A tab is heard only while the person has it in front, because only a press on a button asks. */
export function serveOwnPages(): void {
  onExtensionMessage<OwnPageRequest>(OWN_PAGE_REQUEST, ({ section }, { tab }) => {
    if (tab && !tab.active) return undefined;
    if (section === undefined) browser.runtime.reload();
    else if (NAMED_SECTIONS.includes(section))
      void browser.tabs.create({ url: browser.runtime.getURL(`/options.html#${section}`) });
    return undefined;
  });
}
