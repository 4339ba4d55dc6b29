import { useEffect, useRef, useState } from "react";
import { useApi } from "../../api/api-context.ts";
import { askForVans } from "../vehicle/ask-for-vans.ts";
import type { FleetLine, RegistrationLine } from "./fleet-lines.ts";
import { firstRow, type FleetRow } from "./fleet-rows.ts";

export type Fleet = ReturnType<typeof useFleet>;

/** Returns the rows of a fleet, updated as results arrive. */
export function useFleet() {
  const { api } = useApi();
  const [rows, setRows] = useState<readonly FleetRow[]>([]);
  const checks = useRef(0);
  // Leaving the page abandons the lookups.
  useEffect(() => {
    return () => {
      checks.current += 1;
    };
  }, []);

  function update(row: FleetRow): void {
    const replaced = (each: FleetRow) => (each.line.number === row.line.number ? row : each);
    setRows((all) => all.map(replaced));
  }
  function ask(lines: readonly RegistrationLine[]): void {
    const startedAs = checks.current;
    void askForVans(api, lines, { isWanted: () => checks.current === startedAs, onLookup: update });
  }

  /** Replaces the current lines and checks the new ones. */
  function check(lines: readonly FleetLine[]): void {
    checks.current += 1;
    setRows(lines.map(firstRow));
    ask(lines.filter((line) => line.kind === "registration"));
  }
  /** Retries the failed line with the number, or all failed lines. */
  function retry(number?: number): void {
    const lines: RegistrationLine[] = [];
    for (const row of rows) {
      if (row.state !== "failed" || !row.canRetry) continue;
      if (number !== undefined && number !== row.line.number) continue;
      if (row.line.kind === "registration") lines.push(row.line);
    }
    for (const line of lines) update({ state: "waiting", line });
    ask(lines);
  }

  return { rows, check, retry };
}
