// What a page does to its composer while it is written into. These run in the page, so each stands for itself.

/** Takes the composer away at the next input, and puts an empty one back later. */
export function removeOnInput(old: HTMLTextAreaElement): void {
  const place = old.parentNode;
  old.addEventListener(
    'input',
    () => {
      const fresh = old.cloneNode(true) as HTMLTextAreaElement;
      fresh.value = '';
      old.remove();
      setTimeout(() => place?.append(fresh), 600);
    },
    { once: true },
  );
}

/** Empties the composer at each input. */
export function emptyOnInput(broken: HTMLTextAreaElement): void {
  broken.addEventListener('input', () => {
    broken.value = '';
  });
}
