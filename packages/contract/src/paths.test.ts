import { describe, expect, test } from "vitest";
import { defaultLocationSlug } from "./constants.ts";
import { locationSlug, matchPage, motPath, pages, servicingPath } from "./paths.ts";

describe("matching", () => {
  test.each(Object.entries(pages))(
    "%s is found by its own pattern, in any case, with any slashes",
    (name, { pattern }) => {
      const path = pattern.replace("/:a/:b?/:c?", "/kent");
      for (const written of [path, `${path}/`, path.toUpperCase(), `/${path}//`]) {
        expect(matchPage(written)?.page).toBe(name);
      }
    },
  );

  test("the last segment is the slug, in lower case, and those before it its parents", () => {
    expect(matchPage("/Van-Servicing/South-East/Kent/Maidstone/")).toEqual({
      page: "servicingLocation",
      slug: "maidstone",
      parents: ["south-east", "kent"],
    });
  });

  test("a slash at the end does not stand for the default location", () => {
    expect(matchPage("/van-mot/london/")).toMatchObject({ slug: "london" });
  });

  test("escapes are decoded once, and a broken one matches nothing", () => {
    expect(matchPage("/van-mot/st%2Dives")).toMatchObject({ slug: "st-ives" });
    expect(matchPage("/van-mot/%2541")).toMatchObject({ slug: "%41" });
    expect(matchPage("/van-mot/%e0%a4%a")).toBeUndefined();
  });

  test("more than three levels match nothing", () => {
    expect(matchPage("/van-servicing/a/b/c/")).toBeDefined();
    expect(matchPage("/van-servicing/a/b/c/d/")).toBeUndefined();
  });
});

test("a route without any segment shows the default location", () => {
  expect(locationSlug([])).toBe(defaultLocationSlug);
  expect(locationSlug([""])).toBe("birmingham");
  expect(locationSlug(["kent", ""])).toBe("kent");
});

test("two regions go by another slug under /van-mot/", () => {
  expect(servicingPath("yorkshire")).toBe("/van-servicing/yorkshire/");
  expect(motPath("yorkshire")).toBe("/van-mot/yorkshire-and-the-humber/");
  expect(motPath("east-of-england")).toBe("/van-mot/eastern/");
  expect(motPath("leeds")).toBe("/van-mot/leeds/");
});
