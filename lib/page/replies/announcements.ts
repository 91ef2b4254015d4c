// When the panel hears of the replies: a stream changes their count many times a second, and the panel shows it a few times.

const ANNOUNCE_AFTER_MS = 60;

export interface AnnouncementParts {
  /** Forgets what the page has thrown out. Called before the state is read. */
  readonly sweep: () => void;
  readonly state: () => string;
  /** The state differs from the one announced last. */
  readonly onChange: () => void;
}

export interface Announcements {
  now(): void;
  soon(): void;
}

export function announcements({ sweep, state, onChange }: AnnouncementParts): Announcements {
  let announced = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function now(): void {
    clearTimeout(timer);
    timer = undefined;
    sweep();
    const next = state();
    if (next === announced) return;
    announced = next;
    onChange();
  }

  return {
    now,
    soon() {
      timer ??= setTimeout(now, ANNOUNCE_AFTER_MS);
    },
  };
}
