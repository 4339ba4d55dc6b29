import { isDay, monthNames, type Day } from "@vanfettle/vans/calendar-day";

const twoDigits = (digits: string): string => digits.padStart(2, "0");

/**
 * Returns the month, from 1, named by a word such as `May`, `sept` or `September`, or undefined.
 */
function monthOf(word: string): number | undefined {
  const letters = word.toLowerCase();
  const index = monthNames.findIndex((name) => name.toLowerCase().startsWith(letters));
  return letters.length >= 3 && index >= 0 ? index + 1 : undefined;
}

/**
 * Converts a date in a British form, such as `15/05/2027`, `15.5.2027`, `15 May 2027` or
 * `2027-05-15`, to YYYY-MM-DD without checking that the day exists. Returns other text trimmed.
 */
export function toIsoText(text: string): string {
  const written = text.trim();
  const [, date, month, year] =
    /^(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{4})$/.exec(written) ?? [];
  if (date && month && year) return `${year}-${twoDigits(month)}-${twoDigits(date)}`;
  const [, isoYear, isoMonth, isoDate] =
    /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(written) ?? [];
  if (isoYear && isoMonth && isoDate) {
    return `${isoYear}-${twoDigits(isoMonth)}-${twoDigits(isoDate)}`;
  }
  const [, named, word, ofYear] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]*([a-z]{3,9})\.?[\s,.-]*(\d{4})$/i.exec(written) ?? [];
  const ofMonth = word && monthOf(word);
  return named && ofMonth && ofYear
    ? `${ofYear}-${twoDigits(String(ofMonth))}-${twoDigits(named)}`
    : written;
}

/** Formats a day as a visitor types it, such as `15/05/2027`. Returns other text unchanged. */
export const toTypedDay = (text: Day): string =>
  isDay(text) ? text.split("-").toReversed().join("/") : text;
