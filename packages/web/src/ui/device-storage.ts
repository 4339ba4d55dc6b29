// The only file that reads and writes the browser's storage. A test requires every caller to read
// the result of a write, or to say in a comment why nobody misses the text.

const stores = {
  /** Lasts until the visitor clears it. */
  device: () => window.localStorage,
  /** Lasts until the tab is closed. */
  tab: () => window.sessionStorage,
};

export type StorageArea = keyof typeof stores;

/** Returns the text stored under a key, or `null` if it is missing or storage is blocked. */
export function storedText(key: string, area: StorageArea = "device"): string | null {
  try {
    return stores[area]().getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the tab stores a text under a key that begins so. */
export function hasTabKey(beginning: string): boolean {
  try {
    return Object.keys(stores.tab()).some((key) => key.startsWith(beginning));
  } catch {
    return false;
  }
}

function write(key: string, text: string | null, area: StorageArea): boolean {
  try {
    const store = stores[area]();
    if (text === null) store.removeItem(key);
    else store.setItem(key, text);
    // Some browsers ignore a write instead of refusing it.
    return store.getItem(key) === text;
  } catch {
    return false;
  }
}

/**
 * Stores a text, or removes it for `null`, and notifies this page. Returns false if storage is full
 * or blocked.
 */
export function storeText(key: string, text: string | null, area: StorageArea = "device"): boolean {
  if (!write(key, text, area)) return false;
  // Browsers notify other tabs only.
  if (area === "device") window.dispatchEvent(new StorageEvent("storage", { key }));
  return true;
}

/** Stores a text that nobody misses if storage is full or blocked, or removes it for `null`. */
export function storeIfPossible(key: string, text: string | null, area: StorageArea): void {
  write(key, text, area);
}

/** The key of the text with which `canStore` tries the storage. It is removed at once. */
export const trialKey = "vanfettle.trial";

/**
 * Returns whether the browser would store a text now. It is written and removed, because browsers
 * compare with their limit only then.
 */
export function canStore(text: string): boolean {
  const isStored = write(trialKey, text, "device");
  write(trialKey, null, "device");
  return isStored;
}

/** Returns true if the browser blocks storage for this site. */
export function isStorageBlocked(): boolean {
  try {
    stores.device().getItem("");
    return false;
  } catch {
    return true;
  }
}

/** The message for a text that could not be removed. */
export const notRemoved =
  "Your browser does not let this site remove what it stores. Clear the site's data in your browser.";
