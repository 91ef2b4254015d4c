// The private composer in a separate window, as the page session sees it. A page cannot take the keyboard focus from another window without the
// person seeing it. The frame opens the window and tells here which token the window will use.
import { acceptFrame } from '../../engine/platform.ts';
import { type PortEnd, portEndOf, portName, type ToFrame, type ToPage } from './protocol.ts';

export interface WindowHostParts {
  readonly token: string;
  readonly welcome: () => Extract<ToFrame, { say: 'welcome' }>;
  readonly onOpen: () => void;
  readonly onMessage: (message: ToPage) => void;
  readonly onEnd: () => void;
}

export interface WindowHost {
  readonly isConnected: boolean;
  say(message: ToFrame): void;
  stop(): void;
}

export function hostWindow({ token, welcome, onOpen, onMessage, onEnd }: WindowHostParts): WindowHost {
  let line: PortEnd<ToFrame, ToPage> | undefined;
  let isStopped = false;
  const stopAccepting = acceptFrame(
    (name) => line === undefined && name === portName(token),
    (port) => {
      line = portEndOf<ToFrame, ToPage>(port);
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
