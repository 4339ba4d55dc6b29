import { useEffect, useRef, useState } from "react";
import { useApi } from "../../api/api-context.ts";
import { busyMessage } from "../../api/retry-while-busy.ts";
import { askForVans } from "../fleet/ask-for-vans.ts";
import type { RegistrationLine } from "../fleet/fleet-lines.ts";
import type { FleetRow } from "../fleet/fleet-rows.ts";
import { canSave, toSavedVan, type SavedVan } from "./saved-van.ts";
import { refreshVan } from "./saved-vans.ts";

/** The state of a van's refresh; absent if the van is idle and has no message. */
interface RefreshState {
  isWaiting: boolean;
  message: string;
}

const kept = {
  history: "We could not read DVSA MOT history, so these are the dates from before.",
  notStored: "Your browser does not let this site store the new dates.",
} as const;

/** Stores a van's result, or returns the message for a van that was not updated. */
function store(row: Extract<FleetRow, { state: "known" }>, before: SavedVan): string {
  const { van } = row;
  // A result without the history would hide a failed test.
  if (!canSave(van) || (van.isHistoryMissing && !before.isHistoryMissing)) return kept.history;
  const { registration, label } = before;
  return refreshVan(toSavedVan(van, { registration, label, now: new Date() })) === "saved" ? "" : kept.notStored;
}

function stateOf(row: FleetRow, before: SavedVan): RefreshState {
  if (row.state === "known") return { isWaiting: false, message: store(row, before) };
  if (row.state === "failed") return { isWaiting: false, message: row.message };
  const { busySeconds } = row;
  const message = busySeconds === undefined ? "Refreshing..." : busyMessage(busySeconds);
  return { isWaiting: true, message };
}

/**
 * Returns the states of refreshes by registration, and the function that refreshes vans, four at a time like the fleet
 * check. Call it only on the visitor's press.
 */
export function useRefresh(): {
  states: ReadonlyMap<string, RefreshState>;
  refresh: (vans: readonly SavedVan[]) => Promise<void>;
} {
  const { api } = useApi();
  const [states, setStates] = useState<ReadonlyMap<string, RefreshState>>(new Map());
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  async function refresh(vans: readonly SavedVan[]): Promise<void> {
    const before = new Map(vans.map((van) => [van.registration, van]));
    const show = (row: FleetRow): void => {
      const van = row.line.kind === "registration" && before.get(row.line.registration);
      if (van && van.registration !== null) {
        const { registration } = van;
        const state = stateOf(row, van);
        setStates((all) => new Map(all).set(registration, state));
      }
    };
    const lines = vans.flatMap(({ registration }, index): RegistrationLine[] =>
      registration === null || states.get(registration)?.isWaiting
        ? []
        : [{ kind: "registration", number: index + 1, text: registration, registration }],
    );
    for (const line of lines) show({ state: "waiting", line });
    await askForVans(api, lines, { isWanted: () => !isLeft.current, onRow: show });
  }

  return { states, refresh };
}
