// Finds and replaces messages with originals in the page's own storage, from which many chats load their history and send it along. The extension's
// world shares localStorage and sessionStorage with the page. What the page stores elsewhere (IndexedDB, its server) cannot be changed here; the
// person has to delete those messages.

type TextChange = (text: string) => string;

const MAX_CHARACTERS = 5_000_000;
const MAX_DEPTH = 24;

function changedJson(value: unknown, change: TextChange, depth: number): unknown {
  if (depth > MAX_DEPTH) return value;
  if (typeof value === 'string') return changedText(value, change, depth + 1);
  if (Array.isArray(value)) return value.map((one) => changedJson(one, change, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changedJson(one, change, depth + 1)]));
}

function changedText(text: string, change: TextChange, depth = 0): string {
  if (!/^\s*[[{"]/.test(text)) return change(text);
  try {
    const before: unknown = JSON.parse(text);
    if (typeof before === 'number') return text;
    const after = JSON.stringify(changedJson(before, change, depth + 1));
    // An item without a change is left as the page wrote it, including its spaces.
    return after === JSON.stringify(before) ? text : after;
  } catch {
    // Not JSON: the whole item is one text.
    return change(text);
  }
}

function eachItem(storages: readonly Storage[], work: (storage: Storage, key: string, value: string) => void): void {
  for (const storage of storages) {
    for (const key of Object.keys(storage)) {
      const value = storage.getItem(key);
      if (value !== null && value.length <= MAX_CHARACTERS) work(storage, key, value);
    }
  }
}

/** The distinct stored texts for which `holds` is true. */
export function findStoredMessages(storages: readonly Storage[], holds: (text: string) => boolean): readonly string[] {
  const found = new Set<string>();
  const note: TextChange = (text) => {
    if (holds(text)) found.add(text);
    return text;
  };
  eachItem(storages, (_storage, _key, value) => changedText(value, note));
  return [...found];
}

/** Replaces each text by its replacement wherever it is stored. @throws if the storage refuses the write. */
export function replaceStoredMessages(storages: readonly Storage[], replacements: ReadonlyMap<string, string>): void {
  eachItem(storages, (storage, key, value) => {
    const next = changedText(value, (text) => replacements.get(text) ?? text);
    if (next !== value) storage.setItem(key, next);
  });
}

/** The page's storages. In a page without storage (sandboxed, or blocked by the person), reading the property throws. */
export function pageStorages(): readonly Storage[] {
  return [() => window.localStorage, () => window.sessionStorage].flatMap((find) => {
    try {
      return [find()];
    } catch {
      // This storage is blocked, so it holds no message.
      return [];
    }
  });
}
