import { expect, test, vi } from "vitest";
import { editionText, londonDate } from "./dates.ts";

test("formats an edition with the name of its month", () => {
  expect(["2025-04", "2026-12", "2026"].map(editionText)).toEqual([
    "April 2025",
    "December 2026",
    "2026",
  ]);
});

test("needs no date format but in the last hour of a UTC day", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  expect(londonDate(new Date("2026-06-30T22:59:59.999Z"))).toBe("2026-06-30");
  expect(londonDate(new Date("2026-12-31T00:00:00Z"))).toBe("2026-12-31");
  expect(made).not.toHaveBeenCalled();
  expect(londonDate(new Date("2026-06-30T23:30:00Z"))).toBe("2026-07-01");
  expect(londonDate(new Date("2026-12-31T23:30:00Z"))).toBe("2026-12-31");
});

test("changes the date at midnight in London", () => {
  expect(londonDate(new Date("2026-06-30T22:59:59.999Z"))).toBe("2026-06-30");
  expect(londonDate(new Date("2026-06-30T23:00:00.000Z"))).toBe("2026-07-01");
  expect(londonDate(new Date("2026-12-31T23:59:59.999Z"))).toBe("2026-12-31");
  expect(londonDate(new Date("2027-01-01T00:00:00.000Z"))).toBe("2027-01-01");
});

test("has the date of the time zone's database in every hour of two years", () => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" });
  const start = Date.UTC(2026, 0, 1);
  const hours = Array.from(
    { length: 2 * 365 * 24 },
    (_, hour) => new Date(start + hour * 3_600_000),
  );
  expect(hours.map(londonDate)).toEqual(hours.map((hour) => format.format(hour)));
});
