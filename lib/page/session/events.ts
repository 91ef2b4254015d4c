// Events by which the parts of a page's session tell each other what happened. A part is built from parts that exist already and calls them
// directly; it informs the parts that are built later by events.

export interface Emitter<Events> {
  /** Listeners run in the order in which they were added, before `emit` returns. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): void;
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
}

export function emitter<Events>(): Emitter<Events> {
  const listeners: { [Name in keyof Events]?: ((detail: Events[Name]) => void)[] } = {};
  return {
    on(name, listener) {
      listeners[name] = [...(listeners[name] ?? []), listener];
    },
    emit(name, detail) {
      for (const listener of listeners[name] ?? []) listener(detail);
    },
  };
}
