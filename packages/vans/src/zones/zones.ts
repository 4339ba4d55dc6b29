import type { Day } from "../calendar-day.ts";

/**
 * The vehicles that zones tell apart. `heavy` are lorries, buses and other vehicles over 3,500 kg,
 * `minibus` those of type approval M2, and `car` those of M1, such as many campers.
 */
export const zoneVehicles = ["van", "minibus", "car", "heavy"] as const;
export type ZoneVehicle = (typeof zoneVehicles)[number];

/** The lowest Euro standards that zones accept from engines. Heavy petrol engines differ by zone. */
export const zoneEuro = { diesel: 6, petrol: 4 } as const;

export const zoneStandardInWords = `Euro ${zoneEuro.diesel} (diesel) or Euro ${zoneEuro.petrol} (petrol)`;

/** A zone that charges or bans vehicles below a standard. It states no charges, which change. */
export interface Zone {
  /** The name in lists of zones. */
  name: string;
  /** `bans` is enforced with a penalty. `zero emission` charges all that have emissions. */
  kind: "charges" | "bans" | "zero emission";
  vehicles: readonly ZoneVehicle[];
  /** What a page of one of its places says, in one sentence. */
  sentence: string;
  /** The places whose pages name it. Their districts do so, too. */
  places: readonly string[];
  /** The first day for vans, or for the vehicles of a zone without vans. */
  since: Day;
  /** The page for drivers, which has the checker or leads to it. */
  page: { label: string; address: string };
  /** The page from which the facts were read. */
  source: string;
  /** True if the source is another's report of the official page. */
  isReported?: true;
  /** The last day on which the zone may be published without reading its source again. */
  reviewBy: Day;
}

const reviewBy = "2027-05-01";

export const zonePages = {
  cleanAir: {
    label: "Clean air zones on GOV.UK",
    address: "https://www.gov.uk/guidance/driving-in-a-clean-air-zone",
  },
  london: {
    label: "Vehicle checker of TfL",
    address: "https://tfl.gov.uk/modes/driving/check-your-vehicle/",
  },
  scotland: {
    label: "Low emission zones in Scotland",
    address: "https://lowemissionzones.scot/",
  },
  oxford: {
    label: "Oxford's zero emission zone",
    address:
      "https://www.oxfordshire.gov.uk/residents/roads-and-transport/connecting-oxfordshire/city-centre-zez",
  },
} as const;

const light = ["van", "minibus"] as const;
/** Class C of the clean air zones. Class D adds cars, and class B has only heavy vehicles. */
const classC = [...light, "heavy"] as const;
const all = zoneVehicles;

const chargesVans = `a clean air zone that charges vans below ${zoneStandardInWords}`;

const cleanAirZone = (
  zone: Pick<Zone, "name" | "vehicles" | "sentence" | "places" | "since" | "source">,
): Zone => ({ ...zone, kind: "charges", page: zonePages.cleanAir, reviewBy });

const scottishZone = (name: string, slug: string, since: Day): Zone => ({
  name,
  kind: "bans",
  vehicles: all,
  sentence: `The centre of ${name} is a low emission zone, in which vans below ${zoneStandardInWords} may not be driven.`,
  places: [slug],
  since,
  page: zonePages.scotland,
  source: "https://lowemissionzones.scot/get-ready/faqs",
  reviewBy,
});

/**
 * The zones of the United Kingdom that look at vans, or at heavy vehicles only. Exemptions are in
 * none of them. London's Congestion Charge is another scheme.
 */
export const zones = {
  london: {
    name: "London",
    kind: "charges",
    vehicles: [...light, "car"],
    sentence: `All of London is in the Ultra Low Emission Zone, which charges vans below ${zoneStandardInWords}.`,
    places: ["london", "greater-london"],
    since: "2023-08-29",
    page: zonePages.london,
    source: "https://tfl.gov.uk/modes/driving/ultra-low-emission-zone",
    isReported: true,
    reviewBy,
  },
  londonHeavy: {
    name: "London (Low Emission Zone)",
    kind: "charges",
    vehicles: ["heavy"],
    sentence:
      "All of London is in the Low Emission Zone, which charges vehicles over 3,500 kg below Euro VI.",
    places: [],
    since: "2021-03-01",
    page: zonePages.london,
    source: "https://tfl.gov.uk/modes/driving/low-emission-zone/your-vehicle-and-lez",
    reviewBy,
  },
  bath: cleanAirZone({
    name: "Bath",
    vehicles: classC,
    sentence: `The centre of Bath is ${chargesVans}.`,
    places: ["bath"],
    since: "2021-03-15",
    source: "https://beta.bathnes.gov.uk/find-out-bath-clean-air-zone-charges",
  }),
  birmingham: cleanAirZone({
    name: "Birmingham",
    vehicles: all,
    sentence: `Birmingham inside the A4540 Middleway is ${chargesVans}.`,
    places: ["birmingham"],
    since: "2021-06-01",
    source: "https://www.brumbreathes.co.uk/info/26/about-1/7/us-1/2",
  }),
  bradford: cleanAirZone({
    name: "Bradford",
    vehicles: classC,
    sentence: `Bradford, with Shipley and Saltaire, has ${chargesVans}.`,
    places: ["bradford"],
    since: "2022-09-26",
    source:
      "https://www.bradford.gov.uk/breathe-better-bradford/where-is-the-clean-air-zone/frequently-asked-questions/",
  }),
  bristol: cleanAirZone({
    name: "Bristol",
    vehicles: all,
    sentence: `The centre of Bristol is ${chargesVans}.`,
    places: ["bristol"],
    since: "2022-11-28",
    source: "https://www.bristol.gov.uk/residents/streets-travel/bristols-caz/what-a-caz-is",
  }),
  newcastle: cleanAirZone({
    name: "Tyneside",
    vehicles: classC,
    sentence: `The centre of Newcastle, with its bridges to Gateshead, is ${chargesVans}.`,
    places: ["newcastle-upon-tyne", "gateshead"],
    since: "2023-07-17",
    source: "https://breathe-cleanair.com/about-the-caz",
  }),
  portsmouth: cleanAirZone({
    name: "Portsmouth",
    vehicles: ["heavy"],
    sentence:
      "The south west of Portsmouth is a clean air zone for lorries, buses and taxis; it does not look at vans up to 3,500 kg.",
    places: ["portsmouth"],
    since: "2021-11-29",
    source: "https://cleanerairportsmouth.co.uk/vehicle-drivers/",
  }),
  sheffield: cleanAirZone({
    name: "Sheffield",
    vehicles: classC,
    sentence: `The centre of Sheffield, with the inner ring road, is ${chargesVans}.`,
    places: ["sheffield"],
    since: "2023-02-27",
    source:
      "https://www.sheffield.gov.uk/clean-air-zone-sheffield/clean-air-zone-charges-and-how-pay",
  }),
  aberdeen: scottishZone("Aberdeen", "aberdeen", "2024-06-01"),
  dundee: scottishZone("Dundee", "dundee", "2024-05-30"),
  edinburgh: scottishZone("Edinburgh", "edinburgh", "2024-06-01"),
  glasgow: scottishZone("Glasgow", "glasgow", "2023-06-01"),
  oxford: {
    name: "Oxford",
    kind: "zero emission",
    vehicles: all,
    sentence:
      "A few streets in the centre of Oxford are a zero emission zone, which charges petrol, diesel and hybrid vans.",
    places: ["oxford"],
    since: "2022-02-28",
    page: zonePages.oxford,
    source: zonePages.oxford.address,
    reviewBy,
  },
} as const satisfies Record<string, Zone>;

export const zoneList: readonly Zone[] = Object.values(zones);

/** A location of the site, by its canonical slugs. */
export interface ZonePlace {
  slug: string;
  /** The slug of the city that a district belongs to. */
  centre: string | null;
  county: string | null;
}

/**
 * Returns the zone in or around a location, or null. It does not tell whether an address is inside,
 * because we do not have the boundaries.
 */
export function zoneAt({ slug, centre, county }: ZonePlace): Zone | null {
  const names = [slug, centre, county === "greater-london" ? county : null];
  return zoneList.find(({ places }) => places.some((place) => names.includes(place))) ?? null;
}
