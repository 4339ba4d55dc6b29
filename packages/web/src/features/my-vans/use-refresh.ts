import { useEffect, useRef, useState } from "react";
import { useApi } from "../../api/api-context.ts";
import { waitingCheck } from "../../api/failure-texts.ts";
import { askForVans, type Lookup } from "../vehicle/ask-for-vans.ts";
import type { Van } from "../vehicle/van.ts";
import { canSave, toCheckedVan, type SavedVan } from "./saved-van.ts";
import { refreshVan } from "./saved-vans.ts";

type RegisteredVan = SavedVan & { registration: string };

const hasRegistration = (van: SavedVan): van is RegisteredVan => van.registration !== null;

/** Stores a van's result. Returns the message for a van that was not updated. */
function store(van: Van, before: SavedVan): string {
  // A result without the history would hide a failed test.
  if (!canSave(van) || (van.isHistoryMissing && !before.isHistoryMissing)) {
    return "We could not read DVSA MOT history, so these are the dates from before.";
  }
  const isStored =
    refreshVan(toCheckedVan(van, { label: before.label, now: new Date() })) === "saved";
  return isStored ? "" : "Your browser does not let this site store the new dates.";
}

function messageOf(lookup: Lookup<RegisteredVan>): string {
  if (lookup.state === "known") return store(lookup.van, lookup.line);
  if (lookup.state === "failed") return lookup.message;
  return lookup.busySeconds === undefined ? "Refreshing..." : waitingCheck(lookup.busySeconds);
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
    function onLookup(lookup: Lookup<RegisteredVan>): void {
      const state = { isWaiting: lookup.state === "waiting", message: messageOf(lookup) };
      setStates((all) => new Map(all).set(lookup.line.registration, state));
    }
    const idle = vans
      .filter(hasRegistration)
      .filter(({ registration }) => !states.get(registration)?.isWaiting);
    for (const line of idle) onLookup({ state: "waiting", line });
    await askForVans(api, idle, { isWanted: () => !isLeft.current, onLookup });
  }

  return { states, refresh };
}
