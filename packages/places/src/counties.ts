import { countiesByRegion } from "@vanfettle/contract/location/counties";

/**
 * The 66 counties: England's ceremonial ones, partly merged, Wales's preserved ones, eight areas of
 * Scotland.
 */
export const counties = Object.entries(countiesByRegion).flatMap(([regionSlug, listed]) =>
  // Links use "West Midlands county", because the region has the same name.
  listed.map(({ name, slug }) => ({ regionSlug, name: name.replace(/ county$/, ""), slug })),
);

/**
 * The NUTS level 1 code of each region. councils.csv lists the two councils with a different code.
 */
export const nutsByRegion: Readonly<Record<string, string>> = {
  london: "UKI",
  "south-east": "UKJ",
  "south-west": "UKK",
  "north-west": "UKD",
  yorkshire: "UKE",
  "west-midlands": "UKG",
  "east-midlands": "UKF",
  "east-of-england": "UKH",
  scotland: "UKM",
  wales: "UKL",
  "north-east": "UKC",
  "northern-ireland": "UKN",
};
