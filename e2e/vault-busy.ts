// Holds the vault, in any page of the extension.

/** As another window's write does: whatever is read of the vault meanwhile waits, while nothing else in the engine does. */
export const vaultBusyFor = (ms: number) => `(async () => {
  const until = performance.now() + ${ms};
  for (const { name } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const vault = opening.result;
      const [first, ...rest] = vault.objectStoreNames;
      const transaction = vault.transaction([first, ...rest], 'readwrite');
      const hold = () => {
        if (performance.now() > until) vault.close();
        else transaction.objectStore(first).count().onsuccess = hold;
      };
      hold();
    };
  }
})()`;
