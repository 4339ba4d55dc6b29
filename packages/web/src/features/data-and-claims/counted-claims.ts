import { acrossWaterMiles, nearbyMiles } from "@vanfettle/contract/geo/distance";
import { listAgeLimits, stationList } from "@vanfettle/contract/station/station-list";
import { withCommas } from "@vanfettle/vans/format-number";
import { precisionMiles } from "../station/near-sentences.ts";
import { openGovernmentLicence, type ClaimGroup } from "./claim.ts";

/**
 * The totals of the tables behind the pages' figures. A test compares each total with its table.
 */
export const totals = {
  vanStations: 22_047,
  class7Stations: 6_512,
  regions: 12,
  counties: 66,
  places: 4_089,
  placesInOtherStatisticalRegion: 32,
  postcodeSectors: 10_847,
} as const;

const placedWithin = (level: keyof typeof precisionMiles): string =>
  `By the ${level}, half of all postcodes are placed within ${precisionMiles[level].half} miles and 90 % within ${precisionMiles[level].most}.`;

const ofTheList = {
  verification: "counted",
  source: "https://www.gov.uk/government/publications/active-mot-test-stations",
  date: "2025-04",
  licence: openGovernmentLicence,
} as const;

const ofGeoNames = {
  verification: "counted",
  source: "https://www.geonames.org/",
  date: "2026",
  licence: "Creative Commons Attribution 4.0 (GeoNames)",
} as const;

export const stationClaims: ClaimGroup = {
  subject: "stations",
  title: "MOT test stations",
  lead: `Counted in the ${stationList.name}, or in a later edition where a page names one. We are not connected with DVSA.`,
  claims: [
    {
      id: "station-totals",
      statement: `${withCommas(totals.vanStations)} stations in Great Britain test vans, that is class 4 or class 7; ${withCommas(totals.class7Stations)} of them test class 7.`,
      ...ofTheList,
      evidence:
        "Rows of the list that test class 4 or class 7. Stations for motorcycles alone are left out.",
      limits:
        "Stations open, move and close: about 2.6 % a year. Northern Ireland has none, as only DVA tests there.",
    },
    {
      id: "station-counts",
      statement:
        "On the page of a place: how many stations test vans within 5 miles, how many of them class 7, and the miles to the nearest. On the page of a county or region: how many are nearest to one of its places. In tables of places and postcode districts, a station counts for the place nearest to it by land.",
      ...ofTheList,
      evidence: "Computed once for each place from the list, by the postcode of each station.",
      limits:
        "Distances are in a straight line. “Certified garages” on other pages means these stations. DVSA authorises them to test vans, which does not cover servicing or price, and we certify none. Our partner may not book at them.",
    },
    {
      id: "station-names",
      statement:
        "Name, address, telephone, classes and distance of a station, wherever stations are listed by name; 20 of them by default, and how many are within 5 and 10 miles.",
      ...ofTheList,
      verification: "official",
      evidence: "As in the list, with capital letters and telephone numbers tidied.",
      limits: `Each list names its edition and its number of rows, and says when it is over ${listAgeLimits.saidOnPages} months old. About 2 % of stations are placed by the middle of their postcode sector; their distance is the most that it may be. Telephone before you drive there.`,
    },
    {
      id: "across-the-water",
      statement: `Which stations and places are across the water: an estuary, a loch or the sea is in between, and the way over the nearest bridge, tunnel or head of the water is at least ${acrossWaterMiles} miles longer, or there is none.`,
      verification: "counted",
      evidence:
        "Lines through the water that we drew, with their bridges, tunnels and causeways, compared with the positions of all postcodes (Code-Point Open 2025.4). The way is measured in straight lines over the best of these, so the road is longer. Ferries do not count.",
      source: "https://www.ordnancesurvey.co.uk/products/code-point-open",
      date: "2026",
      licence: null,
      limits:
        "Estuaries with a bridge near their mouth, and most lakes, are left out. A causeway may be under water at high tide, and a bridge may have a toll.",
    },
    {
      id: "postcode-places",
      statement: `Where a postcode is: by itself where the site has the full list, and else by the centre of its sector, of which there are ${withCommas(totals.postcodeSectors)}, or of its area.`,
      verification: "counted",
      evidence: "Averages of Code-Point Open 2025.4, computed by us.",
      source: "https://www.ordnancesurvey.co.uk/products/code-point-open",
      date: "2025",
      licence: openGovernmentLicence,
      limits: `${placedWithin("sector")} ${placedWithin("outcode")} Contains OS data © Crown copyright and database right 2025; Royal Mail data © Royal Mail copyright and database right 2025; National Statistics data © Crown copyright and database right 2025.`,
    },
  ],
};

export const placeClaims: ClaimGroup = {
  subject: "places",
  title: "Places, counties and regions",
  lead: "A gazetteer made from open data, which we correct manually.",
  claims: [
    {
      id: "coverage",
      statement: `${totals.regions} regions, ${totals.counties} counties and ${withCommas(totals.places)} places, with the number of places and counties in each.`,
      ...ofGeoNames,
      evidence: "Every place of 1,000 people or more in the UK that the sources have.",
      limits: `Counties are those that people use, not all of them councils: Northern Ireland has its six. Villages under 1,000 people are missing, and so are places whose population no source gives: search finds the towns among them, by the postcodes around them, and leads to the nearest page. The ${totals.placesInOtherStatisticalRegion} places of the council areas of North and North East Lincolnshire, around Grimsby and Scunthorpe, are listed with Lincolnshire under the East Midlands, although their statistical region is Yorkshire and the Humber.`,
    },
    {
      id: "populations",
      statement: "How many people live in a place, where a page says so.",
      ...ofGeoNames,
      evidence:
        "For England's towns, the Office for National Statistics' figure for the town itself at the census of 2011; else GeoNames. Both are corrected from the censuses of 2011, 2021 and 2022 where they were wrong, and rounded. Compared with the number of postcodes around each place (Code-Point Open 2025.4): where a figure cannot be right, we show none.",
      date: "2022",
      limits:
        "Outside England's towns, of the built-up area, which may be more than the town itself.",
    },
    {
      id: "distances",
      statement: `Places nearby: up to 12 within ${nearbyMiles} miles, with the miles to each, those across the water last.`,
      ...ofGeoNames,
      evidence: "From the coordinates of the places' centres.",
      limits: "In a straight line between the centres; the road is longer.",
    },
    {
      id: "place-texts",
      statement: "Figures in the texts about places.",
      verification: "counted",
      evidence:
        "A text service writes the words from facts about the place and may write no figure: each is a slot that we fill from the tables on this page when the text is read.",
      source: null,
      date: "2026",
      licence: null,
      limits: "The words are partly written by a machine, and checked by rules before they appear.",
    },
  ],
};
