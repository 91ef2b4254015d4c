// Guards requests that documents make: forms, navigations, windows that the page opens, and files that elements load.
import type { BodyText, Carrier } from '../guard-question.ts';
import { type AddressReader, isOwnUrl } from './address.ts';
import {
  addToPrivateList,
  defineProperty,
  functionProxy,
  getOwnPropertyDescriptor,
  privateList,
  type Realm,
  replaceMember,
  unbound,
  unboundGetter,
  withoutPrototype,
} from './primitives.ts';
import type { GuardContext } from './requests.ts';

const NO_BODY: BodyText = { form: 'text', text: '' };

/** Reads a form, and makes the browser send an allowed form exactly as it was read. */
function formReader(realm: Realm) {
  const { FormData } = realm;
  const fieldsOf = unboundGetter(realm.FormDataEvent.prototype, 'formData');
  const listen = unbound(realm.EventTarget.prototype.addEventListener);
  const stopNow = unbound(realm.Event.prototype.stopImmediatePropagation);
  const targetOf = unboundGetter(realm.Event.prototype, 'target');
  const eachField = unbound(FormData.prototype.forEach);
  const append = unbound(FormData.prototype.append as (name: string, value: unknown) => void);
  const remove = unbound(FormData.prototype.delete);
  let isReading = false;
  /** The fields that were read from an allowed form. The page could change them before the browser asks for them. */
  let frozen: { readonly form: HTMLFormElement; readonly fields: FormData } | undefined;

  function read(form: HTMLFormElement, submitter?: HTMLElement | null): FormData {
    isReading = true;
    try {
      return submitter ? new FormData(form, submitter) : new FormData(form);
    } finally {
      isReading = false;
    }
  }

  listen(
    realm,
    'formdata',
    (event: Event) => {
      if (isReading || !frozen || targetOf(event) !== frozen.form) return;
      const { fields } = frozen;
      frozen = undefined;
      stopNow(event);
      const sent = fieldsOf(event as FormDataEvent);
      const names = privateList<string>();
      eachField(sent, (_value, name) => addToPrivateList(names, name));
      for (let i = 0; i < names.length; i += 1) remove(sent, names[i] ?? '');
      eachField(fields, (value, name) => append(sent, name, value));
    },
    true,
  );

  return {
    read,
    sendAsRead(form: HTMLFormElement, fields: FormData): void {
      frozen = withoutPrototype({ form, fields });
    },
  };
}

export function guardForms({ realm, mayLeave, read, address }: GuardContext): void {
  const { document } = realm;
  const { prototype } = realm.HTMLFormElement;
  const forms = formReader(realm);
  const actionOf = unboundGetter(prototype, 'action');
  const verbOf = unboundGetter(prototype, 'method');
  const submit = unbound(prototype.submit);
  const attribute = unbound(realm.Element.prototype.getAttribute);
  const preventDefault = unbound(realm.Event.prototype.preventDefault);
  const wasPrevented = unboundGetter(realm.Event.prototype, 'defaultPrevented');
  const targetOf = unboundGetter(realm.Event.prototype, 'target');
  const submitterOf = unboundGetter(realm.SubmitEvent.prototype, 'submitter');
  const listen = unbound(realm.EventTarget.prototype.addEventListener);
  const stop = unbound(realm.Event.prototype.stopPropagation);
  const stopNow = unbound(realm.Event.prototype.stopImmediatePropagation);
  const isForm = (value: unknown): value is HTMLFormElement => {
    try {
      verbOf(value as HTMLFormElement);
      return true;
    } catch {
      // The browser's getter throws for any element but a form.
      return false;
    }
  };

  function isAllowed(form: HTMLFormElement, submitter?: HTMLElement | null): boolean {
    const fields = forms.read(form, submitter);
    const url = (submitter && attribute(submitter, 'formaction')) || actionOf(form) || document.baseURI;
    const verb = (submitter && attribute(submitter, 'formmethod')) || verbOf(form);
    const body = read.now(fields) ?? ({ form: 'unread', text: '' } as const);
    if (verb === 'dialog') return true;
    if (!mayLeave('form', verb === 'post' ? 'POST' : 'GET', address.absolute(`${url}`), body)) return false;
    forms.sendAsRead(form, fields);
    return true;
  }

  replaceMember(
    prototype,
    'submit',
    functionProxy(prototype.submit, (self) => {
      const form = self as HTMLFormElement;
      return isAllowed(form) ? submit(form) : undefined;
    }),
  );

  // The page's own handlers run first: most prevent the submission and send a request instead, which is checked elsewhere. So the form is checked at
  // the end of the dispatch, or earlier if a handler stops the event.
  listen(
    realm,
    'submit',
    (event: Event) => {
      const form = targetOf(event);
      if (!isForm(form)) return;
      const decide = () => {
        if (wasPrevented(event)) return;
        if (!isAllowed(form, submitterOf(event as SubmitEvent))) preventDefault(event);
      };
      // A handler that stops the event would hide the end of the dispatch, so the form is checked at that moment.
      defineProperty(event, 'stopPropagation', withoutPrototype({ value: () => [stop(event), decideUnlessLater()] }));
      defineProperty(
        event,
        'stopImmediatePropagation',
        withoutPrototype({ value: () => [stopNow(event), decideUnlessLater()] }),
      );
      let isDecided = false;
      const decideUnlessLater = () => {
        if (!isDecided) decide();
        isDecided = true;
      };
      listen(realm, 'submit', () => decideUnlessLater(), withoutPrototype({ once: true }));
    },
    true,
  );
}

interface NavigateEventLike extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly formData: FormData | null;
  readonly downloadRequest: string | null;
}

/** Checks the navigations that a page starts by an address, in browsers with the Navigation API. */
export function guardNavigation({ realm, mayLeave, read }: GuardContext): void {
  const { navigation } = realm as unknown as { readonly navigation?: EventTarget };
  if (!navigation) return;
  const preventDefault = unbound(realm.Event.prototype.preventDefault);
  const listen = unbound(realm.EventTarget.prototype.addEventListener);
  listen(navigation, 'navigate', (event: Event) => {
    const { destination, formData } = event as NavigateEventLike;
    if (destination.sameDocument || !event.cancelable) return;
    // Most forms were checked when they were submitted; a form in a shadow root is seen only here.
    const body = formData ? read.now(formData) : NO_BODY;
    const isAllowed =
      body && mayLeave(formData ? 'form' : 'navigation', formData ? 'POST' : 'GET', destination.url, body);
    if (!isAllowed) preventDefault(event);
  });
}

export function guardOpenedAddresses({ realm, mayLeave, address }: GuardContext): void {
  const allows = (by: Carrier, url: string) => mayLeave(by, 'GET', address.absolute(url), NO_BODY);

  const optional = (part: unknown) => (part === undefined ? undefined : address.textOf(part));
  const open = unbound(realm.open as (...args: unknown[]) => Window | null);
  replaceMember(
    realm,
    'open',
    functionProxy(realm.open, (self, args) => {
      if (args.length === 0) return open(self);
      const url = address.textOf(args[0] ?? '');
      // The window's name is sent along: the new page can read it.
      const [name, features] = [optional(args[1]), optional(args[2])];
      const isAllowed = url === '' || mayLeave('navigation', 'GET', address.absolute(url), NO_BODY, name);
      return isAllowed ? open(self, url, name, features) : null;
    }),
  );

  guardResources(realm, (url) => isOwnUrl(url) || allows('resource', url), address);
}

type AnyMethod = (...args: never[]) => unknown;
type SetAttribute = (self: Element, ...args: unknown[]) => unknown;

/**
 * Checks the address that a script gives to an element that loads it. If it may not leave, the element fires an error event, as for a missing file.
 */
function guardResources(realm: Realm, allows: (url: string) => boolean, { textOf }: AddressReader): void {
  const { Event } = realm;
  const dispatch = unbound(realm.EventTarget.prototype.dispatchEvent);
  const original = realm.Element.prototype.setAttribute;
  const lower = unbound(realm.String.prototype.toLowerCase);
  const setAttribute = unbound(original as AnyMethod) as SetAttribute;
  const originalNs = realm.Element.prototype.setAttributeNS;
  const setAttributeNs = unbound(originalNs as AnyMethod) as SetAttribute;
  const localNameOf = (name: string) => (slice(name, 0, 6) === 'xlink:' ? slice(name, 6) : name);
  const slice = unbound(realm.String.prototype.slice);

  // A Trusted Types policy of the page may require its TrustedScriptURL; only the browser's own `toString` reads that object truthfully.
  const { TrustedScriptURL } = realm as unknown as { readonly TrustedScriptURL?: { prototype: object } };
  const trustedText = TrustedScriptURL && unbound(TrustedScriptURL.prototype.toString as () => string);
  function once(value: unknown): { readonly text: string; readonly value: unknown } {
    if (typeof value === 'object' && value !== null && trustedText) {
      try {
        return withoutPrototype({ text: trustedText(value), value });
      } catch {
        // An object of another class: converted to text below.
      }
    }
    const text = textOf(value);
    return withoutPrototype({ text, value: text });
  }

  async function fail(element: Element): Promise<void> {
    await undefined;
    dispatch(element, new Event('error'));
  }

  const asking = [
    [realm.HTMLImageElement, 'src', 'srcset'],
    [realm.HTMLScriptElement, 'src'],
    [realm.HTMLIFrameElement, 'src'],
    [realm.HTMLLinkElement, 'href'],
    [realm.HTMLMediaElement, 'src'],
    [realm.HTMLVideoElement, 'poster', 'src'],
    [realm.HTMLSourceElement, 'src', 'srcset'],
    [realm.HTMLInputElement, 'src'],
    [realm.HTMLEmbedElement, 'src'],
    [realm.HTMLObjectElement, 'data'],
    [realm.SVGImageElement, 'href', 'xlink:href'],
    [realm.SVGUseElement, 'href', 'xlink:href'],
    [realm.SVGFEImageElement, 'href', 'xlink:href'],
    [realm.SVGScriptElement, 'href', 'xlink:href'],
  ] as const;
  for (const [{ prototype }, ...names] of asking) {
    const [first, second] = names;
    for (const name of names) {
      const descriptor = getOwnPropertyDescriptor(prototype, name);
      const set = descriptor?.set as ((value: unknown) => void) | undefined;
      if (!set) continue;
      const give = unbound(set);
      const standing = functionProxy(set, (self, args) => {
        const { text, value } = once(args[0]);
        return allows(text) ? give(self, value) : void fail(self as Element);
      });
      defineProperty(prototype, name, { ...descriptor, set: standing });
    }
    // A separate `setAttribute` for each class that loads files, so that other elements keep the browser's fast one.
    const standing = (method: AnyMethod, nameAt: number, set: SetAttribute) =>
      functionProxy(method, (self, args) => {
        const given = [...args];
        given[nameAt] = textOf(args[nameAt]);
        const name = lower(given[nameAt] as string);
        if (name !== first && name !== second && localNameOf(name) !== first) return set(self as Element, ...given);
        const { text, value } = once(args[nameAt + 1]);
        given[nameAt + 1] = value;
        return allows(text) ? set(self as Element, ...given) : void fail(self as Element);
      });
    replaceMember(prototype, 'setAttribute', standing(original, 0, setAttribute));
    replaceMember(prototype, 'setAttributeNS', standing(originalNs, 1, setAttributeNs));
  }
}
