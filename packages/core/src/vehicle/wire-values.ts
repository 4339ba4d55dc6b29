import { londonDate } from "@vanfettle/contract/dates";
import { site } from "@vanfettle/contract/site";
import { isDay, type Day } from "@vanfettle/vans/calendar-day";

/**
 * A JSON object of a service's response. Each field is read on its own, so an odd value hides no
 * other.
 */
export type WireObject = Record<string, unknown>;

const isObject = (value: unknown): value is WireObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns an object, also if it is the only element of a list, as in DVSA's older API. Returns null
 * for others.
 */
export function parseObject(value: unknown): WireObject | null {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isObject(only) ? only : null;
}

/** Returns the objects of a list, or a single object as a list. Drops other elements. */
export function parseObjects(value: unknown): WireObject[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter(isObject);
}

/** The text that DVSA and DVLA write for an unknown value. */
const notKnown = /^(?:unknown|unclassified|not (?:stated|known|available|recorded)|n\/a|null)$/i;

/**
 * Returns a text or a number as trimmed text; null for other values, empty text and words for "not
 * known".
 */
export function parseText(value: unknown): string | null {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return null;
  // Half a character could be neither stored nor sent on.
  const trimmed = text.toWellFormed().trim();
  return trimmed === "" || notKnown.test(trimmed) ? null : trimmed;
}

/**
 * Returns a text in capitals with single spaces instead of `_`, to compare it with a documented
 * name.
 */
export const parseName = (value: unknown): string =>
  (parseText(value) ?? "").toUpperCase().replaceAll(/[\s_]+/g, " ");

/** Matches whole numbers, also with a comma or space before each three digits. */
const wholeNumber = /^(?:\d+|\d{1,3}(?:[, ]\d{3})+)$/;

/**
 * Returns a whole number of at most seven digits, written as a number or as text; null for other
 * values.
 */
export function parseNumber(value: unknown): number | null {
  const text = parseText(value) ?? "";
  const digits = wholeNumber.test(text) ? text.replaceAll(/[, ]/g, "") : "";
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}

/** Matches a date with `-`, `.` or `/`, and whatever follows it. */
const dated = /^(\d{4})[-./](\d\d)[-./](\d\d)(?:[T ](.*))?$/i;
/** Matches a time of day, and perhaps a zone. */
const timed = /^(\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/i;

/** A day in London, with the time of day if one was written. */
interface WireMoment {
  day: Day;
  /**
   * Such as `10:17:46`, or null. Registers write midnight for a day whose time they do not have.
   */
  time: string | null;
}

/** Returns the moment of a date or date-time, or null. A time without a zone is London time. */
export function parseMoment(value: unknown): WireMoment | null {
  const [, year, month, date, rest = ""] = dated.exec(parseText(value) ?? "") ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return null;
  const [, minute, second = ":00", zone] = timed.exec(rest) ?? [];
  const time = minute === undefined || minute + second === "00:00:00" ? null : minute + second;
  if (time === null || zone === undefined) return { day, time };
  const instant = new Date(`${day}T${time}${zone.replace(/(\d\d)(\d\d)$/, "$1:$2")}`);
  return Number.isNaN(instant.getTime())
    ? { day, time: null }
    : { day: londonDate(instant), time: londonTime(instant) };
}

const london = new Intl.DateTimeFormat("en-GB", {
  timeZone: site.timeZone,
  timeStyle: "medium",
  hourCycle: "h23",
});

/** Returns a time of day in London, or null for midnight. */
function londonTime(instant: Date): string | null {
  const time = london.format(instant);
  return time === "00:00:00" ? null : time;
}

/** Returns the day of a date or date-time, or null. */
export const parseDay = (value: unknown): Day | null => parseMoment(value)?.day ?? null;

/** Returns a month such as `2019-03`, also from a day; null for other values. */
export function parseMonth(value: unknown): string | null {
  const text = parseText(value) ?? "";
  return (parseDay(text) ?? parseDay(`${text}-01`))?.slice(0, 7) ?? null;
}

/** Returns true for `true` and its text. */
export const isTrue = (value: unknown): boolean => value === true || parseName(value) === "TRUE";
