// Marks events that we dispatch ourselves (for example the press of a send control), so that our own listeners let exactly these through.

export interface ExtensionEventDispatch {
  readonly isRunning: boolean;
  /**
   * Runs `dispatch`, which must dispatch its events synchronously: otherwise an event of the page or the person could be let through
   * instead of one of them.
   */
  run<T>(dispatch: () => T): T;
}

export function trackExtensionEventDispatch(): ExtensionEventDispatch {
  let isRunning = false;
  return {
    get isRunning() {
      return isRunning;
    },
    run(dispatch) {
      isRunning = true;
      try {
        return dispatch();
      } finally {
        isRunning = false;
      }
    },
  };
}
