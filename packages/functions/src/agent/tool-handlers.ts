import type { ToolName } from "@vanfettle/contract/agent/tools";
import { postcodeWithoutPlace } from "@vanfettle/contract/geo/postcode";
import { motPath, servicingPath } from "@vanfettle/contract/paths";
import { services } from "@vanfettle/contract/services";
import { stationList } from "@vanfettle/contract/station/station-list";
import type { NearStations, StationList } from "@vanfettle/contract/station/station-schemas";
import { locationFacts } from "@vanfettle/stations/location-facts";
import { near } from "@vanfettle/stations/near";
import type { StationData } from "@vanfettle/stations/open-station-data";
import type { Day } from "@vanfettle/vans/calendar-day";
import { law } from "@vanfettle/vans/law/law";
import { northernIrishFormNote, northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import type { TestJurisdiction } from "@vanfettle/vans/law/law-values";
import { lawValues, type LawName } from "@vanfettle/vans/law/law-values";
import { motClassFor } from "@vanfettle/vans/mot-class";
import { datesOf, registeredDay } from "./mot-dates-tool.ts";
import type { ToolInput, ToolOutput, ToolSource } from "./tool-schemas.ts";

/** The dependencies of the tools. Tools do not read the table. */
export interface ToolDeps {
  stationData: StationData;
  siteOrigin: string;
  /** Returns today's date in the site's time zone. */
  today: () => Day;
}

type ToolHandlers = { [N in ToolName]: (input: ToolInput<N>) => ToolOutput<N> };

const britishRule =
  "The rules are those of Great Britain; in Northern Ireland, DVA tests vans under different rules.";
const northernIrishNote = `${northernIrishFormNote} ${northernIrishLaw.centres} Tests are booked at ${lawValues.dvaCentres.booking}`;

const failureNote = (jurisdiction: TestJurisdiction): string =>
  jurisdiction === "northern-ireland"
    ? `These dates do not show a failed test. ${northernIrishLaw.failedTest}`
    : `These dates do not show a failed test. ${britishLaw.failedTest} ${britishLaw.dangerousDefect}`;

const northernIrishClassLaws: LawName[] = ["dvaFee"];
const britishClassLaws: LawName[] = [
  "class4",
  "class7",
  "heavyTest",
  "zeroEmissionClass7",
  "motorCaravan",
  "dualPurposeClass",
  "dualPurpose",
  "passengerSeats",
  "class4MaximumFee",
  "class7MaximumFee",
  "minibusFees",
];

const northernIrishDateLaws: LawName[] = ["dvaFirstTestYears"];
const britishDateLaws: LawName[] = [
  "certificate",
  "earlyTest",
  "firstMotYears",
  "minibusFirstTest",
];
const northernIrishEarlyTestNote =
  "Dates of early tests in Northern Ireland are not computed: ask DVA.";

function powerOf(isZeroEmission: boolean | undefined): "electric" | "engine" | null {
  if (isZeroEmission === undefined) return null;
  return isZeroEmission ? "electric" : "engine";
}

/** Returns the handlers of the tools. A handler throws a `DomainError` for invalid arguments. */
export const toolHandlers = ({ stationData, siteOrigin, today }: ToolDeps): ToolHandlers => ({
  find_mot_stations: ({ postcode, mot_class: vanClass, limit }) => {
    const found = near(stationData, postcode, { vanClass, limit });
    return {
      ...found,
      note: noteOf(found),
      sources: stationSources(found),
      limits: stationLimits(found),
    };
  },
  mot_class_for: ({
    gross_kg,
    kind,
    passenger_seats,
    zero_emission,
    first_registered,
    jurisdiction,
  }) => {
    const testDay = today();
    const isNorthernIrish = jurisdiction === "northern-ireland";
    const answer = motClassFor({
      jurisdiction,
      testDay,
      gross: { kg: gross_kg, from: "plate" },
      body: kind ?? null,
      unladenKg: null,
      power: powerOf(zero_emission),
      firstRegistered:
        first_registered === undefined ? null : registeredDay(first_registered, testDay),
      passengerSeats: passenger_seats ?? null,
      typeApproval: null,
    });
    return {
      ...answer,
      testDay,
      sources: lawSources(isNorthernIrish ? northernIrishClassLaws : britishClassLaws),
      limits: ["The plate of the van and the station that tests it decide the class.", britishRule],
    };
  },
  mot_dates: (input) => {
    const { jurisdiction } = input;
    const isNorthernIrish = jurisdiction === "northern-ireland";
    const { laws, ...dates } = datesOf(input, today());
    const dateLaws = isNorthernIrish ? northernIrishDateLaws : britishDateLaws;
    return {
      ...dates,
      sources: lawSources([...dateLaws, ...laws]),
      limits: [
        ...(dates.failedTest ? [] : [failureNote(jurisdiction)]),
        "The date on the certificate or in the official register overrides a computed date.",
        isNorthernIrish ? northernIrishEarlyTestNote : britishRule,
      ],
    };
  },
  list_services: () => ({
    services: services.map((service) => ({ ...service })),
    sources: [{ name: "This site", url: `${siteOrigin}/`, edition: null, licence: null }],
    limits: [
      "Tools cannot book. The owner requests a service on the site and completes it on a partner's site.",
      "For 'Get Quote' the garage quotes the price.",
    ],
  }),
  get_location: ({ slug }) => {
    const { place, ...location } = locationFacts(slug);
    return {
      ...location,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      population: place?.population || null,
      island: place?.island ?? null,
      stations: place && {
        within5Miles: place.garageCount,
        class7Within5Miles: place.class7Count,
        nearestMiles: place.nearestStationMiles,
        nearestClass7Miles: place.nearestClass7Miles,
      },
      pages: {
        servicing: siteOrigin + servicingPath(location.slug),
        mot: siteOrigin + motPath(location.slug),
      },
      sources: place ? [placesSource, figuresListSource] : [placesSource],
      limits: [
        "Only places of 1,000 people or more are covered, and a county lists only its largest places.",
        ...(place ? ["Distances are in a straight line, not by road."] : []),
        ...(location.jurisdiction === "northern-ireland" ? [northernIrishNote] : []),
      ],
    };
  },
});

function stationLimits({ list, figures, stations }: NearStations): string[] {
  const limits = ["Distances are in a straight line, not by road."];
  if (stations.some(({ acrossWater }) => acrossWater)) {
    limits.push(
      "Stations with acrossWater are last: the road to them is much longer than the distance, or there is only a ferry.",
    );
  }
  if (list) {
    limits.push("A station may have changed since the edition of the list: call it before you go.");
  }
  if (figures) {
    limits.push("This site does not have a list of stations, so the answer has only totals.");
  }
  if (list?.sample) limits.push("The list is sample data: its stations do not exist.");
  return limits;
}

function stationSources({ jurisdiction, list, figures }: NearStations): ToolSource[] {
  if (jurisdiction === "northern-ireland") return lawSources(["dvaCentres"]);
  if (list) return [listSource(list)];
  return figures ? [figuresListSource] : [];
}

function noteOf({
  jurisdiction,
  postcode,
}: Pick<NearStations, "jurisdiction" | "postcode">): string | null {
  if (jurisdiction === "northern-ireland") return northernIrishNote;
  if (jurisdiction === "great-britain") return null;
  return (
    postcodeWithoutPlace(postcode)?.sentence ??
    "The list covers Great Britain. Other rules apply at this postcode."
  );
}

/** Returns the official pages that contain the rules, with the effective date of each. */
export const lawSources = (names: readonly LawName[]): ToolSource[] =>
  names.map((name) => ({
    name: `Law on van tests: ${inWords(name)}`,
    url: law[name].source,
    edition: law[name].validFrom,
    licence: null,
  }));

/** Returns the name of a legal entry as words: `class4MaximumFee` becomes `class 4 maximum fee`. */
const inWords = (name: LawName): string =>
  name
    .replace(/([a-z])(?=[A-Z\d])/g, "$1 ")
    .replace(/(\d)(?=[A-Z])/g, "$1 ")
    .toLowerCase()
    .replace(/\b(dva|mot)\b/g, (initials) => initials.toUpperCase());

/** Returns the source of figures from a station list. */
export const listSource = ({ name, edition, licence }: StationList): ToolSource => ({
  name,
  url: "https://www.gov.uk/government/publications/active-mot-test-stations",
  edition,
  licence,
});

/** The list from which the figures of places are computed. */
export const figuresListSource: ToolSource = {
  name: stationList.name,
  url: "https://www.gov.uk/government/publications/active-mot-test-stations",
  edition: "2025-04",
  licence: "OGL-3.0",
};

export const placesSource: ToolSource = {
  name: "GeoNames, modified",
  url: "https://www.geonames.org/",
  edition: null,
  licence: "CC-BY-4.0",
};
