import { crossings, vanFerries, type Crossing } from "@vanfettle/vans/zones/crossings";
import { zones, type Zone } from "@vanfettle/vans/zones/zones";
import { miles, type Fact } from "./fact.ts";
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

/** Lists the guidance for a location, and the zones, tolls and ferries that a van meets there. */
export const guideFacts = (facts: FactRecord): Fact[] => [
  ...(facts.vanStations === null ? guides.northernIreland : guides.britain),
  ...(facts.zone === null ? [] : [zoneFact(facts.zone, facts.name)]),
  ...facts.charges.flatMap((charge) => chargeFact(charge, facts)),
  ...ferryFacts(facts),
];

/** Returns a zone or toll nearby. A row of another release may have a key that is unknown here. */
function chargeFact(charge: Charge, { kind, name }: FactRecord): Fact[] {
  const zone = (zones as Partial<Record<string, Zone>>)[charge.key];
  const crossing = (crossings as Partial<Record<string, Crossing>>)[charge.key];
  const fact = zone ? zoneFact(zone, "") : crossing && tollFact(crossing);
  if (!fact) return [];
  const { shown: _, about = "", names = [], ...rest } = fact;
  const far = charge.miles > 0 && {
    figure: miles(charge.miles),
    about: `${about} ${whereOf(charge, kind, zone)}`,
  };
  const all = new Set([...names, charge.town].filter((each) => each !== name));
  return [{ ...rest, id: `${rest.id}.${charge.key}`, about, names: [...all], ...far }];
}

function whereOf(charge: Charge, kind: FactRecord["kind"], zone: Zone | undefined): string {
  const { town, direction } = charge;
  const way = `${miles(charge.miles)} to the ${direction}`;
  if (kind !== "place") return `It is ${zone ? "at most " : ""}${way} of ${town}.`;
  if (!zone) return `It is ${way}.`;
  return `${town}, ${way}, ${town === zone.name ? "has it" : "is in it"}.`;
}

const tollFact = ({ name, sentence, source, reviewBy }: Crossing): Fact => ({
  id: "toll",
  says: name,
  about: sentence,
  names: [name.replace(/^the /, "")],
  source,
  reviewed: `review by ${reviewBy}`,
});

function ferryFacts({ island }: FactRecord): Fact[] {
  const source = island === null ? undefined : vanFerries[island];
  if (island === null || source === undefined) return [];
  return [
    {
      id: "ferry",
      says: `the ferry from ${island}`,
      about: "no bridge or tunnel leads to the mainland, so a van crosses by ferry",
      source,
      reviewed: "2026-11",
    },
  ];
}

type Charge = FactRecord["charges"][number];

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
