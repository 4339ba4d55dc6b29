import ICAL from "ical.js";

/**
 * Returns the entries of a calendar file, as a calendar program reads them. Throws for text that is
 * not iCalendar.
 */
export function parseCalendar(text: string) {
  return new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => {
      const { uid, summary, startDate, endDate, sequence } = new ICAL.Event(component);
      const property = (name: string): string => String(component.getFirstPropertyValue(name));
      const alarm = component.getFirstSubcomponent("valarm");
      const trigger = alarm?.getFirstPropertyValue("trigger");
      const rings = startDate.clone();
      if (trigger instanceof ICAL.Duration) {
        rings.isDate = false;
        rings.addDuration(trigger);
      }
      return {
        uid,
        title: summary,
        day: startDate.toString(),
        end: endDate.toString(),
        isAllDay: startDate.isDate && endDate.isDate,
        isFree: property("transp") === "TRANSPARENT",
        status: property("status"),
        sequence,
        stamp: property("dtstamp"),
        modified: property("last-modified"),
        /** The local time at which the alarm rings, or null without one. */
        rings: alarm ? rings.toString() : null,
        alarmAction: alarm ? String(alarm.getFirstPropertyValue("action")) : null,
        alarmText: alarm ? String(alarm.getFirstPropertyValue("description")) : null,
      };
    });
}
