import { failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import type { FleetRow } from "./fleet-rows.ts";

const columns = [
  "Line",
  "Van",
  "Description",
  "Failed test",
  "Last day",
  "Earliest day that keeps the date",
  "Class",
  "Certainty",
  "Note",
];

/** A spreadsheet takes a text that begins so for a formula, and would carry it out. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = String(value);
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function cells({ line, ...row }: FleetRow): (string | number)[] {
  if (row.state !== "known") {
    return [line.number, line.text, "", "", "", "", "", "", row.state === "lost" ? row.message : "Not asked yet"];
  }
  const { title, description, failed, due, earliest, motClass, note } = row.van;
  return [
    line.number,
    title,
    description,
    failed ? failedTestSummary(failed) : "",
    due ?? "",
    earliest ?? "",
    motClass.answer ?? "unknown",
    motClass.certainty,
    note,
  ];
}

/** Returns the fleet as comma-separated values (RFC 4180), with a mark by which spreadsheets know that it is UTF-8. */
export const fleetCsv = (rows: readonly FleetRow[]): string =>
  `\uFEFF${[columns, ...rows.map(cells)].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
