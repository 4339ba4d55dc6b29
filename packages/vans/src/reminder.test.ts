import { expect, test } from "vitest";
import { dateMessages } from "./mot-dates.ts";
import {
  parseReminder,
  reminderFields,
  reminderMessages,
  type ReminderFields,
} from "./reminder.ts";

const today = "2026-11-22";
const fields: ReminderFields = {
  due: "2027-05-15",
  dueFrom: "",
  dueTo: "",
  keeps: "2027-04-16",
  exempt: "",
  regime: "",
  label: "White Transit",
};
const parse = (overrides: Partial<ReminderFields> = {}) =>
  parseReminder({ ...fields, ...overrides }, today);
const range = { due: "", dueFrom: "2027-02-01", dueTo: "2027-02-27", keeps: "" };

const reminder = {
  due: "2027-05-15",
  dueBetween: null,
  earliest: "2027-04-16",
  exemptFrom: null,
  regime: "MOT",
  name: "White Transit",
} as const;

test("accepts a due day with or without an earliest day", () => {
  expect(parse()).toEqual({ valid: true, reminder });
  expect(parse({ keeps: " " })).toEqual({ valid: true, reminder: { ...reminder, earliest: null } });
});

test.each([
  reminder,
  { ...reminder, exemptFrom: "2015-06-01", regime: "unclear" },
  {
    ...reminder,
    due: null,
    dueBetween: { from: "2027-02-01", to: "2027-02-27" },
    earliest: null,
    regime: "annual",
  },
] as const)("parses the fields of a reminder to the reminder: %j", (each) => {
  expect(parseReminder({ ...reminderFields(each), label: each.name }, today)).toEqual({
    valid: true,
    reminder: each,
  });
});

test.each([
  [{ due: "2027-04-31", keeps: "" }, "due", reminderMessages.date],
  [{ due: "15/05/2027", keeps: "" }, "due", reminderMessages.date],
  [{ due: "", keeps: "" }, "due", reminderMessages.date],
  [{ due: "1899-06-01", keeps: "" }, "due", dateMessages.longAgo],
  [{ due: "2099-06-01", keeps: "" }, "due", dateMessages.dueTooFarAhead],
  [{ due: "2026-11-21", keeps: "" }, "due", reminderMessages.past],
  [{ keeps: "2027-04-15" }, "keeps", reminderMessages.keeps],
  [{ keeps: "2027-04-31" }, "keeps", reminderMessages.keeps],
  [{ keeps: "soon" }, "keeps", reminderMessages.keeps],
  [{ ...range, keeps: "2027-04-16" }, "keeps", reminderMessages.keeps],
  [{ ...range, dueFrom: "" }, "dueFrom", reminderMessages.date],
  [{ ...range, dueTo: "2027-02-30" }, "dueTo", reminderMessages.date],
  [{ ...range, dueTo: "2027-01-31" }, "dueTo", reminderMessages.order],
  [{ ...range, dueFrom: "2026-11-21" }, "dueFrom", reminderMessages.past],
  [{ exempt: "yes" }, "exempt", reminderMessages.date],
  [{ regime: "tax" }, "regime", reminderMessages.regime],
] as const)("rejects %j", (overrides, field, message) => {
  expect(parse(overrides)).toEqual({ valid: false, issues: [{ field, message }] });
});

test("leaves the fields of missing days empty", () => {
  expect(reminderFields({ due: null, earliest: null, name: "" })).toEqual({
    due: "",
    dueFrom: "",
    dueTo: "",
    keeps: "",
    exempt: "",
    regime: "",
  });
});

test("prefers a due day to a range, and accepts a range of one day", () => {
  expect(parse({ ...range, due: "2027-05-15" })).toMatchObject({
    reminder: { due: "2027-05-15", dueBetween: null },
  });
  const dueBetween = { from: "2027-02-01", to: "2027-02-01" };
  expect(parse({ ...range, dueTo: "2027-02-01" })).toMatchObject({
    reminder: { due: null, dueBetween },
  });
});

test("accepts a due day of today", () => {
  expect(parse({ due: today, keeps: "" }).valid).toBe(true);
});

test("accepts a label of 60 characters and reports a longer label together with a wrong date", () => {
  expect(parse({ label: "x".repeat(60) }).valid).toBe(true);
  expect(parse({ due: "soon", keeps: "", label: "x".repeat(61) })).toEqual({
    valid: false,
    issues: [
      { field: "due", message: reminderMessages.date },
      { field: "label", message: reminderMessages.label },
    ],
  });
});
