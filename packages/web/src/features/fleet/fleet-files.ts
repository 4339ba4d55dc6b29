import { csvText } from "@vanfettle/contract/csv-text";
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
