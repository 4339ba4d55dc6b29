const ukNumber = /^0[1-9]\d{8,9}$/;
const longest = 11;
/** `+44`, `0044` or `44` before a number, and an optional zero in brackets. */
const countryCode = /(?:\+\s*|\b00\s?|^\s*(?=44\s?[17]))44\s*(?:\(0\)\s*)?(?=[\d(])/;

/** Returns the first telephone number among other text as digits, such as `01142363617`, or null. */
export function firstPhoneNumber(text: string): string | null {
  if (/\dE\+\d/i.test(text)) return null;
  const national = text.replace(countryCode, "0");
  const start = national.search(/\d/);
  if (start < 0) return null;
  // Spreadsheets strip a number's leading zero.
  const isWithoutZero = /^[1-9]\d{9}$/.test(national.trim());
  let digits = isWithoutZero ? "0" : "";
  for (const character of national.slice(start)) {
    if (/\d/.test(character)) digits += character;
    else if (!/[\s().-]/.test(character)) break;
    if (digits.length === longest) break;
  }
  return ukNumber.test(digits) ? digits : null;
}
