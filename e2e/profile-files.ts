// Searches the files of a browser's profile.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that contain a text in UTF-8 or UTF-16: browsers write both. */
export function profileFilesWith(profile: string, text: string): string[] {
  const spellings = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const content = readFileSync(path);
      return spellings.some((spelling) => content.includes(spelling));
    });
}
