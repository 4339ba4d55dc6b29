/**
 * Returns 128 random bits as 32 hexadecimal digits. Unlike `crypto.randomUUID`, it does not need a
 * secure context.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
