// Events that we dispatch ourselves, a press of the site's send control for example. Our own listeners let these through and no others.

export interface OwnDispatch {
  readonly isRunning: boolean;
  /** `dispatch` sends its events synchronously, so that no event of the page or the person falls into it. */
  run<T>(dispatch: () => T): T;
}

export function ownDispatch(): OwnDispatch {
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
