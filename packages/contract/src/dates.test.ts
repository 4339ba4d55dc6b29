import { expect, test, vi } from "vitest";
import { editionText } from "./dates.ts";

test("formats an edition with the name of its month", () => {
  expect(["2025-04", "2026-12", "2026"].map(editionText)).toEqual([
    "April 2025",
    "December 2026",
    "2026",
  ]);
});

test("creates the date format on first use", async () => {
  // Another test file in this process may have used the module before.
  vi.resetModules();
  const made = vi.spyOn(Intl, "DateTimeFormat");
  const { londonDate } = await import("./dates.ts");
  expect(made).not.toHaveBeenCalled();
  expect(londonDate(new Date("2026-06-30T23:30:00Z"))).toBe("2026-07-01");
  expect(londonDate(new Date("2026-12-31T23:30:00Z"))).toBe("2026-12-31");
  expect(made).toHaveBeenCalledTimes(1);
});

test("changes the date at midnight in London", async () => {
  const { londonDate } = await import("./dates.ts");
  expect(londonDate(new Date("2026-06-30T22:59:59.999Z"))).toBe("2026-06-30");
  expect(londonDate(new Date("2026-06-30T23:00:00.000Z"))).toBe("2026-07-01");
  expect(londonDate(new Date("2026-12-31T23:59:59.999Z"))).toBe("2026-12-31");
  expect(londonDate(new Date("2027-01-01T00:00:00.000Z"))).toBe("2027-01-01");
});
