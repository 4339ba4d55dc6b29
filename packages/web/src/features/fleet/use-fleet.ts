import { useEffect, useRef, useState } from "react";
import { useApi } from "../../api/api-context.ts";
import { askForVans } from "./ask-for-vans.ts";
import type { FleetLine, RegistrationLine } from "./fleet-lines.ts";
import { firstRow, type FleetRow } from "./fleet-rows.ts";

const linesToAsk = (rows: readonly FleetRow[]): RegistrationLine[] =>
  rows.flatMap((row) => (row.state === "waiting" ? [row.line] : []));

export interface Fleet {
  rows: readonly FleetRow[];
  /** Replaces the current lines and checks the new ones. */
  check: (lines: readonly FleetLine[]) => void;
  /** Retries the failed line with the number, or all failed lines. */
  retry: (number?: number) => void;
}

/** Returns the rows of a fleet, updated as results arrive. */
export function useFleet(): Fleet {
  const { api } = useApi();
  const [rows, setRows] = useState<readonly FleetRow[]>([]);
  const current = useRef<readonly FleetRow[]>([]);
  const checks = useRef(0);
  // Leaving the page abandons the lookups.
  useEffect(() => () => void (checks.current += 1), []);

  function update(next: readonly FleetRow[]): void {
    current.current = next;
    setRows(next);
  }

  const ask = (lines: readonly RegistrationLine[]): void => {
    const startedAs = checks.current;
    void askForVans(api, lines, {
      isWanted: () => checks.current === startedAs,
      onRow: (row) => update(current.current.map((each) => (each.line.number === row.line.number ? row : each))),
    });
  };

  return {
    rows,
    check(lines) {
      checks.current += 1;
      const first = lines.map(firstRow);
      update(first);
      ask(linesToAsk(first));
    },
    retry(number) {
      const again: RegistrationLine[] = [];
      update(
        current.current.map((row) => {
          const { line } = row;
          const isMeant = row.state === "failed" && row.canRetry && (number === undefined || line.number === number);
          if (!isMeant || line.kind !== "registration") return row;
          again.push(line);
          return { state: "waiting", line };
        }),
      );
      ask(again);
    },
  };
}
