// The private composer in a separate window, as the page session sees it. A page cannot take the keyboard focus from another window without the
// person seeing it. The frame opens the window and tells here which token the window will use.
import { acceptFrame } from '../../engine/frame-port.ts';
import { type MessageToFrame, type MessageToPage, type PortEnd, portEndOf, portName } from './frame-protocol.ts';

interface WindowHostParts {
  readonly token: string;
  readonly welcome: () => Extract<MessageToFrame, { say: 'welcome' }>;
  readonly onOpen: () => void;
  readonly onMessage: (message: MessageToPage) => void;
  readonly onEnd: () => void;
}

export interface WindowHost {
  readonly isConnected: boolean;
  say(message: MessageToFrame): void;
  stop(): void;
}

export function hostWindow({ token, welcome, onOpen, onMessage, onEnd }: WindowHostParts): WindowHost {
  let line: PortEnd<MessageToFrame, MessageToPage> | undefined;
  let isStopped = false;
  const stopAccepting = acceptFrame(
    (name) => line === undefined && name === portName(token),
    (port) => {
      line = portEndOf<MessageToFrame, MessageToPage>(port);
      line.onMessage(onMessage);
      line.onEnd(() => {
        if (!isStopped) onEnd();
      });
      line.say(welcome());
      onOpen();
    },
  );
  return {
    get isConnected() {
      return line !== undefined;
    },
    say: (message) => line?.say(message),
    stop() {
      isStopped = true;
      stopAccepting();
      line?.end();
    },
  };
}
