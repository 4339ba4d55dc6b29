import type { Day } from "@vanfettle/vans/calendar-day";
import { parseSeats, parseWeight } from "@vanfettle/vans/mot-class";
import { dateMessages, parseDue } from "@vanfettle/vans/mot-dates";
import { parseRegistration } from "@vanfettle/vans/registration";
import type { StatedVan } from "@vanfettle/vans/van-mot";
import { toIsoText } from "../vehicle/day-text.ts";
import { parsePastedLines, type PastedLine } from "./pasted-lines.ts";

/** The maximum number of lines per check. */
export const fleetMaxLines = 25;

interface Numbered {
  /** The line's number among non-empty lines, from 1. */
  number: number;
  /** The pasted line, trimmed. */
  text: string;
}

export interface RegistrationLine extends Numbered {
  kind: "registration";
  registration: string;
  /** The words beside the registration, such as the driver's name. May be empty. */
  label: string;
}

/** The line of a van described by its dates and weight. */
export interface ManualLine extends Numbered {
  kind: "manual";
  /** The owner's name for the van, or `null`. */
  name: string | null;
  van: StatedVan;
}

/** The line and its error message, if it does not describe a van. */
export type WrongLine = Numbered & { kind: "wrong"; message: string };

const wrong = ({ number, text }: Numbered, message: string): WrongLine => ({
  kind: "wrong",
  number,
  text,
  message,
});

export type FleetLine = RegistrationLine | ManualLine | WrongLine;

export const fleetMessages = {
  empty: "Paste at least one line: a registration, or a date and a weight",
  date: "Date must be a real date, such as 15/05/2027",
  dateOnly:
    "Add the weight in kg after the date or, if a spreadsheet made the date of a registration, enter that as on the number plate",
  several: "This line has more than one registration. Put each in its own line",
} as const;

/**
 * Returns the message for a line that repeats an earlier line. Two vans may share their date and
 * weight.
 */
export const sameLine = (kind: "registration" | "manual", number: number): string =>
  kind === "registration"
    ? `The same registration as in line ${number}`
    : `The same as line ${number}. If it is another van, write a name after the weight`;

/** Returns the message for too many lines. */
export const tooManyLines = (count: number): string =>
  `Enter ${fleetMaxLines} vans or fewer. You entered ${count}`;

const powers: readonly [RegExp, StatedVan["power"]][] = [
  [/^(?:electric|ev|zero[- ]emission)$/i, "electric"],
  [/^hydrogen$/i, "hydrogen fuel cell"],
  [/^(?:diesel|petrol|hybrid|engine|lpg|gas)$/i, "engine"],
];
const kinds: readonly [RegExp, StatedVan["kind"]][] = [
  [/^(?:motor ?caravan|camper(?: ?van)?|motor ?home)$/i, "motor-caravan"],
  [/^mini ?bus$/i, "minibus"],
  [/^van$/i, "van"],
];
/** The passenger seats of a minibus, such as `12 seats`. */
const seated = /^(\d{1,3}) (?:passenger )?seats$/i;

function chosen<T>(choices: readonly [RegExp, T][], words: readonly string[]): T | null {
  for (const [pattern, choice] of choices) {
    if (words.some((word) => pattern.test(word))) return choice;
  }
  return null;
}
const isChoice = (word: string): boolean =>
  seated.test(word) || [...powers, ...kinds].some(([pattern]) => pattern.test(word));

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The forms of a date at the beginning, which mark a manual entry instead of a registration. */
const leadingDates = [
  /^\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?\d{4}/,
  /^\d{1,2} \d{1,2} \d{4}/,
  /^\d{4}-\d{1,2}-\d{1,2}/,
  /^\d{1,2}(?:st|nd|rd|th)?[ .-]{0,2}[a-z]{3,9}[ .-]{0,2}\d{4}/i,
];

/** The weight or another number in its position, with its unit. */
const leadingWeight = /^-?[\d.]+(?:,\d[\d.]*)*[a-z]*(?: (?:kg|t|tonnes?|lbs?)\b)?/i;

/** Removes the separator at the beginning of a text. */
const afterSeparator = (text: string): string => text.replace(/^ ?[,;]? ?/, "");

/** Returns the date at the beginning of a line and the text after it, or null. */
function splitDate(text: string): { date: string; rest: string } | null {
  const words = text.slice(0, longestManual).replace(/\t/g, ";").replace(/\s+/g, " ");
  for (const form of leadingDates) {
    const date = form.exec(words)?.[0];
    const rest = words.slice(date?.length);
    if (date !== undefined && (rest === "" || /^[ ,;]/.test(rest))) {
      return { date, rest: afterSeparator(rest).trim() };
    }
  }
  return null;
}

/** A longer line does not describe a van. */
const longestManual = 400;

function parseManual(
  line: Numbered,
  { date, rest }: { date: string; rest: string },
  today: Day,
): ManualLine | WrongLine {
  const due = parseDue(toIsoText(date), today);
  if (!due.valid) {
    return wrong(line, due.message === dateMessages.notADay ? fleetMessages.date : due.message);
  }
  const weightText = leadingWeight.exec(rest)?.[0] ?? rest.split(/[,;]/, 1)[0] ?? "";
  const after = afterSeparator(rest.slice(weightText.length));
  const weight = parseWeight(weightText);
  if (!weight.valid) return wrong(line, weight.message);
  const words = partsOf(after, /[,;]/);
  const seats = parseSeats(words.map((word) => seated.exec(word)?.[1]).find(Boolean) ?? "");
  const van: StatedVan = {
    jurisdiction: "great-britain",
    expires: due.day,
    registered: null,
    grossKg: weight.kg,
    kind: chosen(kinds, words) ?? "van",
    passengerSeats: seats.valid ? seats.seats : null,
    power: chosen(powers, words),
    testDay: today,
  };
  return {
    ...line,
    kind: "manual",
    name: words.filter((word) => !isChoice(word)).join(" ") || null,
    van,
  };
}

function parseLine(
  number: number,
  { text, registrations, label, isCertain }: PastedLine,
  today: Day,
): FleetLine {
  const line = { number, text };
  const dated = isCertain ? null : splitDate(text);
  if (dated?.rest === "") return wrong(line, fleetMessages.dateOnly);
  const manual = dated && parseManual(line, dated, today);
  if (manual && (manual.kind === "manual" || registrations.length === 0)) return manual;
  if (registrations.length > 1) return wrong(line, fleetMessages.several);
  const [pasted] = registrations;
  const entry = parseRegistration(pasted ?? text);
  if (!entry.valid) return wrong(line, entry.message);
  const { registration } = entry;
  return { ...line, kind: "registration", registration, label: pasted === undefined ? "" : label };
}

/** Returns the key by which duplicate lines are found. */
const identity = (line: RegistrationLine | ManualLine): string =>
  line.kind === "registration"
    ? line.registration
    : JSON.stringify([line.van, line.name?.toLowerCase()]);

/**
 * Parses pasted lines: registrations with any words beside them, or a date, a weight and words such
 * as `electric` or a name, as in `15/05/2027, 3500, White Transit`. Skips empty lines and a table's
 * header. Returns the lines, or the message if the whole text is rejected.
 */
export function parseFleetLines(
  text: string,
  today: Day,
): { lines: FleetLine[] } | { message: string } {
  const pasted = parsePastedLines(text);
  if (pasted.length === 0) return { message: fleetMessages.empty };
  if (pasted.length > fleetMaxLines) return { message: tooManyLines(pasted.length) };
  const numberOf = new Map<string, number>();
  const lines = pasted.map((each, index): FleetLine => {
    const line = parseLine(index + 1, each, today);
    if (line.kind === "wrong") return line;
    const earlier = numberOf.get(identity(line));
    if (earlier !== undefined) return wrong(line, sameLine(line.kind, earlier));
    numberOf.set(identity(line), line.number);
    return line;
  });
  return { lines };
}
