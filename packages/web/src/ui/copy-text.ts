/** Puts a text on the clipboard. Returns false where the browser does not allow it, or has no clipboard for this page. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
