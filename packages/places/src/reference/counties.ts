import { countiesByRegion } from "@vanfettle/contract/locations/counties";

/**
 * The 66 counties. England has the ceremonial counties, except that some are merged (Sussex, Hampshire and the Isle of
 * Wight, Oxfordshire and Buckinghamshire, Gloucestershire and Bristol) and Teesside keeps its former boundaries. Wales
 * has the preserved counties; Scotland is grouped into eight areas of 38 to 100 places.
 */
export const counties = Object.entries(countiesByRegion).flatMap(([regionSlug, listed]) =>
  // Links use "West Midlands county", because the region has the same name.
  listed.map(({ name, slug }) => ({ regionSlug, name: name.replace(/ county$/, ""), slug })),
);

/** The NUTS level 1 code of each region. councils.csv lists the two councils with a different code. */
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
