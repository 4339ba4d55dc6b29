import { expect, test } from "vitest";
import { seatsMessage, weightMessage } from "@vanfettle/vans/mot-class";
import { dateMessages } from "@vanfettle/vans/mot-dates";
import {
  parseVanCheck,
  parseVanCheckValues,
  shownValue,
  vanCheckMessages,
  vanCheckPath,
} from "./van-check-entry.ts";

const today = "2026-11-22";
const read = (query: string) =>
  parseVanCheck(parseVanCheckValues(new URLSearchParams(query)), today);
const issuesOf = (query: string) => {
  const entry = read(query);
  return entry.state === "wrong" ? entry.issues : entry.state;
};

test("ignores an address without parameters", () => {
  expect(read("").state).toBe("none");
  expect(read("utm=x").state).toBe("none");
});

test.each(["expires", "registered", "tested", "kg", "failed", "defects"])(
  "drops a registration in the field %s",
  (field) => {
    const values = parseVanCheckValues(new URLSearchParams({ [field]: "mq76 zzx" }));
    expect(JSON.stringify(values)).not.toMatch(/mq76/i);
  },
);

test.each(["1 May", "31 Dec 26", "15/05/2027", "15 May 2027"])(
  "keeps the date %j as entered",
  (expires) => {
    expect(parseVanCheckValues(new URLSearchParams({ expires })).expires).toBe(expires);
  },
);

test("parses UK date formats, and weights with or without a comma", () => {
  const entry = read("expires=15/05/2027&kg=3,500&kind=van&power=engine&tested=20+April+2027");
  expect(entry).toMatchObject({
    state: "van",
    van: {
      jurisdiction: "great-britain",
      expires: "2027-05-15",
      registered: null,
      grossKg: 3500,
      kind: "van",
      power: "engine",
      testDay: "2027-04-20",
    },
  });
});

test("uses today as the default test day", () => {
  expect(read("kg=3000")).toMatchObject({ van: { testDay: today } });
});

test.each([
  ["kg=0", "kg", weightMessage],
  ["kg=-1", "kg", weightMessage],
  ["kg=3,000.5", "kg", weightMessage],
  ["kg=3.5t", "kg", weightMessage],
  ["expires=31/04/2027", "expires", vanCheckMessages.date],
  ["expires=31+April+2027", "expires", vanCheckMessages.date],
  ["expires=soon", "expires", vanCheckMessages.date],
  ["expires=1/6/1899", "expires", dateMessages.longAgo],
  ["expires=1/6/2099", "expires", dateMessages.dueTooFarAhead],
  ["registered=1/6/2099", "registered", dateMessages.registeredLater],
  ["registered=1/6/1899", "registered", dateMessages.longAgo],
  ["kg=3500&tested=1/6/2099", "tested", dateMessages.testTooFarAhead],
  ["kg=3500&tested=1/6/2024", "tested", dateMessages.longAgo],
  ["kind=minibus&seats=0", "seats", seatsMessage],
  ["kind=minibus&seats=twelve", "seats", seatsMessage],
  ["kind=minibus&seats=101", "seats", seatsMessage],
  ["kind=van&power=engine", "expires", vanCheckMessages.nothing],
  ["failed=31/04/2026", "failed", vanCheckMessages.date],
  ["failed=23/11/2026", "failed", dateMessages.testedLater],
  ["failed=1/6/1899", "failed", dateMessages.longAgo],
  ["defects=brakes", "failed", vanCheckMessages.failedWhen],
  ["kg=3000&defects=brakes", "failed", vanCheckMessages.failedWhen],
  ["failed=20/11/2025&expires=21/01/2027", "failed", vanCheckMessages.passedSince],
  [`failed=20/11/2026&defects=${"x".repeat(2001)}`, "defects", vanCheckMessages.tooLong],
])("rejects %s with the reason in the field %s", (query, field, message) => {
  expect(issuesOf(query)).toEqual({ [field]: message });
});

test("accepts a minibus's seats without a weight", () => {
  expect(read("kind=minibus&seats=12")).toMatchObject({
    state: "van",
    van: { kind: "minibus", passengerSeats: 12 },
  });
  expect(read("kg=3000")).toMatchObject({ van: { passengerSeats: null } });
});

test("keeps every value and reports each invalid field", () => {
  const query = "expires=31/04/2027&kg=3.5t&kind=minibus";
  expect(Object.keys(issuesOf(query))).toEqual(["expires", "kg"]);
  expect(read(query).values).toMatchObject({ expires: "31/04/2027", kg: "3.5t", kind: "minibus" });
});

test("ignores unknown choices", () => {
  expect(read("kg=3500&kind=tank&power=steam&in=fr")).toMatchObject({
    van: { kind: null, power: null, jurisdiction: "great-britain" },
  });
});

test("returns an address with the parsed values, which leads to the same result", () => {
  const entry = read("expires=15 May 2027&kg=3,500 kg&kind=van&power=hydrogen&in=ni&tested=");
  if (entry.state !== "van") throw new Error("not a van");
  const path = vanCheckPath(entry);
  expect(path).toBe("/van-check/?in=ni&expires=2027-05-15&kg=3500&kind=van&power=hydrogen");
  expect(read(path.split("?")[1] ?? "")).toMatchObject({ van: entry.van });
});

test("truncates long text and formats days as typed", () => {
  const { values } = read(`expires=${"9".repeat(500)}&registered=2024-05-15`);
  expect(values.expires).toHaveLength(40);
  expect(shownValue("registered", values)).toBe("15/05/2024");
});

test("accepts a failed test without another date, and no failure without its day", () => {
  expect(read("failed=20+Nov+2026&defects=Major:+stop+lamp")).toMatchObject({
    state: "van",
    van: { expires: null, registered: null },
    failure: { testedOn: "2026-11-20", defects: "Major: stop lamp" },
  });
  expect(read("failed=20/11/2026")).toMatchObject({
    failure: { testedOn: "2026-11-20", defects: "" },
  });
  expect(read("expires=15/05/2027")).toMatchObject({ failure: null });
  expect(read("failed=20/11/2025&expires=20/01/2027")).toMatchObject({
    failure: { testedOn: "2025-11-20" },
  });
});

test("keeps the defects in the address, one a line, up to the maximum and without registrations", () => {
  const defects = `Dangerous: brake pad of AB12 CDE less than 1.5 mm thick (1.1.13 (a) (ii))\r\nMajor: ${"x".repeat(1900)}`;
  const entry = read(`failed=2026-11-20&${new URLSearchParams({ defects })}`);
  if (entry.state !== "van") throw new Error("not a van");
  const path = vanCheckPath(entry);
  expect(new URLSearchParams(path.split("?")[1]).get("failed")).toBe("2026-11-20");
  expect(new URLSearchParams(path.split("?")[1]).get("defects")).toBe(
    `Dangerous: brake pad of  less than 1.5 mm thick (1.1.13 (a) (ii))\nMajor: ${"x".repeat(1900)}`,
  );
  expect(read(path.split("?")[1] ?? "")).toMatchObject({ failure: entry.failure });
});
