/** Returns the text that the browser stores under a key, or null if it stores none or blocks storage. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text under a key, or removes it if the text is null, and tells this page. Returns false if storage is full or
 * blocked.
 */
export function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return false;
  }
  // Browsers tell other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key }));
  return true;
}

/** Returns whether the browser blocks storage for this site. */
export function isStorageBlocked(): boolean {
  try {
    localStorage.getItem("");
    return false;
  } catch {
    return true;
  }
}
