type Realm = Pick<typeof globalThis, 'DataTransfer' | 'ClipboardEvent' | 'Object'>;

const realmOf = (page: Window | null): Realm =>
  (page as { readonly wrappedJSObject?: Realm } | null)?.wrappedJSObject ?? globalThis;

/** An empty DataTransfer that the page can read. In Firefox a page cannot read the data of one that a content script has created. */
export function newPageDataTransfer(page: Window | null): DataTransfer {
  const { DataTransfer } = realmOf(page);
  return new DataTransfer();
}

/** A paste that the page can read. Firefox ignores the transfer that it is given and makes its own, which only the page's constructor lets it read. */
export function newPagePaste(page: Window | null, clipboardData: DataTransfer): ClipboardEvent {
  const { ClipboardEvent, Object: PageObject } = realmOf(page);
  const [data, dataType] = [clipboardData.getData('text/plain'), 'text/plain'];
  const given = { clipboardData, data, dataType, bubbles: true, cancelable: true, composed: true };
  const event = new ClipboardEvent('paste', Object.assign(new PageObject(), given));
  const own = event.clipboardData;
  if (!own || own === clipboardData || own.types.length === clipboardData.types.length) return event;
  for (const type of clipboardData.types) if (!own.types.includes(type)) own.setData(type, clipboardData.getData(type));
  return event;
}
