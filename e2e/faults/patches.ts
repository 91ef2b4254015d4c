// What a page can do to the browser's own objects before anybody else's script runs.
export const HOSTILE_MARK = 'patched';

/** Runs in the page; it must not name anything outside of itself. */
export function patchBrowser(mark: string): void {
  if (!location.hash.includes(mark)) return;
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const wrapped =
      typeof listener === 'function' ? (event: Event) => listener.call(this, event) : (listener as EventListenerObject);
    return addEventListener.call(this, type, wrapped, options);
  };
  // Nothing that the page's own scripts call stops an event any more.
  Event.prototype.stopImmediatePropagation = () => undefined;
  Event.prototype.stopPropagation = () => undefined;
  const matches: (selectors: string) => boolean = Element.prototype.matches;
  (Element.prototype as { matches(selectors: string): boolean }).matches = function (
    this: Element,
    selectors: string,
  ): boolean {
    return /send|submit/i.test(selectors) ? false : matches.call(this, selectors);
  };
  Element.prototype.closest = () => null;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0);
  Element.prototype.attachShadow = ((attach) =>
    function (this: Element) {
      return attach.call(this, { mode: 'open' });
    })(Element.prototype.attachShadow);
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  if (value?.get && value.set) {
    const { get, set } = value;
    Object.defineProperty(HTMLTextAreaElement.prototype, 'value', {
      configurable: true,
      get,
      set(text: string) {
        set.call(this, text);
      },
    });
  }
  const send = window.fetch;
  window.fetch = (input, init) => send(input, init && { ...init, headers: { ...init.headers, 'x-seen': '1' } });
}
