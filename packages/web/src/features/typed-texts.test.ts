import { expect, test } from "vitest";
import type { Day } from "@vanfettle/vans/calendar-day";
import { invisibleCharacters } from "@vanfettle/vans/testing/invisible-characters";
import { buildVehicleCheck } from "../testing/build-vehicle-check.ts";
import { parseFindSearch } from "./find/find-query.ts";
import { suggest } from "./find/suggest.ts";
import { parseFleetLines } from "./fleet/fleet-lines.ts";
import { toCheckedVan } from "./my-vans/saved-van.ts";
import { parseStationSearch } from "./station/station-search.ts";
import { parseVanCheckValues } from "./vehicle/van-check-entry.ts";
import { vanOfCheck } from "./vehicle/van.ts";

const today: Day = "2026-11-26";
const query = (field: string, text: string) => new URLSearchParams({ [field]: text });

/** What the forms and addresses of visitors read from a text, by field. */
const fields: Record<string, { text: string; read: (text: string) => unknown }> = {
  "the search of /find/": { text: "Leeds", read: (text) => parseFindSearch(query("q", text)) },
  "a registration in the search": {
    text: "AB12 CDE",
    read: (text) => parseFindSearch(query("q", text)),
  },
  "the suggestions": {
    text: "canterbury",
    read: (text) => suggest(text, "motLocation").map(({ to }) => to),
  },
  "the postcode of /garages/": {
    text: "SW1A 1AA",
    read: (text) => parseStationSearch(query("postcode", text)),
  },
  "a registration as its postcode": {
    text: "AB12 CDE",
    read: (text) => parseStationSearch(query("postcode", text)),
  },
  "a date by hand": {
    text: "15/05/2027",
    read: (text) => parseVanCheckValues(query("expires", text)),
  },
  "a weight by hand": { text: "3,500 kg", read: (text) => parseVanCheckValues(query("kg", text)) },
  "typed defects": {
    text: "Brake hose worn\nTyre worn",
    read: (text) => parseVanCheckValues(query("defects", text)),
  },
  "lines of a fleet": {
    text: "AB12 CDE\n15/05/2027, 3500, White Transit",
    read: (text) => parseFleetLines(text, today),
  },
  "the label of a saved van": {
    text: "White Transit",
    read: (label) => toCheckedVan(van, { label, now: new Date("2026-11-26T12:00:00Z") }).label,
  },
};

const van = vanOfCheck({ registration: "AB12CDE" }, buildVehicleCheck());

test.each(Object.entries(fields))("reads %s without invisible characters", (_, { text, read }) => {
  const clean = read(text);
  for (const [origin, character] of invisibleCharacters) {
    const dirty = `${character}${Array.from(text).join(character)}${character}`;
    expect(read(dirty), origin).toEqual(clean);
  }
});
