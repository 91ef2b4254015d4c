/** Saves a file through the browser's download; nothing is uploaded. */
export function saveFile(name: string, content: string | Uint8Array, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }),
  );
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
