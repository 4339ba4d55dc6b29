import { describe, expect, test } from "vitest";
import { buildCounty, buildLocation } from "../../testing/build-location.ts";
import { json, stubServer } from "../../testing/stub-server.ts";
import { loadLocation } from "./load-location.ts";

const path = "/van-servicing/maidstone/";

describe("a location that fails to load", () => {
  test("has status 404 if the API returns 404", async () => {
    await expect(loadLocation(stubServer().api, path)).rejects.toMatchObject({
      status: 404,
      message: "Location not found",
    });
  });

  test("is unreadable if the API returns null", async () => {
    const { api } = stubServer({ "/api/locations/maidstone": null });
    await expect(loadLocation(api, path)).rejects.toMatchObject({ reason: "unreadable" });
  });

  test.each([500, 401, 429])("keeps status %i after one call", async (status) => {
    const { api, calls } = stubServer({ "/api/locations/maidstone": () => json({}, status) });
    await expect(loadLocation(api, path)).rejects.toMatchObject({
      status,
      message: `Failed to fetch location: ${status}`,
    });
    expect(calls).toHaveLength(1);
  });
});

describe("loading a location", () => {
  test("calls the API once with the last path segment in lower case", async () => {
    const { api, calls } = stubServer({ "/api/locations/maidstone": buildLocation() });
    const loaded = await loadLocation(api, "/van-servicing/south-east/kent/maidstone/");
    expect(loaded).toMatchObject({
      canonicalPath: path,
      redirect: null,
      location: { name: "Maidstone" },
    });
    expect(calls).toEqual(["GET /api/locations/maidstone"]);
  });

  test("returns the location and the redirect of its document", async () => {
    const { api } = stubServer({ "/api/locations/maidstone": buildLocation() });
    const loaded = await loadLocation(api, "/Van-Servicing/Wales/MAIDSTONE");
    expect(loaded).toMatchObject({ canonicalPath: path, redirect: path });
  });

  test("calls the API again for the namesake whose parents are in the path", async () => {
    const newport = buildLocation({
      name: "Newport",
      slug: "newport",
      regionSlug: "wales",
      countySlug: "gwent",
      namesakes: [{ slug: "newport-isle-of-wight", parents: ["hampshire"] }],
    });
    const { api, calls } = stubServer({
      "/api/locations/newport": newport,
      "/api/locations/newport-isle-of-wight": {
        ...newport,
        slug: "newport-isle-of-wight",
        county: "Hampshire",
      },
    });
    const loaded = await loadLocation(api, "/van-mot/hampshire/newport/");
    expect(loaded.location.county).toBe("Hampshire");
    expect(loaded.canonicalPath).toBe("/van-mot/newport-isle-of-wight/");
    expect(calls).toHaveLength(2);
  });
});

describe("the view of a location", () => {
  const load = async (prefix: string, places: number) => {
    const county = {
      ...buildCounty(places),
      servicing_content: "<p>s</p>",
      mot_content: "<p>m</p>",
    };
    return (
      await loadLocation(stubServer({ "/api/locations/kent": county }).api, `/${prefix}/kent/`)
    ).location;
  };

  const largest = Array.from({ length: 20 }, (_, i) => `town-${i}`);

  test.each([
    [
      "van-servicing",
      "12 largest places, then the others by name",
      {
        slugs: [...largest.slice(0, 12), "town-21", "town-20", ...largest.slice(12).toReversed()],
        servicing_content: "<p>s</p>",
        mot_content: null,
      },
    ],
    [
      "van-mot",
      "18 largest places",
      { slugs: largest.slice(0, 18), servicing_content: null, mot_content: "<p>m</p>" },
    ],
    [
      "van-mot/a-z",
      "places by name",
      {
        slugs: ["town-21", "town-20", ...largest.toReversed()],
        servicing_content: null,
        mot_content: null,
      },
    ],
  ])(
    "lists for /%s/ a county's %s, and only the page's text",
    async (prefix, _, { slugs, ...texts }) => {
      const location = await load(prefix, 22);
      expect(location.places.map(({ slug }) => slug)).toEqual(slugs);
      expect(location).toMatchObject(texts);
    },
  );

  test("uses unique names in lists where available", async () => {
    const stone = { id: "6f1c1d6e-9f0f-4c3b-8c55-0a54a0c0c009", name: "Stone", type: "town" };
    const county = buildLocation({
      slug: "kent",
      places: [
        { ...stone, distinctName: "Stone, near Dartford", slug: "stone-kent" },
        { ...stone, distinctName: "Stone, near Ashford", slug: "stone-near-ashford" },
      ],
      nearby: [
        {
          name: "Ashford",
          distinctName: "Ashford, Kent",
          slug: "ashford",
          miles: 9,
          acrossWater: false,
        },
      ],
    });
    const { api } = stubServer({ "/api/locations/kent": county });
    const { location } = await loadLocation(api, "/van-servicing/kent/");
    expect(location.places.map(({ name }) => name)).toEqual([
      "Stone, near Ashford",
      "Stone, near Dartford",
    ]);
    expect(location.nearby).toEqual([{ name: "Ashford, Kent", slug: "ashford", miles: 9 }]);
  });

  test("omits ids", async () => {
    expect(JSON.stringify(await load("van-servicing", 3))).not.toContain("6f1c1d6e");
  });
});
