// Copies text from a frame inside another site's page. The page's permissions policy may forbid the Clipboard API there, but not
// `execCommand('copy')` in the click.

/** Call it in a click. False if the browser refused both ways. */
export async function copyText(text: string): Promise<boolean> {
  let isCopied = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = true;
  };
  document.addEventListener('copy', onCopy, { once: true });
  document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
  if (isCopied) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser refuses the clipboard; the caller tells the person.
    return false;
  }
}
