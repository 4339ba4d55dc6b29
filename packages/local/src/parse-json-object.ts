/** Parses the body of a request. Returns an empty object for anything but a JSON object, which its reader rejects. */
export function parseJsonObject(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
