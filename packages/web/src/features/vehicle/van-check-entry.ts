import {
  holdsRegistrationAmongWords,
  withoutRegistrations,
} from "@vanfettle/contract/find/holds-registration";
import { pages } from "@vanfettle/contract/paths";
import { addMonths, type Day } from "@vanfettle/vans/calendar-day";
import { parseSeats, parseWeight } from "@vanfettle/vans/mot-class";
import {
  dateMessages,
  parseDue,
  parsePastTest,
  parseRegistered,
  parseTestDay,
} from "@vanfettle/vans/mot-dates";
import { vanKinds, type StatedVan } from "@vanfettle/vans/van-mot";
import { visibleText } from "@vanfettle/vans/visible-text";
import { toIsoText, toTypedDay } from "./day-text.ts";

/**
 * The fields of the manual form, in order: the parameters of the page's address, which never has a
 * registration.
 */
export const vanCheckFields = pages.vanCheck.query;
export type VanCheckField = (typeof vanCheckFields)[number];
export type VanCheckValues = Record<VanCheckField, string>;
export type VanCheckIssues = Partial<Record<VanCheckField, string>>;

/** A failed last test, as typed. */
export interface TypedFailure {
  testedOn: Day;
  /** The defects, one a line. May be empty. */
  defects: string;
}

/** The state of the visitor's input: empty, invalid or a van. */
export type VanCheckEntry =
  | { state: "none"; values: VanCheckValues }
  | { state: "wrong"; values: VanCheckValues; issues: VanCheckIssues }
  | { state: "van"; values: VanCheckValues; van: StatedVan; failure: TypedFailure | null };

export const vanCheckMessages = {
  date: "Enter a date that exists, such as 15/05/2027 or 15 May 2027",
  nothing: "Enter a date here, or the weight below, or both",
  failedWhen: "Enter the day on which it failed",
  passedSince:
    "Check this day. With that MOT date the van has passed a test since, so leave both fields blank",
  tooLong: "Enter 2,000 characters or fewer. Leave out minor defects and advisories",
} as const;

/**
 * The maximum length to keep. Longer texts are neither dates nor weights, and the fields need not
 * repeat them.
 */
const shownCharacters = 40;
const defectsMaxLength = 2000;

/**
 * The longest time from a failed test to the expiry of an earlier certificate: a year, and a test
 * two months early.
 */
const longestCertificateMonths = 14;

const powers: ReadonlyMap<string, StatedVan["power"]> = new Map([
  ["engine", "engine"],
  ["electric", "electric"],
  ["hydrogen", "hydrogen fuel cell"],
]);
export const northernIreland = "ni";

/** Reads the values of a form or address. Missing fields and registrations become empty. */
export const parseVanCheckValues = (
  source: Pick<URLSearchParams | FormData, "get">,
): VanCheckValues => {
  const textOf = (field: VanCheckField): string => {
    const sent = source.get(field);
    const value = typeof sent === "string" ? visibleText(sent) : "";
    if (field === "defects") return defectsOf(value);
    if (holdsRegistrationAmongWords(value)) return "";
    return value.trim().slice(0, shownCharacters);
  };
  return Object.fromEntries(
    vanCheckFields.map((field) => [field, textOf(field)]),
  ) as VanCheckValues;
};

/**
 * Returns typed defects without registrations. Cut one character after the maximum, so the excess
 * is noticed.
 */
const defectsOf = (value: string): string =>
  withoutRegistrations(value)
    .replace(/\r\n?/g, "\n")
    .trim()
    .slice(0, defectsMaxLength + 1);

/** The fields of which at least one must have a value. */
const decisiveFields = ["expires", "registered", "kg", "seats", "failed", "defects"] as const;

/** Validates the visitor's input as of `today`. Unknown choices are ignored. */
export function parseVanCheck(values: VanCheckValues, today: Day): VanCheckEntry {
  if (vanCheckFields.every((field) => values[field] === "")) return { state: "none", values };
  const issues: VanCheckIssues = {};
  /** Returns the valid entry of a field, or `null` if the field is empty or has an issue. */
  function entered<Entry extends { valid: true }>(
    field: VanCheckField,
    parse: (text: string) => Entry | { valid: false; message: string },
  ): Entry | null {
    if (values[field] === "") return null;
    const entry = parse(values[field]);
    if (entry.valid) return entry;
    issues[field] = entry.message === dateMessages.notADay ? vanCheckMessages.date : entry.message;
    return null;
  }
  const expires = entered("expires", (text) => parseDue(toIsoText(text), today));
  const registered = entered("registered", (text) => parseRegistered(toIsoText(text), today));
  const weight = entered("kg", parseWeight);
  const seats = entered("seats", parseSeats);
  const tested = entered("tested", (text) => parseTestDay(toIsoText(text), today));
  const failed = entered("failed", (text) => parsePastTest(toIsoText(text), today));
  if (values.defects && !values.failed) issues.failed = vanCheckMessages.failedWhen;
  if (failed && expires && expires.day > addMonths(failed.day, longestCertificateMonths)) {
    issues.failed = vanCheckMessages.passedSince;
  }
  if (values.defects.length > defectsMaxLength) issues.defects = vanCheckMessages.tooLong;
  if (decisiveFields.every((field) => values[field] === "")) {
    issues.expires = vanCheckMessages.nothing;
  }
  if (Object.keys(issues).length > 0) return { state: "wrong", values, issues };
  const van: StatedVan = {
    jurisdiction: values.in === northernIreland ? "northern-ireland" : "great-britain",
    expires: expires?.day ?? null,
    registered: registered?.day ?? null,
    grossKg: weight?.kg ?? null,
    kind: vanKinds.find((kind) => kind === values.kind) ?? null,
    passengerSeats: seats?.seats ?? null,
    power: powers.get(values.power) ?? null,
    testDay: tested?.day ?? today,
  };
  return {
    state: "van",
    values,
    van,
    failure: failed && { testedOn: failed.day, defects: values.defects },
  };
}

/** Returns the address of the result with the parsed dates and weight, without empty fields. */
export function vanCheckPath({
  values,
  van,
  failure,
}: Extract<VanCheckEntry, { state: "van" }>): string {
  const understood: VanCheckValues = {
    ...values,
    expires: van.expires ?? "",
    registered: van.registered ?? "",
    kg: String(van.grossKg ?? ""),
    tested: values.tested === "" ? "" : van.testDay,
    failed: failure?.testedOn ?? "",
  };
  const parameters = Object.entries(understood).filter(([, value]) => value !== "");
  return `${pages.vanCheck.canonical}?${new URLSearchParams(parameters)}`;
}

/** Returns the value that a field shows: a day in the usual typed format, other text as entered. */
export const shownValue = (field: VanCheckField, values: VanCheckValues): string =>
  toTypedDay(values[field]);
