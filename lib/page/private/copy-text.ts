// The clipboard from a frame in somebody else's page: the page's permissions policy may keep the newer way from us, and the older one,
// a copy of our own in the click itself, is not its business.

/** To be called in a click. False where the browser let neither way. */
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
    // The browser refuses the clipboard; the caller says so.
    return false;
  }
}
