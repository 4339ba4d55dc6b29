import { csvText } from "@vanfettle/contract/csv-text";
import { site } from "@vanfettle/contract/site";
import { calendarFile, type TestReminder } from "@vanfettle/vans/calendar-file";
import { failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import { saveFile } from "../../ui/save-file.ts";
import type { FleetRow } from "./fleet-rows.ts";
import type { FleetVan } from "./fleet-van.ts";

const columns = [
  "Line",
  "Van",
  "Description",
  "Failed test",
  "Last day",
  "Earliest date to keep your renewal date",
  "Class",
  "Certainty",
  "Note",
];

function cells({ line, ...row }: FleetRow): (string | number)[] {
  if (row.state !== "known") {
    return [line.number, line.text, "", "", "", "", "", "", row.state === "failed" ? row.message : "Not checked yet"];
  }
  const { title, description, failed, due, earliest, motClass, note } = row.van;
  const { answer, certainty } = motClass;
  const failure = failed ? failedTestSummary(failed) : "";
  return [line.number, title, description, failure, due ?? "", earliest ?? "", answer ?? "unknown", certainty, note];
}

/** Returns the fleet as comma-separated values. */
export const fleetCsv = (rows: readonly FleetRow[]): string => csvText([columns, ...rows.map(cells)]);

/** Returns the reminders for the vans with a due day. */
export const remindersOf = (vans: readonly FleetVan[]): TestReminder[] =>
  vans.flatMap(({ due, earliest, failed, label }) => (due ? [{ due, earliest, failed, label }] : []));

/** Saves one calendar file for all vans, without registrations, because people share such files. */
export const saveCalendar = (vans: readonly FleetVan[]): void =>
  saveFile({ name: "vans.ics", type: "text/calendar", text: calendarFile(remindersOf(vans), new Date(), site.brand) });
