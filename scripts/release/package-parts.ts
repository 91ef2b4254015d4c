// What takes the room in a package, by part.
import { fixedZip, type ZipFiles } from './fixed-zip.ts';

interface PackagePart {
  readonly name: string;
  readonly bytes: number;
  /** In a zip by itself: a little more than in the package. */
  readonly packed: number;
}

/** A model's folder is a part, any other folder with all that is in it, and the files at the top together. */
function partOf(path: string): string {
  const [first = '', second = '', ...rest] = path.split('/');
  if (second === '') return 'files at the top';
  return first === 'models' && rest.length > 0 ? `${first}/${second}` : first;
}

/** The largest first. */
export function packageParts(files: ZipFiles): readonly PackagePart[] {
  const parts = new Map<string, Map<string, Uint8Array>>();
  for (const [path, content] of files) {
    const name = partOf(path);
    parts.set(name, (parts.get(name) ?? new Map()).set(path, content));
  }
  return [...parts]
    .map(([name, inside]) => ({
      name,
      bytes: [...inside.values()].reduce((sum, { length }) => sum + length, 0),
      packed: fixedZip(inside).length,
    }))
    .sort((a, b) => b.packed - a.packed);
}
