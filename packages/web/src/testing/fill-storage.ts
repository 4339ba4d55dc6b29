const filler = "filler";

/** Fills the browser's storage to the last character, so that any further write fails. */
export function fillStorage(storage: Storage = localStorage): void {
  let text = storage.getItem(filler) ?? "";
  for (let step = 8_000_000; step >= 1;) {
    try {
      storage.setItem(filler, text + "x".repeat(step));
      text += "x".repeat(step);
    } catch {
      step = Math.floor(step / 2);
    }
  }
}

/** Empties the space that `fillStorage` took. */
export const makeRoom = (storage: Storage = localStorage): void => storage.removeItem(filler);
