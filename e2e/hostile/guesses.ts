// In the page's world: a page that asks the egress guard whether this or that is an original. Each function is handed over as text, so it
// may use nothing from outside of itself.

interface Guessed {
  readonly learned: readonly string[];
  readonly questions: number;
  readonly stopped: number;
}

/** Lists of candidates by plain requests, halved where one is stopped. */
export async function bisect(candidates: readonly string[]): Promise<Guessed> {
  const learned: string[] = [];
  let questions = 0;
  let stopped = 0;
  async function isStopped(list: readonly string[]): Promise<boolean> {
    questions += 1;
    try {
      await fetch(`/log/guess-${questions}`, { method: 'POST', body: list.join('\n') });
      return false;
    } catch {
      stopped += 1;
      return true;
    }
  }
  async function among(list: readonly string[]): Promise<void> {
    if (list.length === 0 || questions > 300 || !(await isStopped(list))) return;
    if (list.length === 1) {
      learned.push(...list);
      return;
    }
    const half = Math.ceil(list.length / 2);
    await among(list.slice(0, half));
    await among(list.slice(half));
  }
  await among(candidates);
  return { learned, questions, stopped };
}

interface Asked {
  /** By which documents the extension took a port of the page's. */
  readonly taken: readonly string[];
  /** Candidates for which a port answered differently than for a nonsense word. */
  readonly learned: readonly string[];
  /** The guard's own ports that the page got hold of. */
  readonly caught: number;
}

/** Questions without any request, on ports that the page offers from each kind of document that it can have. */
export async function askByPort(candidates: readonly string[]): Promise<Asked> {
  let caught = 0;
  window.addEventListener('coatcheck-hello', () => (caught += 1), true);
  document.addEventListener('coatcheck-hello', () => (caught += 1), true);
  window.dispatchEvent(new Event('coatcheck-knock'));
  const frame = document.body.appendChild(document.createElement('iframe'));
  const written = document.body.appendChild(document.createElement('iframe'));
  written.contentDocument?.open();
  written.contentDocument?.write('<html></html>');
  written.contentDocument?.close();
  const loaded = document.createElement('iframe');
  loaded.src = '/life/?framed';
  const isLoaded = new Promise((resolve) => loaded.addEventListener('load', resolve));
  document.body.append(loaded);
  await isLoaded;
  const named = document.createElement('form');
  named.innerHTML = '<input name="ownerDocument"><input name="getRootNode">';
  const documents: Record<string, Document | null | undefined> = {
    page: document,
    'empty frame': frame.contentDocument,
    'written frame': written.contentDocument,
    'loaded frame': loaded.contentDocument,
    parsed: new DOMParser().parseFromString('<p>', 'text/html'),
    made: document.implementation.createHTMLDocument(),
    XML: document.implementation.createDocument(null, 'a'),
  };
  const taken: string[] = [];
  const learned: string[] = [];
  for (const [name, owner] of [...Object.entries(documents), ['form', document] as const]) {
    const port = name === 'form' ? named : owner?.createElement('i');
    if (!port) continue;
    const hello = new MouseEvent('coatcheck-hello', { relatedTarget: port, cancelable: true });
    window.dispatchEvent(hello);
    if (hello.defaultPrevented) taken.push(name);
    const ask = (text: string) => {
      const head = JSON.stringify(['fetch', 'POST', '/log/x', 'text']);
      const details = [`${head}\n${text}`, `fetch\ntext\n4 6 0\nPOST/log/x${text}`];
      return details
        .map((detail) => !port.dispatchEvent(new CustomEvent('coatcheck-ask', { detail, cancelable: true })))
        .join();
    };
    const nonsense = ask('zzzz');
    learned.push(...candidates.filter((candidate) => ask(candidate) !== nonsense));
  }
  return { taken, learned, caught };
}
