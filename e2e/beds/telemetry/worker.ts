// Sends what it is given: a request that no script of the page makes.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  void fetch('/api/chat', { method: 'POST', body: JSON.stringify({ text: data }) }).then(async (response) =>
    postMessage(await response.text()),
  );
});
