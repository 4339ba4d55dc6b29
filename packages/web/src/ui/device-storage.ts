/** Returns the text stored under a key, or `null` if it is missing or storage is blocked. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or removes it for `null`, and notifies this page. Returns false if storage is full
 * or blocked.
 */
export function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return false;
  }
  // Browsers notify other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key }));
  return true;
}

/** Returns true if the browser blocks storage for this site. */
export function isStorageBlocked(): boolean {
  try {
    localStorage.getItem("");
    return false;
  } catch {
    return true;
  }
}
