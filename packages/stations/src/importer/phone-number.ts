const ukNumber = /^0[1-9]\d{8,9}$/;
const longest = 11;

/**
 * Returns the first telephone number in a text as digits, such as `01142363617`. Texts hold names, extensions, second
 * numbers and what a spreadsheet has made of a number (`4.47E+11`). Returns null if there is no whole number.
 */
export function firstPhoneNumber(text: string): string | null {
  if (/\dE\+\d/i.test(text)) return null;
  const national = text.replace(/\+?\b44\s*(\(0\))?\s*(?=[\d(])/, "0").replace(/^\s*0\s*\(?0\)?(?=[1-9])/, "0");
  const start = national.search(/\d/);
  if (start < 0) return null;
  // A spreadsheet takes a number's leading zero away.
  const isWithoutZero = /^[1-9]\d{9}$/.test(national.trim());
  let digits = isWithoutZero ? "0" : "";
  for (const character of national.slice(start)) {
    if (/\d/.test(character)) digits += character;
    else if (!/[\s().-]/.test(character)) break;
    if (digits.length === longest) break;
  }
  return ukNumber.test(digits) ? digits : null;
}
