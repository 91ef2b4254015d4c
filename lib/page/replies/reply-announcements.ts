// Limits how often the panel hears of the replies: while a reply streams in, their count changes many times a second.

const ANNOUNCE_AFTER_MS = 60;

interface AnnouncementParts {
  /** Forgets nodes that the page has removed. Called before the state is read. */
  readonly sweep: () => void;
  readonly state: () => string;
  /** Called if the state differs from the last one announced. */
  readonly onChange: () => void;
}

interface ReplyAnnouncements {
  now(): void;
  soon(): void;
}

export function replyAnnouncements({ sweep, state, onChange }: AnnouncementParts): ReplyAnnouncements {
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
