import { describe, expect, test } from "vitest";
import {
  decodablePath,
  locationPath,
  locationSlug,
  matchPage,
  motAToZPath,
  motPath,
  pages,
  servicingPath,
} from "./paths.ts";

describe("matchPage", () => {
  test.each(Object.entries(pages))(
    "finds %s by its pattern in any case and with any slashes",
    (name, { pattern }) => {
      const path = pattern.replace(/\/:a.*/, "/kent");
      for (const written of [path, `${path}/`, path.toUpperCase(), `/${path}//`]) {
        expect(matchPage(written)?.page).toBe(name);
      }
    },
  );

  test("returns the last segment in lower case as the slug, and the earlier segments as parents", () => {
    expect(matchPage("/Van-Servicing/South-East/Kent/Maidstone/")).toEqual({
      page: "servicingLocation",
      slug: "maidstone",
      parents: ["south-east", "kent"],
    });
  });

  test("does not map a trailing slash to the default location", () => {
    expect(matchPage("/van-mot/london/")).toMatchObject({ slug: "london" });
  });

  test("decodes percent escapes once, and matches nothing if one is malformed", () => {
    expect(matchPage("/van-mot/st%2Dives")).toMatchObject({ slug: "st-ives" });
    expect(matchPage("/van-mot/%2541")).toMatchObject({ slug: "%41" });
    expect(matchPage("/van-mot/%e0%a4%a")).toBeUndefined();
    expect(decodablePath("/van-mot/%e0%a4%a/%20/")).toBe("/van-mot/%25e0%25a4%25a/%20/");
  });

  test("returns a county's A to Z for its slug alone, and a location for any other path below /van-mot/", () => {
    expect(matchPage("/Van-MOT/A-Z/Kent")).toEqual({ page: "motAToZ", slug: "kent", parents: [] });
    expect(matchPage("/van-mot/a-z/")).toMatchObject({ page: "motLocation", slug: "a-z" });
    expect(matchPage("/van-mot/a-z/kent/maidstone/")).toMatchObject({
      page: "motLocation",
      slug: "maidstone",
    });
    expect(matchPage("/van-servicing/a-z/kent/")).toMatchObject({
      page: "servicingLocation",
      slug: "kent",
    });
  });

  test("matches nothing with more than three levels", () => {
    for (const prefix of ["van-servicing", "van-mot"]) {
      expect(matchPage(`/${prefix}/a/b/c/`)).toMatchObject({ slug: "c", parents: ["a", "b"] });
      expect(matchPage(`/${prefix}/a/b/c/d/`)).toBeUndefined();
    }
  });
});

test("locationSlug returns the default location for a path without segments", () => {
  expect(locationSlug([])).toBe("birmingham");
  expect(locationSlug([""])).toBe("birmingham");
  expect(locationSlug(["kent", ""])).toBe("kent");
});

test("two regions have another slug under /van-mot/", () => {
  expect(servicingPath("yorkshire")).toBe("/van-servicing/yorkshire/");
  expect(motPath("yorkshire")).toBe("/van-mot/yorkshire-and-the-humber/");
  expect(motPath("east-of-england")).toBe("/van-mot/eastern/");
  expect(motPath("leeds")).toBe("/van-mot/leeds/");
  for (const page of ["servicingLocation", "motLocation"] as const) {
    expect(matchPage(locationPath(page, "yorkshire"))).toMatchObject({ page });
  }
});

test("the path of a county's A to Z opens it", () => {
  expect(motAToZPath("kent")).toBe("/van-mot/a-z/kent/");
  expect(locationPath("motAToZ", "kent")).toBe("/van-mot/a-z/kent/");
});
