// The surrogate of a file path. Folders that many machines share and the file's extension stay, so that the path still reads as one and an
// error message still makes sense; the user's name, projects and file names are replaced one by one.

import { identifierCodec } from '../../codecs/formats/identifier.ts';
import type { Issuer } from './issuer.ts';
import { shapeReserve } from './reserves.ts';

const SHARED_FOLDERS: ReadonlySet<string> = new Set(
  `home users user usr var opt etc mnt media srv root tmp temp proc dev volumes export library applications program files (x86) programdata appdata local locallow
  roaming documents and settings downloads desktop pictures music videos movies public shared onedrive dropbox icloud drive google
  projects project code src source sources repos repo git github gitlab workspace workspaces work dev develop development go bin lib libs include share sbin
  app apps application backend frontend api web www html htdocs server client common core config configs conf settings data database db sql migrations
  models model views view controllers routes components pages hooks services service utils util helpers tests test spec specs scripts script tools docs
  doc assets static images img css js fonts templates public dist build out target release debug node_modules site-packages vendor packages venv .venv env
  logs log cache backup backups main index init settings config docker deploy infra python python3 java kotlin resources bilder dokumente schreibtisch
  escritorio documentos descargas bureau téléchargements documenti scrivania benutzer utilisateurs usuarios utenti .ssh .config .cache .local .aws .kube
  .git .github .vscode .env id_rsa authorized_keys known_hosts readme makefile dockerfile package requirements`.split(
    /\s+/u,
  ),
);
const EXTENSION = /\.[A-Za-z0-9]{1,5}$/;
const SEPARATOR = /([\\/]+)/;

const isShared = (name: string): boolean =>
  /^(?:[A-Za-z]:|file:|~|\.{1,2}|[a-z]|python3?\.\d+|v?\d{1,2}|)$/u.test(name) ||
  name
    .toLowerCase()
    .split(' ')
    .every((word) => SHARED_FOLDERS.has(word));

export function pathSurrogate(path: string, issuer: Issuer): string {
  const issue = (name: string) => {
    const codecs = name.length > 5 ? [identifierCodec] : [];
    return issuer.issue(name, 'PATH', codecs, shapeReserve(name)).surrogate;
  };
  const replaced = path
    .split(SEPARATOR)
    .map((segment, at) => {
      if (at % 2 === 1 || isShared(segment)) return segment;
      const extension = EXTENSION.exec(segment)?.[0] ?? '';
      const name = segment.slice(0, segment.length - extension.length);
      return name === '' || isShared(name) ? segment : issue(name) + extension;
    })
    .join('');
  // Nothing of its own in it, but somebody wants it hidden.
  if (replaced === path) return issue(path);
  issuer.keep(replaced, path, 'PATH', 'phrase');
  return replaced;
}
