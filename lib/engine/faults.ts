// Codes of errors that are swallowed because the person can do nothing about them, or because a later step tries again. The code is
// recorded for the diagnostics. It holds no text of a prompt, no address and no browser message.

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
  'typedAheadNotWritten',
  'uncheckedNotKept',
  'unseenPairsUnread',
] as const;

export type Fault = (typeof FAULTS)[number];

type FaultReceiver = (fault: Fault) => void;

let faultReceiver: FaultReceiver | undefined;

/** Sets the receiver of this page's faults: the engine, once the page has a client for it. */
export function sendFaultsTo(next: FaultReceiver): void {
  faultReceiver = next;
}

export function recordFault(fault: Fault): void {
  faultReceiver?.(fault);
}

/** For `catch`: records the fault and resolves with `instead`. */
export const faultHandler =
  <T>(fault: Fault, instead: T) =>
  (): T => {
    recordFault(fault);
    return instead;
  };
