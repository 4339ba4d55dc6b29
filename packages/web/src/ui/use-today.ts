import { useSyncExternalStore } from "react";
import { londonDate } from "@vanfettle/contract/dates";
import { useDocument } from "./document-context.ts";

const never = () => () => {};
const laterOf = (a: string, b: string): string => (a > b ? a : b);

/**
 * Returns the date in the site's time zone, such as `2026-11-21`. Hydration uses the document's
 * date, which may come from a cache; afterwards the browser's date is used, unless its clock is
 * behind the document.
 */
export function useToday(): string {
  const { today } = useDocument();
  return useSyncExternalStore(
    never,
    () => laterOf(today, londonDate(new Date())),
    () => today,
  );
}

/**
 * Returns the year in the site's time zone, with the rules of `useToday`. London uses UTC at the
 * start of a year.
 */
export function useYear(): string {
  const { today } = useDocument();
  const year = today.slice(0, 4);
  return useSyncExternalStore(
    never,
    () => laterOf(year, String(new Date().getUTCFullYear())),
    () => year,
  );
}
