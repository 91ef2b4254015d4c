// Finds the person's own earlier messages in a request, because many chats send all earlier messages with each prompt. They may have been typed
// before this document was watched or while Coatcheck was off, so no check has covered them.
import { foldedForSearch } from './fold.ts';

const ROLE_KEYS = ['role', 'author', 'sender', 'from', 'speaker', 'type', 'direction'];
const PERSON_ROLE =
  /^(?:user|human|me|self|person|customer|client|visitor|you|own|outgoing|right|request|question|prompt)$/i;
/** Boolean keys that some chats write instead of a role: `isUser`, `from_me`, `isBot`. */
const IS_PERSON_KEY = /^(?:is|by|from|sent)?_?(?:by|from)?_?(?:user|human|me|mine|self|own|client|customer|outgoing)$/i;
const IS_REPLY_KEY = /^(?:is|by|from|sent)?_?(?:by|from)?_?(?:bot|ai|assistant|model|agent|reply|response|incoming)$/i;
/** Keys whose values describe a message and are not its text. */
const NON_TEXT_KEY = /^(?:id|uuid|key|role|type|model|status|time|date|created|updated|name|url|src|href|mime|lang)/i;
const MIN_MESSAGE_LENGTH = 2;
const MAX_CHARACTERS = 100_000;
const MAX_DEPTH = 12;

type ParsedJson = Readonly<Record<string, unknown>> | readonly unknown[];

function parsedJson(text: string): ParsedJson | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as ParsedJson) : undefined;
  } catch {
    // A body that is not JSON: its earlier messages cannot be told apart.
    return undefined;
  }
}

function roleOf(message: Readonly<Record<string, unknown>>): string | undefined {
  for (const [key, value] of Object.entries(message)) {
    if (typeof value !== 'boolean') continue;
    if (IS_PERSON_KEY.test(key)) return value ? 'user' : 'reply';
    if (IS_REPLY_KEY.test(key)) return value ? 'reply' : 'user';
  }
  for (const key of ROLE_KEYS) {
    const value = message[key];
    if (typeof value === 'string') return value;
    const { role } = (typeof value === 'object' && value !== null ? value : {}) as { role?: unknown };
    if (typeof role === 'string') return role;
  }
  return undefined;
}

interface Message {
  readonly text: string;
  readonly role: string | undefined;
}

function* messagesIn(value: unknown, role: string | undefined, depth: number): Generator<Message> {
  if (depth > MAX_DEPTH) return;
  if (typeof value === 'string') {
    const inner = parsedJson(value);
    if (inner) yield* messagesIn(inner, role, depth + 1);
    else yield { text: value, role };
  } else if (Array.isArray(value)) {
    for (const one of value) yield* messagesIn(one, role, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    const own = roleOf(value as Readonly<Record<string, unknown>>);
    // A part of a message (`"type": "text"`) takes the role of the message.
    const here = own !== undefined && (role === undefined || PERSON_ROLE.test(own)) ? own : role;
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== 'string' || !NON_TEXT_KEY.test(key)) yield* messagesIn(part, here, depth + 1);
    }
  }
}

function bodyIn(body: string): unknown {
  const json = parsedJson(body);
  if (json) return json;
  return body.includes('=') && !/\s/.test(body) ? [...new URLSearchParams(body).values()] : undefined;
}

/** Some editors send their structure too, with an element name before each line: "p Hello", "li Milk". */
const ELEMENT_NAME_PREFIX = /^(?:p|div|span|li|ul|ol|h[1-6]|pre|code|blockquote)(?: |$)/;

/** Words only, because line breaks and list markers differ between an editor's structure and its text. */
const wordsOf = (text: string) =>
  foldedForSearch(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** True if the prompt contains the whole text. The prompt itself was checked when it was sent. */
function isPartOfPrompt(text: string, promptWords: string): boolean {
  const words = wordsOf(text);
  return promptWords.includes(words) || promptWords.includes(words.replace(ELEMENT_NAME_PREFIX, ''));
}

/** The person's own messages in the body, without the prompt. If the body names no roles, all messages count. */
export function earlierMessagesIn(body: string, prompt: string): readonly string[] {
  const promptWords = wordsOf(prompt);
  const isOther = ({ text }: Message) =>
    text.trim().length >= MIN_MESSAGE_LENGTH && /\p{L}|\d{2}/u.test(text) && !isPartOfPrompt(text, promptWords);
  const messages = [...messagesIn(bodyIn(body), undefined, 0)];
  const persons = messages.filter(({ role }) => role !== undefined && PERSON_ROLE.test(role));
  const own = persons.length > 0 ? persons : messages.filter(({ role, text }) => role === undefined && /\s/.test(text));
  const texts = [...new Set(own.filter(isOther).map(({ text }) => text))];
  let length = 0;
  // Newest first, so that the limit leaves out the oldest messages, which were most likely checked before.
  return texts
    .reverse()
    .filter((text) => {
      length += text.length;
      return length <= MAX_CHARACTERS;
    })
    .reverse();
}
