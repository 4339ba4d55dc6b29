import type { Zone } from "@vanfettle/vans/zones/zones";
import type { Fact } from "./fact.ts";
import type { FactRecord } from "./facts.ts";

/**
 * Advice that holds anywhere in a country, each with its source. A text may use one a section;
 * other advice rests on figures.
 */
const guides = {
  britain: [
    {
      id: "guide.together",
      says: "a service and an MOT in one booking",
      about: "many garages that test also service vans, so an owner can ask for both at once",
      source:
        "https://www.rac.co.uk/drive/advice/car-maintenance/what-is-the-difference-between-an-mot-and-service",
      reviewed: "2026-11",
    },
  ],
  northernIreland: [
    {
      id: "guide.dva",
      says: "the DVA, which tests vans at its own centres",
      about: "in Northern Ireland no garage does the MOT; a garage can service the van before it",
      names: ["DVA"],
      source: "https://www.nidirect.gov.uk/articles/how-mot-scheme-works",
      reviewed: "2026-11",
    },
  ],
} as const satisfies Record<string, readonly Fact[]>;

const zoneNames = {
  charges: "zone that charges older vans",
  bans: "low emission zone",
  "zero emission": "zero emission zone",
} as const satisfies Record<Zone["kind"], string>;

/** Lists the guidance for a location, and the zones that charge vans there. */
export const guideFacts = ({ name, vanStations, zone }: FactRecord): Fact[] => [
  ...(vanStations === null ? guides.northernIreland : guides.britain),
  ...(zone === null ? [] : [zoneFact(zone, name)]),
];

const zoneFact = ({ name, kind, sentence, source, reviewBy }: Zone, place: string): Fact => ({
  id: "zone",
  says: `the ${name} ${zoneNames[kind]}`,
  about: sentence,
  // The name of the place itself would not show the zone.
  ...(name !== place && { names: [name] }),
  shown: true,
  source,
  reviewed: `review by ${reviewBy}`,
});
