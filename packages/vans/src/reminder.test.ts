import { expect, test } from "vitest";
import { dateMessages } from "./mot-dates.ts";
import { readReminder, reminderMessages } from "./reminder.ts";

const today = "2026-11-22";
const fields = { due: "2027-05-15", keeps: "2027-04-16", label: "White Transit" };

test("a due day with its earliest day is a reminder, and so is one without", () => {
  const reminder = { due: "2027-05-15", earliest: "2027-04-16", label: "White Transit" };
  expect(readReminder(fields, today)).toEqual({ valid: true, reminder });
  expect(readReminder({ ...fields, keeps: " " }, today)).toEqual({
    valid: true,
    reminder: { ...reminder, earliest: null },
  });
});

test.each([
  ["2027-04-31", reminderMessages.due],
  ["15/05/2027", reminderMessages.due],
  ["", reminderMessages.due],
  ["1899-06-01", dateMessages.longAgo],
  ["2099-06-01", dateMessages.dueTooFarAhead],
])("the due day '%s' is refused: %s", (due, message) => {
  expect(readReminder({ ...fields, due, keeps: "" }, today)).toEqual({
    valid: false,
    issues: [{ field: "due", message }],
  });
});

test.each(["2027-04-15", "2027-04-31", "soon"])("the earliest day '%s' is refused, since it is another", (keeps) => {
  expect(readReminder({ ...fields, keeps }, today)).toEqual({
    valid: false,
    issues: [{ field: "keeps", message: reminderMessages.keeps }],
  });
});

test("a label of 60 characters is accepted, and a longer one refused together with a wrong date", () => {
  expect(readReminder({ ...fields, label: "x".repeat(60) }, today).valid).toBe(true);
  expect(readReminder({ due: "soon", keeps: "", label: "x".repeat(61) }, today)).toEqual({
    valid: false,
    issues: [
      { field: "due", message: reminderMessages.due },
      { field: "label", message: reminderMessages.label },
    ],
  });
});
