// Every way that chat sites take files in: a field, a field in a shadow root, a field that is never in the page, a drop, a paste.
// Whatever comes is uploaded at once, as most sites do.
import { ask } from '../api.ts';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** In pieces, because a call takes a limited number of arguments. */
function base64Of(bytes: Uint8Array): string {
  let signs = '';
  for (let at = 0; at < bytes.length; at += 8192) signs += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(signs);
}

/** Text files arrive as their text; the bytes of others as base64. */
const dataOf = async (file: File) =>
  file.type.startsWith('text/') ? undefined : base64Of(new Uint8Array(await file.arrayBuffer()));

async function upload(way: string, files: Iterable<File>): Promise<void> {
  for (const file of files) {
    const text = await file.text();
    await fetch('/api/upload', {
      method: 'POST',
      body: JSON.stringify({
        way,
        name: file.name,
        // Set for the files of a folder that was chosen.
        path: file.webkitRelativePath || undefined,
        type: file.type,
        text,
        data: await dataOf(file),
      }),
    });
    const item = document.createElement('li');
    item.textContent = `${way}: ${file.name} (${file.type})\n${text}`;
    byId('attached').append(item);
  }
}

/** Sites walk through a dropped folder with its entries. */
function uploadFolder(folder: FileSystemDirectoryEntry): void {
  folder.createReader().readEntries((entries) => {
    for (const entry of entries) (entry as FileSystemFileEntry).file((file) => void upload('folder', [file]));
  });
}

function takeFrom(field: HTMLInputElement, way: string): void {
  field.addEventListener('change', () => {
    void upload(way, Array.from(field.files ?? []));
    field.value = '';
  });
}

takeFrom(byId('field') as HTMLInputElement, 'field');
takeFrom(byId('folder') as HTMLInputElement, 'folder');

const inShadow = document.createElement('input');
inShadow.type = 'file';
inShadow.id = 'shadow-field';
byId('shadow').attachShadow({ mode: 'open' }).append(inShadow);
takeFrom(inShadow, 'shadow');

byId('detached').addEventListener('click', () => {
  const field = document.createElement('input');
  field.type = 'file';
  takeFrom(field, 'detached');
  field.click();
});

byId('picker').addEventListener('click', async () => {
  const [handle] = await (
    window as unknown as { showOpenFilePicker(): Promise<FileSystemFileHandle[]> }
  ).showOpenFilePicker();
  await handle?.getFile().then(
    (file) => upload('picker', [file]),
    () => undefined,
  );
});

const zone = byId('zone');
zone.addEventListener('dragenter', () => zone.classList.add('over'));
zone.addEventListener('dragleave', () => zone.classList.remove('over'));
zone.addEventListener('dragover', (event) => event.preventDefault());
zone.addEventListener('drop', (event) => {
  event.preventDefault();
  zone.classList.remove('over');
  const entries = Array.from(event.dataTransfer?.items ?? [], (item) => item.webkitGetAsEntry());
  for (const entry of entries) if (entry?.isDirectory) void uploadFolder(entry as FileSystemDirectoryEntry);
  void upload('drop', Array.from(event.dataTransfer?.files ?? []));
});

const composer = byId('composer') as HTMLTextAreaElement;
composer.addEventListener('paste', (event) => {
  const files = event.clipboardData?.files;
  if (!files || files.length === 0) return;
  event.preventDefault();
  void upload('paste', Array.from(files));
});

byId('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const prompt = composer.value;
  composer.value = '';
  const reply = document.createElement('p');
  byId('messages').append(reply);
  for await (const text of ask(prompt)) reply.textContent = text;
});
