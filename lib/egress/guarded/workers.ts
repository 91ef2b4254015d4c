// Guards what a page tells workers and its other documents, whose own requests nobody sees: the messages, and the scripts that it writes for them.
// A message that may not leave is dropped; a worker with a script that may not leave does nothing.
import type { BodyText, Carrier } from '../guard-question.ts';
import { isOwnUrl } from './address.ts';
import { messageReader } from './message-text.ts';
import {
  classProxy,
  construct,
  functionProxy,
  privateMap,
  type Realm,
  replaceMember,
  unbound,
  unboundGetter,
  withoutPrototype,
} from './primitives.ts';
import type { GuardContext } from './requests.ts';

const NO_BODY: BodyText = { form: 'text', text: '' };
const EMPTY_SCRIPT = 'data:text/javascript,';
const MAX_REMEMBERED_ADDRESSES = 500;

interface PostsMessages {
  postMessage(...args: unknown[]): void;
}

/** The contents of the blobs that have an address, by address. */
function blobAddresses({ realm, read }: GuardContext): (address: string) => BodyText | undefined {
  const contents = withoutPrototype<Record<string, BodyText>>({});
  let count = 0;
  const { createObjectURL } = realm.URL;
  const create = unbound(createObjectURL);
  const isBlob = unboundGetter(realm.Blob.prototype, 'size');
  replaceMember(
    realm.URL,
    'createObjectURL',
    functionProxy(createObjectURL, (self, args) => {
      const address = create(self as typeof URL, args[0] as Blob);
      if (count >= MAX_REMEMBERED_ADDRESSES) return address;
      try {
        isBlob(args[0] as Blob);
        const content = read.now(args[0]);
        if (content) contents[address] = withoutPrototype({ form: content.form, text: content.text });
        count += 1;
      } catch {
        // A media source, which holds no script.
      }
      return address;
    }),
  );
  return (address) => contents[address];
}

/** Whether a value is a TrustedScriptURL object of a policy of the page (Trusted Types), which has to stay one. */
function trustedAddressTest(realm: Realm): (value: unknown) => boolean {
  const { trustedTypes } = realm as { readonly trustedTypes?: { isScriptURL(value: unknown): boolean } };
  if (!trustedTypes) return () => false;
  const isScriptUrl = unbound(trustedTypes.isScriptURL as (this: unknown, value: unknown) => boolean);
  return (value) => isScriptUrl(trustedTypes, value);
}

/** Marks the ports of shared workers: most ports connect two parts of one page, and only these lead out of it. */
function markSharedPorts(realm: GuardContext['realm'], ports: { set(port: object, isShared: true): unknown }): void {
  const { SharedWorker: Shared } = realm as { readonly SharedWorker?: typeof SharedWorker };
  if (!Shared) return;
  const portOf = unboundGetter(Shared.prototype, 'port');
  realm.Object.defineProperty(Shared.prototype, 'port', {
    configurable: true,
    enumerable: true,
    get: functionProxy(
      realm.Object.getOwnPropertyDescriptor(Shared.prototype, 'port')?.get ?? (() => undefined),
      (self) => {
        const port = portOf(self as SharedWorker);
        ports.set(port, true);
        return port;
      },
    ),
  });
}

export function guardWorkers(guard: GuardContext): void {
  const { realm, mayLeave, address, read } = guard;
  const bodiesOf = messageReader(realm, read);
  const contentOf = blobAddresses(guard);
  const isTrusted = trustedAddressTest(realm);
  const ports = privateMap<object, true>();

  function guardMessages(
    owner: { readonly prototype: object } | undefined,
    by: Carrier,
    isMeant: (self: object) => boolean,
  ): void {
    if (!owner) return;
    const prototype = owner.prototype as PostsMessages;
    const original = prototype.postMessage;
    const post = unbound(original as (this: unknown, ...args: unknown[]) => void);
    replaceMember(
      prototype,
      'postMessage',
      functionProxy(original, (self, args) => {
        const [message] = args;
        const isPlain = message === undefined || message === null || typeof message === 'boolean';
        if (isPlain || !isMeant(self as object)) return post(self, ...args);
        const bodies = bodiesOf(message);
        for (let i = 0; i < bodies.length; i += 1)
          if (!mayLeave(by, 'POST', address.absolute(''), bodies[i] ?? NO_BODY)) return undefined;
        return post(self, ...args);
      }),
    );
  }

  function mayRun(text: string): boolean {
    const content = contentOf(text);
    if (content) return mayLeave('Worker', 'GET', address.absolute(''), content);
    if (isOwnUrl(text))
      return mayLeave('Worker', 'GET', address.absolute(''), withoutPrototype({ form: 'text', text } as const));
    return mayLeave('resource', 'GET', address.absolute(text), NO_BODY);
  }

  function guardClass(name: 'Worker' | 'SharedWorker'): void {
    const original = realm[name] as (typeof realm)['Worker'] | undefined;
    if (!original) return;
    const standing = classProxy(original, (args, newTarget) => {
      if (args.length > 0) {
        const text = address.textOf(args[0]);
        if (!isTrusted(args[0])) args[0] = text;
        if (!mayRun(text)) args[0] = EMPTY_SCRIPT;
      }
      return construct(original, args, newTarget) as object;
    });
    replaceMember(realm, name, standing);
    replaceMember(original.prototype, 'constructor', standing);
  }

  const always = () => true;
  guardClass('Worker');
  guardClass('SharedWorker');
  markSharedPorts(realm, ports);
  guardMessages(realm.Worker, 'Worker', always);
  guardMessages(realm.ServiceWorker, 'Worker', always);
  guardMessages(realm.MessagePort, 'Worker', (port) => ports.get(port) === true);
  guardMessages(realm.BroadcastChannel, 'BroadcastChannel', always);
}
