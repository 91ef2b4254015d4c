export interface ApiMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Sends a prompt and yields the reply's text so far, as it streams. `messages`: the chat until now, if it is sent with each prompt. */
export async function* ask(
  text: string,
  {
    signal,
    outline,
    messages,
  }: { signal?: AbortSignal; outline?: readonly string[]; messages?: readonly ApiMessage[] } = {},
): AsyncGenerator<string> {
  const response = await fetch('/api/chat', {
    method: 'POST',
    body: JSON.stringify({ text, outline, messages }),
    ...(signal ? { signal } : {}),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let soFar = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    soFar += part.value;
    yield soFar;
  }
}
