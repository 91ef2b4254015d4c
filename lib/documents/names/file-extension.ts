// The extension of a file name: only what is known as one. An unknown ending may be a name ("annika.lindqvist") and is read as a word.

const EXTENSIONS: ReadonlySet<string> = new Set(
  (
    'txt text log md markdown mdx rst org adoc tex bib csv tsv psv json jsonl ndjson json5 geojson yaml yml toml ini cfg conf env ' +
    'properties xml xsd html htm css scss less js mjs cjs jsx ts mts cts tsx vue svelte py pyi ipynb r rb php pl pm lua go rs java ' +
    'kt kts scala groovy gradle c h cc cpp cxx hpp hh m mm cs fs vb swift dart ex exs erl hs ml clj lisp jl sql graphql gql proto ' +
    'sh bash zsh fish ps1 bat cmd srt vtt diff patch tf pdf doc docx docm dot dotx xls xlsx xlsm xlsb xlt xltx ppt pptx pptm pps ' +
    'ppsx pot potx odt ods odp odg ott ots otp rtf pages numbers key epub mobi eml msg mbox vcf ics zip gz tgz bz2 xz 7z rar tar ' +
    'png jpg jpeg jpe gif webp bmp tif tiff heic heif avif svg ico psd ai eps indd dwg dxf mp3 mp4 m4a m4v wav ogg oga ogv opus ' +
    'flac aac avi mov mkv webm exe dll dmg iso apk jar deb rpm bak tmp old db sqlite sqlite3 parquet p7s p7m asc pem crt cer pfx ' +
    'dat bin'
  ).split(' '),
);

export interface SplitFileName {
  readonly stem: string;
  /** With its dot, or ''. */
  readonly extension: string;
}

export function splitFileName(name: string): SplitFileName {
  const dot = name.lastIndexOf('.');
  if (dot <= 0 || !EXTENSIONS.has(name.slice(dot + 1).toLowerCase())) return { stem: name, extension: '' };
  const [stem, extension] = [name.slice(0, dot), name.slice(dot)];
  // "backup.tar.gz"
  const isPacked = /^\.(?:gz|bz2|xz)$/i.test(extension) && /.\.tar$/i.test(stem);
  if (!isPacked) return { stem, extension };
  return { stem: stem.slice(0, -4), extension: stem.slice(-4) + extension };
}
