import { useRef, type SubmitEvent } from "react";
import { endpoints } from "@vanfettle/contract/endpoints";
import { calendarEntries, type EntryKind } from "@vanfettle/vans/calendar-entries";
import { reminderFields, reminderLabelMaxLength } from "@vanfettle/vans/reminder";
import { visibleText } from "@vanfettle/vans/visible-text";
import { listInWords } from "../../document/in-words.ts";
import { Button } from "../../ui/button.tsx";
import { useGivenValue } from "../../ui/given-value.ts";
import { useToday } from "../../ui/use-today.ts";
import { DvsaReminder } from "../calendar/dvsa-reminder.tsx";
import { calendarNotes, reminderOf, saveCalendar } from "../calendar/save-calendar.ts";
import { savedLabel } from "../my-vans/saved-van.ts";
import { useSavedVans } from "../my-vans/saved-vans.ts";
import type { Van } from "./van.ts";

const entryNames: Record<EntryKind, string> = {
  retest: "the last day for a retest",
  earliest: "the earliest day",
  soon: "two weeks before the last day",
  due: "the last day",
};
/** The names of entries of a van whose due day is known as a range only. */
const rangeNames = {
  ...entryNames,
  soon: "two weeks before the first possible day",
  due: "the first possible day",
};

/**
 * The form that saves a calendar file with a van's test dates to come. Without script the server
 * returns the file.
 */
export function ReminderForm({ van }: { van: Van }) {
  const today = useToday();
  const saved = useSavedVans() ?? [];
  const input = useRef<HTMLInputElement>(null);
  const firstLabel = useGivenValue(input, savedLabel(van, saved) ?? "");
  const reminder = reminderOf(van);
  const entries = calendarEntries(reminder, today);
  if (entries.length === 0) return null;
  const fileName = reminder.due === null ? "van-mot.ics" : `mot-${reminder.due}.ics`;
  const names = reminder.due === null ? rangeNames : entryNames;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get("label");
    const label = typeof entered === "string" ? visibleText(entered) : "";
    saveCalendar([{ van, label, name: label }], { fileName, today });
  }

  return (
    <form
      className="no-print"
      method={endpoints.reminder.method}
      action={endpoints.reminder.path}
      onSubmit={onSubmit}
    >
      {Object.entries(reminderFields(reminder)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="label mt-4" htmlFor="reminder-label">
        What you call the van (optional)
      </label>
      <input
        ref={input}
        className="field"
        id="reminder-label"
        name="label"
        maxLength={reminderLabelMaxLength}
        defaultValue={firstLabel}
        placeholder="White Transit"
        autoComplete="off"
        aria-describedby="reminder-note"
      />
      <Button className="mt-3" type="submit">
        Save the dates to a calendar
      </Button>
      <p className="note mt-1" id="reminder-note">
        {`A file (.ics) with ${listInWords(entries.map(({ kind }) => names[kind]))}. ${calendarNotes.alarm}`}
      </p>
      {van.jurisdiction === "great-britain" && <DvsaReminder className="note mt-2" />}
    </form>
  );
}
