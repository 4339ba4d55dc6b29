import { daysBetween, type Day } from "@vanfettle/vans/calendar-day";
import { failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import { pluralise } from "@vanfettle/vans/format-number";
import type { IconName } from "../../ui/icon.tsx";
import type { FleetVan } from "../fleet/fleet-van.ts";

/** The urgency of a van, with the icon, text and colour of its card. */
export interface Urgency {
  level: "danger" | "soon" | "fine" | "unknown";
  icon: IconName;
  text: string;
}

/** Returns the urgency of a van as of `today`. */
export function urgencyOf({ failed, due, state }: FleetVan, today: Day): Urgency {
  if (failed) return { level: "danger", icon: "warning", text: failedTestSummary(failed) };
  if (due === null) return { level: "unknown", icon: "calendar", text: "MOT date not known" };
  const days = daysBetween(today, due);
  const number = pluralise(Math.abs(days), "day");
  if (days < 0) return { level: "danger", icon: "warning", text: `Ran out ${number} ago` };
  const text = days === 0 ? "Due today" : `Due in ${number}`;
  return state === "due soon" ? { level: "soon", icon: "clock", text } : { level: "fine", icon: "check", text };
}
