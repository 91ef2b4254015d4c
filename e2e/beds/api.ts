/** Sends a prompt and yields the reply's text so far, as it streams. */
export async function* ask(
  text: string,
  { signal, outline }: { signal?: AbortSignal; outline?: readonly string[] } = {},
): AsyncGenerator<string> {
  const response = await fetch('/api/chat', {
    method: 'POST',
    body: JSON.stringify({ text, outline }),
    ...(signal ? { signal } : {}),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let soFar = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    soFar += part.value;
    yield soFar;
  }
}
