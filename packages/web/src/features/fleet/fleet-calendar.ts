import { site } from "@vanfettle/contract/site";
import { calendarFile, type TestReminder } from "@vanfettle/vans/calendar-file";
import { saveFile } from "../../ui/save-file.ts";
import type { FleetVan } from "./fleet-van.ts";

/** Returns the reminders for the vans with a due day. */
export const remindersOf = (vans: readonly FleetVan[]): TestReminder[] =>
  vans.flatMap(({ due, earliest, failed, label }) => (due ? [{ due, earliest, failed, label }] : []));

/** Saves one calendar file for all vans, without registrations, because people share such files. */
export const saveCalendar = (vans: readonly FleetVan[]): void =>
  saveFile({ name: "vans.ics", type: "text/calendar", text: calendarFile(remindersOf(vans), new Date(), site.brand) });
