// Waits while the vault is locked: the person unlocks it elsewhere (popup, options, another tab) and then returns to this page.

export const isVaultLockedError = (error: unknown): boolean => error instanceof Error && error.name === 'VaultLocked';

/** Resolves the next time that this page gets the focus or becomes visible. */
export function waitForPersonsReturn(page: Window = window): Promise<void> {
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
