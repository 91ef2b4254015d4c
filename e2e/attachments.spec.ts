// Files on their way into a page: held, checked, sanitized where the person wants it, and given in the way that they came.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { uploadsTo } from './uploads.ts';

const NOTES =
  'My name is Annika Lindqvist. My landlord is Tobias Castellanos.\r\nIBAN: DE89 3704 0044 0532 0130 00\r\n';
const ORIGINALS = ['Annika', 'Lindqvist', 'Tobias', 'Castellanos', 'DE89 3704'];

interface Given {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const shared = browserAndServer();
let page: Page;
let panel: Panel;

test.beforeEach(async () => {
  page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/files/`);
  panel = await Panel.of(page);
  await panel.expectText('badge', /Coatcheck|Getting ready/);
});
test.afterEach(async () => {
  await page.close();
  await changeSettings(shared.installed, { disabledOrigins: [] });
});

const uploads = () => uploadsTo(shared.server);
const note = (name = 'notes.txt', text = NOTES, type = 'text/plain'): Given => ({ name, type, text });
const chosen = (files: readonly Given[]) =>
  files.map(({ name, type, text }) => ({ name, mimeType: type, buffer: Buffer.from(text) }));

async function throughPicker(button: string, files: readonly Given[]): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  await page.locator(button).click();
  await (await picker).setFiles(chosen(files));
}

/** A browser under test cannot drag from the desktop or copy a file there: the page gets the events that it would get. */
async function handOver(how: 'drop' | 'paste', selector: string, files: readonly Given[]): Promise<void> {
  await page.locator(selector).evaluate(
    (element, [name, given]) => {
      const transfer = new DataTransfer();
      for (const { name: fileName, type, text } of given) transfer.items.add(new File([text], fileName, { type }));
      const shared = { bubbles: true, cancelable: true, composed: true };
      if (name === 'drop') element.dispatchEvent(new DragEvent('dragenter', { ...shared, dataTransfer: transfer }));
      const init = { ...shared, dataTransfer: transfer, clipboardData: transfer };
      element.dispatchEvent(name === 'drop' ? new DragEvent('drop', init) : new ClipboardEvent('paste', init));
    },
    [how, files] as const,
  );
}

const WAYS: Readonly<Record<string, (files: readonly Given[]) => Promise<void>>> = {
  field: (files) => page.locator('#field').setInputFiles(chosen(files)),
  shadow: (files) => page.locator('#shadow-field').setInputFiles(chosen(files)),
  detached: (files) => throughPicker('#detached', files),
  picker: throughHandle,
  drop: (files) => handOver('drop', '#zone', files),
  paste: (files) => handOver('paste', '#composer', files),
};

/** A browser under test has nobody to click in the system's dialogue: the page gets a handle to a file of its own instead. */
async function throughHandle([file]: readonly Given[]): Promise<void> {
  await page.addInitScript(
    ({ name, text }) => {
      const picked = async () => {
        const folder = await navigator.storage.getDirectory();
        const handle = await folder.getFileHandle(name, { create: true });
        const writable = await handle.createWritable();
        await writable.write(text);
        await writable.close();
        return [handle];
      };
      Object.assign(window, { showOpenFilePicker: picked });
    },
    { name: file?.name ?? '', text: file?.text ?? '' },
  );
  await page.reload();
  await page.locator('#picker').click();
}

for (const [way, give] of Object.entries(WAYS)) {
  test(`${way}: a text file is held, and goes on sanitized`, async () => {
    await give([note()]);
    await panel.expectText('attachment', /notes\.txt.*Name of a person × 2/);
    expect(shared.server.bodies).toEqual([]);
    await panel.click('attach-sanitized');
    await poll(uploads).toHaveLength(1);
    const [upload] = uploads();
    expect(upload).toMatchObject({ way, name: 'notes.txt', type: 'text/plain' });
    expect(upload?.text).toMatch(/^My name is .*\. My landlord is .*\.\r\nIBAN: .*\r\n$/);
    for (const original of ORIGINALS) expect(upload?.text).not.toContain(original);
    await poll(() => panel.textOf('attachment')).toBe(undefined);
    if (way === 'drop') await expect(page.locator('#zone')).not.toHaveClass('over');

    // What stands for a name in the file stands for it in the prompt, and the reply gives it back.
    const name = upload?.text.match(/^My name is (.+?)\. /)?.[1] ?? '';
    await page.locator('#composer').click();
    await page.keyboard.type('My name is Annika Lindqvist. Sum up the file.');
    await panel.expectText('badge', /1 will be replaced/);
    await page.keyboard.press('Enter');
    await expect(page.locator('#messages')).toContainText(`this is about **${name}**`);
    await panel.click('restore-toggle');
    await expect(page.locator('#messages')).toContainText('this is about **Annika Lindqvist**');
  });
}

test('the person may attach it as it is, or not at all', async () => {
  await WAYS.field?.([note()]);
  await panel.expectText('attachment', /notes\.txt/);
  await panel.click('attach-cancel');
  await poll(() => panel.textOf('attachment')).toBe(undefined);
  await WAYS.field?.([note()]);
  await panel.expectText('attachment', /Name of a person/);
  await panel.click('attach-as-is');
  await poll(uploads).toEqual([{ way: 'field', ...note() }]);
});

test('a file with nothing in it goes on by itself', async () => {
  await WAYS.drop?.([note('list.md', '# To buy\n\n- bread\n- milk\n', 'text/markdown')]);
  await poll(uploads).toMatchObject([{ way: 'drop', name: 'list.md' }]);
});

test('what cannot be read is said so, and waits', async () => {
  await WAYS.field?.([note(), note('song.mp3', 'ID3\0\0', 'audio/mpeg')]);
  await panel.expectText('attachment', /song\.mp3.*cannot read.*gets its content unchanged/);
  expect(shared.server.bodies).toEqual([]);
  await panel.expectText('attach-sanitized', /Attach sanitized, and 1 as it is/);
  await panel.click('attach-sanitized');
  await poll(uploads).toHaveLength(2);
  expect(uploads().map(({ name }) => name)).toEqual(['notes.txt', 'song.mp3']);
  for (const original of ORIGINALS) expect(shared.server.bodies.join()).not.toContain(original);
});

test('files in forms keep them: JSON, a table, code', async () => {
  const json = JSON.stringify(
    { name: 'Annika Lindqvist', iban: 'DE89 3704 0044 0532 0130 00', tags: ['a', 1] },
    null,
    2,
  );
  const table = 'surname,phone\n"Lindqvist",+1 503 555 0142\nTobias Castellanos,+1 503 555 0175\n';
  const code = 'const owner = "annika.lindqvist@example.org"; // Annika Lindqvist\n';
  await WAYS.field?.([
    note('person.json', json, 'application/json'),
    note('people.csv', table, 'text/csv'),
    note('owner.ts', code, ''),
  ]);
  await panel.expectText('attachment', /Email address/);
  await panel.click('attach-sanitized');
  await poll(uploads).toHaveLength(3);
  const texts = uploads().map(({ text }) => text);
  expect(Object.keys(JSON.parse(texts[0] ?? '') as object)).toEqual(['name', 'iban', 'tags']);
  expect(texts[1]?.split('\n').map((line) => line.replace(/"[^"]*"/g, 'x').split(',').length)).toEqual([2, 2, 2, 1]);
  expect(texts[2]).toMatch(/^const owner = "[^"\s]+@[^"\s]+"; \/\/ .*\n$/);
  for (const original of [...ORIGINALS, '503 555 0142', 'annika.lindqvist'])
    expect(texts.join()).not.toContain(original);
});

/** A folder of the person's with three files. */
function folderOfNotes(): string {
  const folder = test.info().outputPath('papers of Annika');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'notes.txt'), NOTES);
  writeFileSync(join(folder, 'people.csv'), 'name,city\nAnnika Lindqvist,Kiel\n');
  writeFileSync(join(folder, 'list.md'), '# To buy\n\n- bread\n- milk\n');
  return folder;
}

/** Drops a file or a folder of this machine, which only the browser itself can do. */
async function dropPath(selector: string, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const box = await page.locator(selector).boundingBox();
  const place = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place, data });
}

/** Playwright's own way waits until the page hears of the files. */
async function chooseFolder(selector: string, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await session.send('DOM.setFileInputFiles', { files: [path], nodeId });
}

test('a dropped folder does not reach the page, and the person is told', async () => {
  const folder = folderOfNotes();
  await dropPath('#zone', join(folder, 'notes.txt'));
  await panel.expectText('attachment', /notes\.txt.*Name of a person/);
  await panel.click('attach-cancel');
  await dropPath('#zone', folder);
  await panel.expectText('notice', /cannot attach a folder/);
  await expect(page.locator('#zone')).not.toHaveClass('over');
  expect(shared.server.bodies).toEqual([]);
});

test('the files of a folder that is chosen in a field are sanitized one by one', async () => {
  await chooseFolder('#folder', folderOfNotes());
  await panel.expectText('attachment', /notes\.txt.*people\.csv|people\.csv.*notes\.txt/);
  expect(shared.server.bodies).toEqual([]);
  await panel.click('attach-sanitized');
  await poll(uploads).toHaveLength(3);
  const names = uploads().map(({ way, name }) => `${way} ${name}`);
  expect(names.sort()).toEqual(['folder list.md', 'folder notes.txt', 'folder people.csv']);
  for (const original of ORIGINALS) expect(shared.server.bodies.join()).not.toContain(original);
});

test('when the check fails nothing is attached, and the card says why', async () => {
  await WAYS.field?.([note('long.txt', `${NOTES}${'x'.repeat(300_000)}`)]);
  await panel.expectText('attachment', /long\.txt.*too long to be checked/);
  expect(shared.server.bodies).toEqual([]);
  await panel.click('attach-cancel');
  await poll(() => panel.textOf('attachment')).toBe(undefined);
  expect(shared.server.bodies).toEqual([]);
});

test('switched off, files and folders go where the page wants them', async () => {
  await changeSettings(shared.installed, { disabledOrigins: [shared.server.url] });
  await page.reload();
  await panel.expectText('off-badge', /Not protected/);
  await WAYS.field?.([note()]);
  await poll(uploads).toEqual([{ way: 'field', ...note() }]);
  // The page walks through a folder by itself.
  await dropPath('#zone', folderOfNotes());
  await poll(() => uploads().map(({ way, name }) => `${way} ${name}`)).toContain('folder notes.txt');
});
