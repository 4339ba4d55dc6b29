import { csvText, type CsvCell } from "@vanfettle/contract/csv-text";
import type { Day } from "@vanfettle/vans/calendar-day";
import { failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import { zoneAnswersInWords } from "@vanfettle/vans/zones/zone-sentences";
import { stateHeading, stateNote } from "../vehicle/mot-sentences.ts";
import type { FleetRow } from "./fleet-rows.ts";
import { recallsInWords } from "./recalls.ts";

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
  "Recall",
  "Clean air zones",
  "Tax at DVLA",
  "Label",
  "Note",
];

const dateCell = (day: Day | null): CsvCell => (day === null ? "" : { date: day });

function cells({ line, ...row }: FleetRow, today: Day): CsvCell[] {
  if (row.state !== "known") {
    const note = row.state === "failed" ? row.message : "Not checked yet";
    return [line.number, line.text, ...columns.slice(2, -1).map(() => ""), note];
  }
  const { van } = row;
  const { dueBetween, motClass, registers } = van;
  const { answer } = motClass;
  return [
    line.number,
    van.title,
    van.description,
    van.failed ? failedTestSummary(van.failed) : "",
    stateHeading(van, today),
    dateCell(van.due),
    dueBetween ? `${dueBetween.from} to ${dueBetween.to}` : "",
    dateCell(van.earliest),
    // Spreadsheets may read the number of a class as a number.
    answer && answer !== "heavy" ? Number(answer) : (answer ?? "unknown"),
    motClass.certainty,
    registers ? recallsInWords[registers.recall] : "",
    registers?.zones ? zoneAnswersInWords[registers.zones.answer] : "",
    registers?.tax?.state ?? "",
    line.kind === "registration" ? line.label : "",
    [stateNote(van, today), van.note].filter(Boolean).join(" "),
  ];
}

/** Returns the fleet as comma-separated values, as of `today`. */
export const fleetCsv = (rows: readonly FleetRow[], today: Day): string =>
  csvText([columns, ...rows.map((row) => cells(row, today))]);
