// Checks what a markup string would load: a page that renders its own text as markup fetches a picture in the same task, before any observer hears of
// it. So the markup is parsed in a document that loads nothing, and an address that may not leave is removed.
import type { BodyText } from '../guard-question.ts';
import {
  defineProperty,
  functionProxy,
  getOwnPropertyDescriptor,
  type Realm,
  replaceMember,
  unbound,
  unboundGetter,
} from './primitives.ts';
import type { GuardContext } from './requests.ts';

const NO_BODY: BodyText = { form: 'text', text: '' };
const MAY_LOAD = /\b(?:src|srcset|imagesrcset|poster|data|href|background|style)\b|url\(|@import/i;
const STYLE_ADDRESSES = /(?:url\(|@import)\s*["']?([^"')\s;]+)/gi;
const SRCSET_ADDRESSES = /[^\s,]\S*[^\s,]/g;
const LOADING_ELEMENTS = '[src], [srcset], [imagesrcset], [poster], [data], [href], [background], [style], style';
/** Attributes that hold one address, and attributes that hold a list of addresses. */
const ADDRESS_ATTRIBUTES = ['src', 'poster', 'data', 'background', 'href'] as const;
const ADDRESS_LIST_ATTRIBUTES = ['srcset', 'imagesrcset'] as const;
/** Links: their address is followed by a click, which is a navigation. */
const LINK_ELEMENTS = /^(?:a|area|base)$/i;

/** Whether a value is a TrustedHTML object of a policy of the page (Trusted Types). */
function trustedHtmlTest(realm: Realm): (value: unknown) => boolean {
  const { trustedTypes } = realm as { readonly trustedTypes?: { isHTML(value: unknown): boolean } };
  if (!trustedTypes) return () => false;
  const isHtml = unbound(trustedTypes.isHTML as (this: unknown, value: unknown) => boolean);
  return (value) => isHtml(trustedTypes, value);
}

export function guardMarkup({ realm, mayLeave, address }: GuardContext): void {
  const { document } = realm;
  const createElement = unbound(realm.Document.prototype.createElement as (name: string) => HTMLElement);
  const contentOf = unboundGetter(realm.HTMLTemplateElement.prototype, 'content');
  const markupOf = unboundGetter(realm.Element.prototype, 'innerHTML');
  const write = setterOf(realm.Element.prototype, 'innerHTML');
  const nameOf = unboundGetter(realm.Element.prototype, 'localName');
  const textOf = unboundGetter(realm.Node.prototype, 'textContent');
  const setText = setterOf(realm.Node.prototype, 'textContent');
  const find = unbound(realm.DocumentFragment.prototype.querySelectorAll as (names: string) => NodeListOf<Element>);
  const attributeOf = unbound(realm.Element.prototype.getAttribute);
  const remove = unbound(realm.Element.prototype.removeAttribute);
  const exec = unbound(realm.RegExp.prototype.exec);
  const lengthOf = unboundGetter(realm.NodeList.prototype, 'length');
  const item = unbound(realm.NodeList.prototype.item);
  const isVouchedFor = trustedHtmlTest(realm);
  if (!write || !setText) return;

  function* matchesIn(pattern: RegExp, text: string, group: number): Generator<string> {
    pattern.lastIndex = 0;
    for (let found = exec(pattern, text); found; found = exec(pattern, text)) yield found[group] ?? '';
  }

  function mayAsk(addresses: Iterable<string>): boolean {
    for (const one of addresses) {
      const isOwnData = exec(/^\s*(?:data|blob):/i, one) !== null;
      if (one !== '' && !isOwnData && !mayLeave('resource', 'GET', address.absolute(one), NO_BODY)) return false;
    }
    return true;
  }

  /** Removes the attributes of one element that may not be loaded; true if any was removed. */
  function clean(element: Element): boolean {
    const name = nameOf(element);
    let isChanged = false;
    const check = (attribute: string, addresses: (value: string) => Iterable<string>) => {
      const value = attributeOf(element, attribute);
      if (value === null || mayAsk(addresses(value))) return;
      remove(element, attribute);
      isChanged = true;
    };
    for (const attribute of ADDRESS_ATTRIBUTES)
      if (attribute !== 'href' || exec(LINK_ELEMENTS, name) === null) check(attribute, (value) => [value]);
    for (const attribute of ADDRESS_LIST_ATTRIBUTES) check(attribute, (value) => matchesIn(SRCSET_ADDRESSES, value, 0));
    check('xlink:href', (value) => [value]);
    check('style', (value) => matchesIn(STYLE_ADDRESSES, value, 1));
    if (name === 'style' && !mayAsk(matchesIn(STYLE_ADDRESSES, textOf(element) ?? '', 1))) {
      setText?.(element, '');
      isChanged = true;
    }
    return isChanged;
  }

  /** The markup that may be written. Returned as it was given if nothing is removed, so that a TrustedHTML object stays one. */
  function checked(given: unknown): unknown {
    if (given === null || given === undefined) return given;
    const text = address.textOf(given);
    // Only the text is used further: an object of the page could give another text when it is read again.
    const read = isVouchedFor(given) ? given : text;
    if (exec(MAY_LOAD, text) === null) return read;
    const template = createElement(document, 'template');
    try {
      write?.(template, read);
    } catch {
      // A policy of the page refuses this markup here, and will refuse it when the page writes it.
      return read;
    }
    const elements = find(contentOf(template as HTMLTemplateElement), LOADING_ELEMENTS);
    let isChanged = false;
    for (let i = 0; i < lengthOf(elements); i += 1) {
      const element = item(elements, i);
      if (element && clean(element as Element)) isChanged = true;
    }
    return isChanged ? markupOf(template) : read;
  }

  guardMarkupWrites(realm, checked);
}

type MarkupCheck = (given: unknown) => unknown;

/** Guards every way in which a page writes markup. */
function guardMarkupWrites(realm: Realm, checked: MarkupCheck): void {
  guardSetter(realm.Element.prototype, 'innerHTML', checked);
  guardSetter(realm.Element.prototype, 'outerHTML', checked);
  guardSetter(realm.ShadowRoot.prototype, 'innerHTML', checked);
  guardMethod(realm.Element.prototype, 'insertAdjacentHTML', 1, checked);
  guardMethod(realm.Element.prototype, 'setHTMLUnsafe', 0, checked);
  guardMethod(realm.ShadowRoot.prototype, 'setHTMLUnsafe', 0, checked);
  guardMethod(realm.Range.prototype, 'createContextualFragment', 0, checked);
  guardMethod(realm.DOMParser.prototype, 'parseFromString', 0, checked);
  guardMethod(realm.Document as unknown as object, 'parseHTMLUnsafe', 0, checked);
}
type AnyFunction = (...args: unknown[]) => unknown;

function setterOf(prototype: object, name: string): ((self: object, value: unknown) => void) | undefined {
  const set = getOwnPropertyDescriptor(prototype, name)?.set;
  return set && unbound(set as (value: unknown) => void);
}

function guardSetter(prototype: object, name: string, checked: MarkupCheck): void {
  const descriptor = getOwnPropertyDescriptor(prototype, name);
  const set = setterOf(prototype, name);
  if (!descriptor?.set || !set) return;
  const standing = functionProxy(descriptor.set, (self, args) => set(self as object, checked(args[0])));
  defineProperty(prototype, name, { ...descriptor, set: standing });
}

function guardMethod(owner: object, name: string, at: number, checked: MarkupCheck): void {
  const original = (owner as Record<string, unknown>)[name];
  if (typeof original !== 'function') return;
  const call = unbound(original as AnyFunction);
  replaceMember(
    owner,
    name,
    functionProxy(original as AnyFunction, (self, args) => {
      const given = [...args];
      if (given.length > at) given[at] = checked(given[at]);
      return call(self, ...given);
    }),
  );
}
