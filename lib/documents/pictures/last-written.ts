// A person looks at a picture as it will be sent, and then attaches it. Writing takes seconds, so the same change is not written twice.
import type { SourceFile } from '../document.ts';
import type { DocumentChange } from '../page-view.ts';

type Write = (change: DocumentChange) => Promise<SourceFile>;

/** Gives the file of the last change again if it is asked for with an equal one, unless writing it failed. */
export function keepingLastWritten(write: Write): Write {
  let last: { readonly change: string; readonly file: Promise<SourceFile> } | undefined;
  return (given) => {
    const change = JSON.stringify(given);
    if (last?.change === change) return last.file;
    const file = write(given);
    const own = { change, file };
    last = own;
    file.catch(() => {
      if (last === own) last = undefined;
    });
    return file;
  };
}
