// Copies text of the extension, in a page or in a frame of ours inside one. `navigator.clipboard` may be missing or forbidden there: pages over
// plain http have none, and a page's permissions policy may forbid it. `execCommand('copy')` works in both.

/** Call it in a click. False if the browser refused both ways. */
export async function copyText(text: string): Promise<boolean> {
  let isCopied = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    // The page's listeners must neither read the text nor change it.
    event.stopImmediatePropagation();
    isCopied = true;
  };
  window.addEventListener('copy', onCopy, { once: true, capture: true });
  document.execCommand('copy');
  window.removeEventListener('copy', onCopy, { capture: true });
  if (isCopied) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser refuses the clipboard; the caller tells the person.
    return false;
  }
}
