import type { Day } from "@vanfettle/vans/calendar-day";
import { calendarFile } from "@vanfettle/vans/calendar-file";
import type { FailedTest } from "@vanfettle/vans/failed-test";
import { parseReminder, reminderLabelMaxLength } from "@vanfettle/vans/reminder";
import { site } from "@vanfettle/contract/site";
import { visitorEndpoints } from "@vanfettle/contract/visitor-endpoints";
import type { SubmitEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useToday } from "../../ui/use-today.ts";

interface Props {
  due: Day;
  earliest: Day | null;
  /** The failed last test, if known. */
  failed?: FailedTest | null;
}

/** The form that saves a calendar file with a van's test dates. Without script the server returns the file. */
export function ReminderForm({ due, earliest, failed = null }: Props) {
  const today = useToday();
  const keeps = earliest ?? "";

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const label = new FormData(event.currentTarget).get("label");
    const entry = parseReminder({ due, keeps, label: typeof label === "string" ? label : "" }, today);
    // The server explains any values that the browser rejects.
    if (!entry.valid) return;
    event.preventDefault();
    saveFile({
      name: `mot-${due}.ics`,
      type: "text/calendar",
      text: calendarFile([{ ...entry.reminder, failed }], new Date(), site.brand),
    });
  }

  return (
    <form
      className="print:hidden"
      method={visitorEndpoints.reminder.method}
      action={visitorEndpoints.reminder.path}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="due" value={due} />
      <input type="hidden" name="keeps" value={keeps} />
      <label className="label mt-4" htmlFor="reminder-label">
        What you call the van (optional)
      </label>
      <input
        className="field"
        id="reminder-label"
        name="label"
        maxLength={reminderLabelMaxLength}
        placeholder="White Transit"
        autoComplete="off"
        aria-describedby="reminder-note"
      />
      <Button className="mt-3" type="submit">
        Save the dates to a calendar
      </Button>
      <p className="note mt-1" id="reminder-note">
        {failed
          ? "A file (.ics) with the last day for a retest and the dates above that are still to come."
          : `A file (.ics) with ${earliest ? "the earliest day, " : ""}two weeks before the last day, and the last day.`}
      </p>
    </form>
  );
}
