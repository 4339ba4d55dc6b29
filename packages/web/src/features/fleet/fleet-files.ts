import { csvText, type CsvCell } from "@vanfettle/contract/csv-text";
import type { Day } from "@vanfettle/vans/calendar-day";
import { failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import type { FleetRow } from "./fleet-rows.ts";

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

const dateCell = (day: Day | null): CsvCell => (day === null ? "" : { date: day });

function cells({ line, ...row }: FleetRow): CsvCell[] {
  if (row.state !== "known") {
    return [line.number, line.text, "", "", "", "", "", "", row.state === "failed" ? row.message : "Not checked yet"];
  }
  const { title, description, failed, due, earliest, motClass, note } = row.van;
  const { answer, certainty } = motClass;
  const failure = failed ? failedTestSummary(failed) : "";
  // Spreadsheets may read the number of a class as a number.
  const classCell = answer && answer !== "heavy" ? Number(answer) : (answer ?? "unknown");
  const dates = [dateCell(due), dateCell(earliest)];
  return [line.number, title, description, failure, ...dates, classCell, certainty, note];
}

/** Returns the fleet as comma-separated values. */
export const fleetCsv = (rows: readonly FleetRow[]): string => csvText([columns, ...rows.map(cells)]);
