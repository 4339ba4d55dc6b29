const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Safe as text or in a quoted attribute, of HTML and of XML. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] as string);
