// The names of entries as paths.

/** The folders and the file of an entry. Nothing in it leads out of the folder into which the archive is unpacked. */
export function pathOf(name: string): readonly string[] {
  return name
    .replaceAll('\\', '/')
    .replace(/^[a-z]:/i, '')
    .split('/')
    .filter((part) => !/^[\s.]*$/u.test(part));
}

/** Files that systems add for themselves. */
export const isOfSystem = (path: readonly string[]): boolean =>
  path[0] === '__MACOSX' || /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path.at(-1) ?? '');
