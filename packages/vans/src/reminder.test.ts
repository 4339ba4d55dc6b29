import { expect, test } from "vitest";
import { dateMessages } from "./mot-dates.ts";
import { parseReminder, reminderMessages } from "./reminder.ts";

const today = "2026-11-22";
const fields = { due: "2027-05-15", keeps: "2027-04-16", label: "White Transit" };

test("accepts a due day with or without an earliest day", () => {
  const reminder = { due: "2027-05-15", earliest: "2027-04-16", label: "White Transit" };
  expect(parseReminder(fields, today)).toEqual({ valid: true, reminder });
  expect(parseReminder({ ...fields, keeps: " " }, today)).toEqual({
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
])("rejects the due day '%s': %s", (due, message) => {
  expect(parseReminder({ ...fields, due, keeps: "" }, today)).toEqual({
    valid: false,
    issues: [{ field: "due", message }],
  });
});

test.each(["2027-04-15", "2027-04-31", "soon"])(
  "rejects the earliest day '%s', which does not match the due day",
  (keeps) => {
    expect(parseReminder({ ...fields, keeps }, today)).toEqual({
      valid: false,
      issues: [{ field: "keeps", message: reminderMessages.keeps }],
    });
  },
);

test("accepts a label of 60 characters and reports a longer label together with a wrong date", () => {
  expect(parseReminder({ ...fields, label: "x".repeat(60) }, today).valid).toBe(true);
  expect(parseReminder({ due: "soon", keeps: "", label: "x".repeat(61) }, today)).toEqual({
    valid: false,
    issues: [
      { field: "due", message: reminderMessages.due },
      { field: "label", message: reminderMessages.label },
    ],
  });
});
