/** The notes beside buttons that save calendar files. */
export const calendarNotes = {
  alarm: "Your calendar reminds you at 9am on the day before each date.",
  unsaved: "Save the vans on this device, and a later calendar file updates these entries.",
  saved:
    "A later file updates the entries of the last one. If you delete a van here, delete its entries in your calendar too.",
} as const;
