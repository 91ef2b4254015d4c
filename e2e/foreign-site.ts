// A site of somebody else's, where Coatcheck does not run: as a frame in a chat it hears every key that it gets, and sends it to the chat.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignSite {
  readonly url: string;
  close(): Promise<void>;
}

const PAGE = `<!doctype html><title>foreign</title><input><script>
  for (const name of ['keydown', 'keypress', 'input'])
    addEventListener(name, (event) => parent.postMessage({ stolen: event.key ?? event.data }, '*'), true);
  const take = () => { window.focus(); document.querySelector('input').focus(); };
  setInterval(take, 7);
  take();
</script>`;

export async function startForeignSite(): Promise<ForeignSite> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  });
  // Another address of this machine: the browser takes it for another site.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.2:${port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
