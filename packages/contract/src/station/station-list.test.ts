import { expect, test } from "vitest";
import { editionText } from "../dates.ts";
import {
  editionOfSource,
  isListOld,
  listAge,
  listAgeLimits,
  refusedFrom,
  stationList,
} from "./station-list.ts";

test.each([
  ["2025-10", "2026-11-01", true],
  ["2025-11", "2026-11-30", false],
  ["2025-12", "2026-12-31", false],
  ["2025-12", "2027-01-01", true],
  ["2027-01", "2026-12-31", false],
])("a list of %s is old on %s: %s", (edition, today, isOld) => {
  expect(isListOld(edition, today)).toBe(isOld);
});

test.each(["2026-01", "2026-05", "2026-06", "2026-11", "2026-12"])(
  "a deploy refuses the edition %s from the month that is named, and not before",
  (edition) => {
    const month = refusedFrom(edition);
    expect(listAge(edition, `${month}-01`)).toBe(listAgeLimits.refusedInProduction + 1);
    expect(month).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
  },
);

test("counts months across years", () => {
  expect([listAge("2025-04", "2026-11-26"), listAge("2026-05", "2026-11-26")]).toEqual([19, 6]);
});

test.each(["2025-01", "2025-04", "2026-12"])(
  "finds the edition %s at the end of a source",
  (edition) => {
    expect(editionOfSource(`DVSA list of active MOT test stations, ${editionText(edition)}`)).toBe(
      edition,
    );
  },
);

test("finds the edition of the committed list, and none in other text", () => {
  expect(editionOfSource(stationList.name)).toBe("2025-04");
  expect(editionOfSource("DVSA list of active MOT test stations")).toBeNull();
});
