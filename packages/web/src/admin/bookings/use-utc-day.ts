import { useSyncExternalStore } from "react";
import type { Day } from "@vanfettle/vans/calendar-day";
import { utcDay } from "./booking-days.ts";

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, 60_000);
  return () => clearInterval(timer);
}

/** Returns the present day in UTC, and renders again when the next day has begun. */
export const useUtcDay = (): Day => useSyncExternalStore(everyMinute, () => utcDay(new Date()));
