const spaces = /[\u00A0\u2000-\u200A\u202F\u205F]/g;
/** Some writers set a narrow space before these signs. */
const spaceBeforeSign = /(?<![\u00A0\u2009\u202F])[\u00A0\u2009\u202F]+(?=[;:!?])/g;
const hyphens = /[\u2010-\u2012]/g;

/**
 * Returns a text in its stored form: composed letters, plain spaces and hyphens. Writers use others
 * to join words.
 */
export const normaliseText = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(spaceBeforeSign, "")
    .replaceAll(spaces, " ")
    .replaceAll(hyphens, "-");

/**
 * Returns a text in the form that checks read: also with straight quotes, and without letters that
 * disguise words.
 */
export const readableText = (text: string): string =>
  normaliseText(text).normalize("NFKC").replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
