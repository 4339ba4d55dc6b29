import { expect, test } from "vitest";
import { weightMessage } from "@vanfettle/vans/mot-class";
import { dateMessages } from "@vanfettle/vans/mot-dates";
import { registrationMessages } from "@vanfettle/vans/registration";
import {
  fleetMessages,
  parseFleetLines,
  sameLine,
  tooManyLines,
  type FleetLine,
} from "./fleet-lines.ts";

const today = "2026-11-22";
function read(text: string): FleetLine[] {
  const entry = parseFleetLines(text, today);
  if (!("lines" in entry)) throw new Error(entry.message);
  return entry.lines;
}
const first = (text: string) => read(text)[0];

test.each([
  ["15/05/2027, 3500", "2027-05-15", 3500, null],
  ["15/05/2027, 3,500", "2027-05-15", 3500, null],
  ["15/05/2027; 3500 kg; White Transit", "2027-05-15", 3500, "White Transit"],
  ["15/05/2027\t3,500\tBlue Vivaro", "2027-05-15", 3500, "Blue Vivaro"],
  ["2027-05-15 2800", "2027-05-15", 2800, null],
  ["15/05/2027 2800 Red Caddy", "2027-05-15", 2800, "Red Caddy"],
  ["15 May 2027, 2800, Van 4", "2027-05-15", 2800, "Van 4"],
])("'%s' is a manual entry", (text, expires, grossKg, name) => {
  expect(first(text)).toMatchObject({
    kind: "manual",
    name,
    van: { expires, grossKg, kind: "van" },
  });
});

test("reads fuel type and motor caravan after the weight, separately from the name", () => {
  expect(first("15/05/2027, 3900, electric")).toMatchObject({
    name: null,
    van: { power: "electric" },
  });
  expect(first("15/05/2027, 3900, Diesel, Luton")).toMatchObject({
    name: "Luton",
    van: { power: "engine" },
  });
  expect(first("15/05/2027, 3900")).toMatchObject({ van: { power: null } });
  expect(first("15/05/2027, 3900, camper")).toMatchObject({ van: { kind: "motor-caravan" } });
});

test("reads a minibus's passenger seats after the weight", () => {
  expect(first("15/05/2027, 3500, minibus, 12 seats, School")).toMatchObject({
    name: "School",
    van: { kind: "minibus", passengerSeats: 12 },
  });
  expect(first("15/05/2027, 3500, minibus")).toMatchObject({
    van: { kind: "minibus", passengerSeats: null },
  });
});

test.each([
  "AB12 CDE",
  "ab12cde",
  "AB12-CDE",
  "A1",
  "1 ABC",
  "Q123 ABC",
  "ABZ 1234",
  "MAR 12",
  '="MAR 12"',
  "'MAR 12",
])("'%s' is a registration", (text) => {
  expect(first(text)).toMatchObject({ kind: "registration" });
});

test.each([
  ["31/04/2027, 3500", fleetMessages.date],
  ["1/6/1899, 3500", dateMessages.longAgo],
  ["1/6/2099, 3500", dateMessages.dueTooFarAhead],
  ["15/05/2027", fleetMessages.dateOnly],
  ["01/03/2012", fleetMessages.dateOnly],
  ["2012-03-01", fleetMessages.dateOnly],
  ["12-Mar-2026", fleetMessages.dateOnly],
  ["31/04/2027", fleetMessages.dateOnly],
  ["15/05/2027,", fleetMessages.dateOnly],
  ["12-Mar", registrationMessages.spreadsheet],
  ["Mar-12", registrationMessages.spreadsheet],
  ["01/03/12", registrationMessages.spreadsheet],
  ["1.2E+05", registrationMessages.spreadsheet],
  ["15/05/2027, 0", weightMessage],
  ["15/05/2027, -1", weightMessage],
  ["15/05/2027, 3,000.5", weightMessage],
  ["15/05/2027, 3.5t", weightMessage],
  ["15/05/2027, 3.5 tonnes", weightMessage],
  ["15/05/2027, 3,50", weightMessage],
  ["15/05/2027, 7700lb", weightMessage],
  ["not a van at all", registrationMessages.malformed],
])("'%s' reports the error", (text, message) => {
  expect(first(text)).toMatchObject({ kind: "wrong", text, message });
});

test("skips empty lines and numbers the others", () => {
  expect(
    read("\n AB12 CDE \r\n\r\n15/05/2027, 3500\n").map(({ number, text }) => [number, text]),
  ).toEqual([
    [1, "AB12 CDE"],
    [2, "15/05/2027, 3500"],
  ]);
});

test("refers a duplicate line to the first, regardless of format", () => {
  const lines = read("AB12 CDE\n15/05/2027, 3500\nab12cde\n15/05/2027,  3500");
  expect(lines.map((line) => (line.kind === "wrong" ? line.message : line.kind))).toEqual([
    "registration",
    "manual",
    sameLine("registration", 1),
    sameLine("manual", 2),
  ]);
  expect(sameLine("manual", 2)).toContain("write a name");
  expect(read("15/05/2027, 3500, A\n15/05/2027, 3500, B").map(({ kind }) => kind)).toEqual([
    "manual",
    "manual",
  ]);
});

test("accepts 25 lines and reports the excess of 26", () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, i) => `AB${10 + i} CDE`).join("\n");
  expect(read(lines(25))).toHaveLength(25);
  expect(parseFleetLines(lines(26), today)).toEqual({ message: tooManyLines(26) });
  expect(tooManyLines(26)).toBe("Enter 25 vans or fewer. You entered 26");
  expect(parseFleetLines(" \n ", today)).toEqual({ message: fleetMessages.empty });
});

test("keeps the words beside a registration as its label, and names a line with two", () => {
  expect(first("15/06/2027 AB12 CDE (Dave)")).toMatchObject({
    kind: "registration",
    registration: "AB12CDE",
    label: "Dave",
  });
  expect(first("15/05/2027, 3500, E220 CDI")).toMatchObject({ kind: "manual", name: "E220 CDI" });
  expect(first("AB12 CDE swapped for AB13 CDE")).toMatchObject({
    kind: "wrong",
    message: fleetMessages.several,
  });
});
