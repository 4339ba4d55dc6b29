import { describe, expect, test } from "vitest";
import { regions } from "@vanfettle/contract/location/regions";
import { breadcrumb } from "./breadcrumb.ts";

const maidstone = {
  name: "Maidstone",
  slug: "maidstone",
  type: "town",
  region: "South East",
  regionSlug: "south-east",
  county: "Kent",
  countySlug: "kent",
};

test("lists home, service, region and county as links, then the place as text", () => {
  expect(breadcrumb("servicingLocation", maidstone)).toEqual([
    { name: "Home", path: "/" },
    { name: "Van Servicing", path: "/van-servicing/" },
    { name: "South East", path: "/van-servicing/south-east/" },
    { name: "Kent", path: "/van-servicing/kent/" },
    { name: "Maidstone", path: null },
  ]);
});

test("omits the county level for a county, and the region level for a region", () => {
  const kent = { ...maidstone, name: "Kent", slug: "kent", type: "county" };
  expect(breadcrumb("motLocation", kent).map(({ name }) => name)).toEqual([
    "Home",
    "Van MOT",
    "South East",
    "Kent",
  ]);
  const region = {
    ...maidstone,
    name: "South East",
    slug: "south-east",
    type: "region",
    county: null,
    countySlug: null,
  };
  expect(breadcrumb("motLocation", region).map(({ name }) => name)).toEqual([
    "Home",
    "Van MOT",
    "South East",
  ]);
});

test("ends with the county and its A to Z on that list", () => {
  const kent = { ...maidstone, name: "Kent", slug: "kent", type: "county" };
  expect(breadcrumb("motAToZ", kent)).toEqual([
    { name: "Home", path: "/" },
    { name: "Van MOT", path: "/van-mot/" },
    { name: "South East", path: "/van-mot/south-east/" },
    { name: "Kent", path: "/van-mot/kent/" },
    { name: "A to Z", path: null },
  ]);
});

const names = (...args: Parameters<typeof breadcrumb>) =>
  breadcrumb(...args).map(({ name }) => name);

test("leaves out the page's own level and levels that repeat their parent", () => {
  const london = {
    name: "London",
    slug: "london",
    type: "city",
    region: "London",
    regionSlug: "london",
    county: "Greater London",
    countySlug: "greater-london",
  };
  expect(names("servicingLocation", london)).toEqual([
    "Home",
    "Van Servicing",
    "Greater London",
    "London",
  ]);
  const ofOneName = { ...london, county: "London", countySlug: "london" };
  expect(names("servicingLocation", ofOneName)).toEqual(["Home", "Van Servicing", "London"]);
  expect(names("motLocation", { ...ofOneName, name: "Croydon", slug: "croydon" })).toEqual([
    "Home",
    "Van MOT",
    "London",
    "Croydon",
  ]);
});

describe("a county that shares the name of its region", () => {
  const westMidlands = {
    region: "West Midlands",
    regionSlug: "west-midlands",
    county: "West Midlands",
    countySlug: "west-midlands-county",
  };

  test("appears above its places by its unique name", () => {
    const birmingham = { ...westMidlands, name: "Birmingham", slug: "birmingham", type: "city" };
    expect(breadcrumb("servicingLocation", birmingham).slice(2)).toEqual([
      { name: "West Midlands", path: "/van-servicing/west-midlands/" },
      { name: "West Midlands county", path: "/van-servicing/west-midlands-county/" },
      { name: "Birmingham", path: null },
    ]);
  });

  test("has its region above it on its own page", () => {
    const county = {
      ...westMidlands,
      name: "West Midlands",
      distinctName: "West Midlands county",
      slug: "west-midlands-county",
      type: "county",
    };
    expect(breadcrumb("motLocation", county).slice(2)).toEqual([
      { name: "West Midlands", path: "/van-mot/west-midlands/" },
      { name: "West Midlands county", path: null },
    ]);
  });
});

test.each(regions)(
  "links $name by the slug of each service, whichever name is stored",
  (region) => {
    for (const name of [region.name, ...region.otherNames]) {
      const place = { ...maidstone, region: name, regionSlug: "not-read" };
      expect(breadcrumb("servicingLocation", place)[2]?.path).toBe(
        `/van-servicing/${region.slug}/`,
      );
      expect(breadcrumb("motLocation", place)[2]?.path).toBe(`/van-mot/${region.motSlug}/`);
    }
  },
);
