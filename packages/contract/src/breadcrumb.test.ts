import { expect, test } from "vitest";
import { breadcrumb } from "./breadcrumb.ts";
import { regions } from "./regions.ts";

const maidstone = {
  name: "Maidstone",
  type: "town",
  region: "South East",
  regionSlug: "south-east",
  county: "Kent",
  countySlug: "kent",
};

test("lists home, service, region, county and the place, and the place has no link", () => {
  expect(breadcrumb("servicingLocation", maidstone)).toEqual([
    { name: "Home", path: "/" },
    { name: "Van Servicing", path: "/van-servicing/" },
    { name: "South East", path: "/van-servicing/south-east/" },
    { name: "Kent", path: "/van-servicing/kent/" },
    { name: "Maidstone", path: null },
  ]);
});

test("a county's breadcrumb has no county level, and a region's no region level", () => {
  const kent = { ...maidstone, name: "Kent", type: "county" };
  expect(breadcrumb("motLocation", kent).map(({ name }) => name)).toEqual(["Home", "Van MOT", "South East", "Kent"]);
  const region = { ...maidstone, name: "South East", type: "region", county: null, countySlug: null };
  expect(breadcrumb("motLocation", region).map(({ name }) => name)).toEqual(["Home", "Van MOT", "South East"]);
});

test("a level with the same name as another is left out", () => {
  const london = {
    name: "London",
    type: "city",
    region: "London",
    regionSlug: "london",
    county: "Greater London",
    countySlug: "greater-london",
  };
  expect(breadcrumb("servicingLocation", london).map(({ name }) => name)).toEqual([
    "Home",
    "Van Servicing",
    "Greater London",
    "London",
  ]);
  const birmingham = {
    ...maidstone,
    name: "Birmingham",
    region: "West Midlands",
    regionSlug: "west-midlands",
    county: "West Midlands",
    countySlug: "west-midlands-county",
  };
  expect(breadcrumb("servicingLocation", birmingham).map(({ name }) => name)).toEqual([
    "Home",
    "Van Servicing",
    "West Midlands",
    "Birmingham",
  ]);
});

test.each(regions)("$name is linked with the slug of each service, whichever of its names is stored", (region) => {
  for (const name of [region.name, ...region.otherNames]) {
    const place = { ...maidstone, region: name, regionSlug: "not-read" };
    expect(breadcrumb("servicingLocation", place)[2]?.path).toBe(`/van-servicing/${region.slug}/`);
    expect(breadcrumb("motLocation", place)[2]?.path).toBe(`/van-mot/${region.motSlug}/`);
  }
});
