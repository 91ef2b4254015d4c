// What readers and writers of zip files share: signatures, checksums.

export const LOCAL_ENTRY = 0x04034b50;
export const DIRECTORY_ENTRY = 0x02014b50;
export const DIRECTORY_END = 0x06054b50;
export const LONG_DIRECTORY_END = 0x06064b50;
export const LONG_DIRECTORY_PLACE = 0x07064b50;

export const STORED = 0;
export const DEFLATED = 8;

/** The flag of names in UTF-8. */
export const IS_UTF8 = 0x0800;

let table: Uint32Array | undefined;

function checksumTable(): Uint32Array {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    return rest;
  });
  return table;
}

/** CRC-32. */
export function checksumOf(bytes: Uint8Array): number {
  const sums = checksumTable();
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sums[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
