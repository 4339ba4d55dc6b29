import { csvText } from "@vanfettle/contract/csv-text";
import { site } from "@vanfettle/contract/site";
import type { Day } from "@vanfettle/vans/calendar-day";
import { calendarFile, type TestReminder } from "@vanfettle/vans/calendar-file";
import { failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import { saveFile } from "../../ui/save-file.ts";
import { stateHeading, stateNote } from "../van-check/mot-sentences.ts";
import type { FleetRow } from "./fleet-rows.ts";
import type { FleetVan } from "./fleet-van.ts";

const columns = [
  "Line",
  "Van",
  "Description",
  "Failed test",
  "State",
  "Last day",
  "Possible last days",
  "Earliest date to keep your renewal date",
  "Class",
  "Certainty",
  "Note",
];

function cells({ line, ...row }: FleetRow, today: Day): (string | number)[] {
  if (row.state !== "known") {
    const note = row.state === "failed" ? row.message : "Not checked yet";
    return [line.number, line.text, ...columns.slice(2, -1).map(() => ""), note];
  }
  const { van } = row;
  const { motClass, dueBetween } = van;
  return [
    line.number,
    van.title,
    van.description,
    van.failed ? failedTestSummary(van.failed) : "",
    stateHeading(van, today),
    van.due ?? "",
    dueBetween ? `${dueBetween.from} to ${dueBetween.to}` : "",
    van.earliest ?? "",
    motClass.answer ?? "unknown",
    motClass.certainty,
    [stateNote(van, today), van.note].filter(Boolean).join(" "),
  ];
}

/** Returns the fleet as comma-separated values, as of `today`. */
export const fleetCsv = (rows: readonly FleetRow[], today: Day): string =>
  csvText([columns, ...rows.map((row) => cells(row, today))]);

/** Returns the reminders for the vans with a due day. */
export const remindersOf = (vans: readonly FleetVan[]): TestReminder[] =>
  vans.flatMap(({ due, earliest, failed, label }) => (due ? [{ due, earliest, failed, label }] : []));

/** Saves one calendar file for all vans, without registrations, because people share such files. */
export const saveCalendar = (vans: readonly FleetVan[]): void =>
  saveFile({ name: "vans.ics", type: "text/calendar", text: calendarFile(remindersOf(vans), new Date(), site.brand) });
