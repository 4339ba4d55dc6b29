import { londonDate } from "@vanfettle/contract/dates/london-date";
import { useSyncExternalStore } from "react";
import { useDocument } from "./document-context.ts";

const never = () => () => {};
const laterOf = (a: string, b: string): string => (a > b ? a : b);

/**
 * Returns the date in the site's time zone, such as `2026-11-21`. While a document is hydrated it is the document's,
 * which may come from a cache; afterwards it is the browser's, unless its clock is behind the document.
 */
export function useToday(): string {
  const { today } = useDocument();
  return useSyncExternalStore(
    never,
    () => laterOf(today, londonDate(new Date())),
    () => today,
  );
}

/** Returns the year in the site's time zone, as `useToday` does. London keeps UTC when a year begins. */
export function useYear(): string {
  const { today } = useDocument();
  const year = today.slice(0, 4);
  return useSyncExternalStore(
    never,
    () => laterOf(year, String(new Date().getUTCFullYear())),
    () => year,
  );
}
