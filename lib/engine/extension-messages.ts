// The only place that listens to messages and ports of the extension: what the table does not permit is not heard.
import { browser } from 'wxt/browser';
import { contextOf, type MessageSender } from './message-sender.ts';
import { MESSAGE_TABLE, type MessageRow, type MessageTarget, PORT_TABLE, type PortTarget } from './message-table.ts';

export type RuntimePort = ReturnType<typeof browser.runtime.connect>;

/** Returns true if it answers later. */
type HearMessage<T> = (message: T, sender: MessageSender, respond: (answer: unknown) => void) => true | undefined;

function isPermitted({ from }: MessageRow, sender: MessageSender | undefined): boolean {
  const context = sender && contextOf(sender);
  return context !== undefined && from.includes(context);
}

const targetOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null ? (message as { readonly target?: unknown }).target : undefined;

/** Hears the messages for `target` whose sender the table names. Returns a function that stops. */
export function onExtensionMessage<T extends { readonly target: MessageTarget }>(
  target: T['target'],
  hear: HearMessage<T>,
): () => void {
  const listener = (message: unknown, sender: MessageSender, respond: (answer: unknown) => void): true | undefined =>
    targetOf(message) === target && isPermitted(MESSAGE_TABLE[target], sender)
      ? hear(message as T, sender, respond)
      : undefined;
  browser.runtime.onMessage.addListener(listener);
  return () => browser.runtime.onMessage.removeListener(listener);
}

/** Answers by JSON text, so that an empty value differs from no answer, which tells the caller of a failure. */
export function answerLater(work: Promise<unknown>, respond: (answer: unknown) => void): true {
  work
    .then(
      (value) => respond(JSON.stringify(value ?? null)),
      () => respond(undefined),
    )
    // The context that asked is gone.
    .catch(() => undefined);
  return true;
}

/** Hears that one of our contexts sent a message, whatever it says. */
export function onAnyExtensionMessage(hear: (sender: MessageSender) => void): void {
  browser.runtime.onMessage.addListener((_message, sender): undefined => {
    if (contextOf(sender) !== undefined) hear(sender);
  });
}

/** Hears the ports whose name begins with `target` and whose opener the table names. Returns a function that stops. */
export function onExtensionPort(target: PortTarget, accept: (port: RuntimePort) => void): () => void {
  const listener = (port: RuntimePort): void => {
    if (port.name.split(' ')[0] === target && isPermitted(PORT_TABLE[target], port.sender)) accept(port);
  };
  browser.runtime.onConnect.addListener(listener);
  return () => browser.runtime.onConnect.removeListener(listener);
}
