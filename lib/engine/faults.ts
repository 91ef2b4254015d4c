// Errors that are swallowed because the person can do nothing about them, or because a later step tries again. Each has a code, so that a
// report says that it happened. A code says nothing of a prompt: no text, no address, no message of a browser.

export const FAULTS = [
  'carriedMessagesUnchecked',
  'clipboardRefused',
  'composerNotEmptied',
  'fileNotTaken',
  'lateNameNotBound',
  'ledgerUnread',
  'originalNotPutBack',
  'privatePairsUnread',
  'progressNotRead',
  'reviewNotCounted',
  'ruleFindingsFailed',
  'stoppedUnread',
  'uncheckedNotKept',
  'unseenPairsUnread',
] as const;

export type Fault = (typeof FAULTS)[number];

type Sink = (fault: Fault) => void;

let sink: Sink | undefined;

/** Where this page's faults go: to the engine, once there is one. */
export function sendFaultsTo(next: Sink): void {
  sink = next;
}

export function recordFault(fault: Fault): void {
  sink?.(fault);
}

/** For `catch`: notes the fault and goes on with `instead`. */
export const faulty =
  <T>(fault: Fault, instead: T) =>
  (): T => {
    recordFault(fault);
    return instead;
  };
