import { useEffect, useRef, useState } from "react";
import { useApi } from "../../api/api-context.ts";
import { busyMessage } from "../../api/retry-while-busy.ts";
import { askForVans } from "../fleet/ask-for-vans.ts";
import type { RegistrationLine } from "../fleet/fleet-lines.ts";
import type { LookupRow } from "../fleet/fleet-rows.ts";
import type { FleetVan } from "../fleet/fleet-van.ts";
import { canSave, toCheckedVan, type SavedVan } from "./saved-van.ts";
import { refreshVan } from "./saved-vans.ts";

/** Stores a van's result. Returns the message for a van that was not updated. */
function store(van: FleetVan, before: SavedVan): string {
  // A result without the history would hide a failed test.
  if (!canSave(van) || (van.isHistoryMissing && !before.isHistoryMissing)) {
    return "We could not read DVSA MOT history, so these are the dates from before.";
  }
  const isStored =
    refreshVan(toCheckedVan(van, { label: before.label, now: new Date() })) === "saved";
  return isStored ? "" : "Your browser does not let this site store the new dates.";
}

function messageOf(row: LookupRow, before: SavedVan): string {
  if (row.state === "known") return store(row.van, before);
  if (row.state === "failed") return row.message;
  return row.busySeconds === undefined ? "Refreshing..." : busyMessage(row.busySeconds);
}

/**
 * Returns the states of refreshes by registration, and `refresh`, which must be called only on the
 * visitor's press.
 */
export function useRefresh() {
  const { api } = useApi();
  /** A van without a state is idle and does not have a message. */
  const [states, setStates] = useState<
    ReadonlyMap<string, { isWaiting: boolean; message: string }>
  >(new Map());
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function refresh(vans: readonly SavedVan[]): Promise<void> {
    function onRow(row: LookupRow): void {
      const { registration } = row.line;
      const before = vans.find((van) => van.registration === registration);
      if (!before) return;
      const state = { isWaiting: row.state === "waiting", message: messageOf(row, before) };
      setStates((all) => new Map(all).set(registration, state));
    }
    const lines = vans.flatMap(({ registration }, index): RegistrationLine[] =>
      registration === null || states.get(registration)?.isWaiting
        ? []
        : [{ kind: "registration", number: index + 1, text: registration, registration }],
    );
    for (const line of lines) onRow({ state: "waiting", line });
    await askForVans(api, lines, { isWanted: () => !isLeft.current, onRow });
  }

  return { states, refresh };
}
