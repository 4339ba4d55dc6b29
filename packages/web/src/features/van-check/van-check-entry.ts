import { holdsRegistrationAmongWords } from "@vanfettle/contract/find/holds-registration";
import { toIsoText, toTypedDay } from "./day-text.ts";
import type { Day } from "@vanfettle/vans/calendar-day";
import { parseSeats, parseWeight } from "@vanfettle/vans/mot-class";
import { type DateEntry, dateMessages, parseDue, parseRegistered, parseTestDay } from "@vanfettle/vans/mot-dates";
import { pages } from "@vanfettle/contract/paths";
import { vanKinds, type StatedVan } from "@vanfettle/vans/van-mot";

/**
 * The fields of the manual form, in order. They are the parameters of the page's address, which never contains a
 * registration.
 */
export const vanCheckFields = pages.vanCheck.query;
export type VanCheckField = (typeof vanCheckFields)[number];
export type VanCheckValues = Record<VanCheckField, string>;
export type VanCheckIssues = Partial<Record<VanCheckField, string>>;

/** The state of the visitor's input: empty, invalid or a van. */
export type VanCheckEntry =
  | { state: "none"; values: VanCheckValues }
  | { state: "wrong"; values: VanCheckValues; issues: VanCheckIssues }
  | { state: "van"; values: VanCheckValues; van: StatedVan };

export const vanCheckMessages = {
  date: "Enter a date that exists, such as 15/05/2027 or 15 May 2027",
  nothing: "Enter a date here, or the weight below, or both",
} as const;

/** The maximum length to keep. Longer texts are neither dates nor weights, and the fields need not repeat them. */
const shownCharacters = 40;

const powers = ["engine", "electric", "hydrogen"] as const;
const powerOf = { engine: "engine", electric: "electric", hydrogen: "hydrogen fuel cell" } as const;
export const northernIreland = "ni";

const oneOf = <T extends string>(choices: readonly T[], text: string): T | null =>
  choices.find((choice) => choice === text) ?? null;

/** Reads the values of a form or address. Missing fields and registrations become empty. */
export const parseVanCheckValues = (source: Pick<URLSearchParams | FormData, "get">): VanCheckValues => {
  const textOf = (field: VanCheckField): string => {
    const value = source.get(field);
    if (typeof value !== "string" || holdsRegistrationAmongWords(value)) return "";
    return value.trim().slice(0, shownCharacters);
  };
  return Object.fromEntries(vanCheckFields.map((field) => [field, textOf(field)])) as VanCheckValues;
};

type ReadDate = (text: string, today: Day) => DateEntry;

/** Validates the visitor's input as of `today`. Unknown choices are ignored. */
export function parseVanCheck(values: VanCheckValues, today: Day): VanCheckEntry {
  if (vanCheckFields.every((field) => values[field] === "")) return { state: "none", values };
  const issues: VanCheckIssues = {};
  const dayOf = (field: "expires" | "registered" | "tested", read: ReadDate): Day | null => {
    if (values[field] === "") return null;
    const entry = read(toIsoText(values[field]), today);
    if (entry.valid) return entry.day;
    issues[field] = entry.message === dateMessages.notADay ? vanCheckMessages.date : entry.message;
    return null;
  };
  const expires = dayOf("expires", parseDue);
  const registered = dayOf("registered", parseRegistered);
  const weight = values.kg === "" ? null : parseWeight(values.kg);
  if (weight?.valid === false) issues.kg = weight.message;
  const seats = values.seats === "" ? null : parseSeats(values.seats);
  if (seats?.valid === false) issues.seats = seats.message;
  const testDay = dayOf("tested", parseTestDay) ?? today;
  const answers = [values.expires, values.registered, values.kg, values.seats];
  if (answers.every((value) => value === "")) issues.expires = vanCheckMessages.nothing;
  if (Object.keys(issues).length > 0) return { state: "wrong", values, issues };
  const power = oneOf(powers, values.power);
  const van: StatedVan = {
    jurisdiction: values.in === northernIreland ? "northern-ireland" : "great-britain",
    expires,
    registered,
    grossKg: weight?.valid ? weight.kg : null,
    kind: oneOf(vanKinds, values.kind),
    passengerSeats: seats?.valid ? seats.seats : null,
    power: power && powerOf[power],
    testDay,
  };
  return { state: "van", values, van };
}

/** Returns the address of the result with the parsed dates and weight, without empty fields. */
export function vanCheckPath({ values, van }: Extract<VanCheckEntry, { state: "van" }>): string {
  const understood: VanCheckValues = {
    ...values,
    expires: van.expires ?? "",
    registered: van.registered ?? "",
    kg: van.grossKg === null ? "" : String(van.grossKg),
    tested: values.tested === "" ? "" : van.testDay,
  };
  const parameters = vanCheckFields.flatMap((field) => (understood[field] === "" ? [] : [[field, understood[field]]]));
  return `${pages.vanCheck.canonical}?${new URLSearchParams(parameters)}`;
}

/** Returns the value that a field shows: a day in the usual typed format, other text as entered. */
export const shownValue = (field: VanCheckField, values: VanCheckValues): string => toTypedDay(values[field]);
