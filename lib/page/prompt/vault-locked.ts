// The vault is locked, and unlocked elsewhere: in the popup, the options, another tab. The person comes back from there.

export const isVaultLocked = (error: unknown): boolean => error instanceof Error && error.name === 'VaultLocked';

/** The next time that this page gets the focus, or is shown. */
export function comingBack(page: Window = window): Promise<void> {
  const { document } = page;
  return new Promise((resolve) => {
    const back = () => {
      if (document.visibilityState === 'hidden') return;
      page.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
      resolve();
    };
    page.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
  });
}
