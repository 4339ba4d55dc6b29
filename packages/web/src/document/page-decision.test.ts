import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indexedPages } from "@vanfettle/contract/indexed-pages";
import {
  locationAliases,
  resolveLocationSlug,
} from "@vanfettle/contract/location/location-aliases";
import { regions } from "@vanfettle/contract/location/regions";
import { locationPath, matchPage, pages, type LocationPageName } from "@vanfettle/contract/paths";
import { anyCharacter } from "@vanfettle/vans/testing/any-character";
import { decidePage, type DecisionLocation, type PageDecision } from "./page-decision.ts";

const regionLocation = (slug: string): DecisionLocation => ({
  slug,
  type: "region",
  regionSlug: slug,
  countySlug: null,
  centre: null,
  namesakes: [],
  indexed: true,
});
const kent: DecisionLocation = {
  ...regionLocation("kent"),
  type: "county",
  regionSlug: "south-east",
  countySlug: "kent",
};
const maidstone: DecisionLocation = { ...kent, slug: "maidstone", type: "town" };
const digbeth: DecisionLocation = {
  ...maidstone,
  slug: "digbeth",
  regionSlug: "west-midlands",
  countySlug: "west-midlands-county",
  centre: { slug: "birmingham" },
};
const newportOfWight: DecisionLocation = {
  ...maidstone,
  indexed: false,
  slug: "newport-isle-of-wight",
  countySlug: "hampshire",
};
const newport: DecisionLocation = {
  ...maidstone,
  slug: "newport",
  regionSlug: "wales",
  countySlug: "gwent",
  namesakes: [{ slug: "newport-isle-of-wight", parents: ["hampshire", "south-east"] }],
};

const stored = new Map(
  [
    ...regions.map(({ slug }) => regionLocation(slug)),
    kent,
    maidstone,
    digbeth,
    newport,
    newportOfWight,
  ].map((location) => [location.slug, location] as const),
);
const load = (slug: string): DecisionLocation | null =>
  stored.get(resolveLocationSlug(slug)) ?? null;

/** Loads the location of the matched slug and decides, like the edge. */
function decide(path: string): PageDecision {
  const match = matchPage(path);
  return decidePage(path, match && "slug" in match ? load(match.slug) : null);
}

const prefixes: Record<LocationPageName, string> = {
  servicingLocation: "van-servicing",
  motLocation: "van-mot",
};
const anyPage = fc.constantFrom<LocationPageName>("servicingLocation", "motLocation");
const slugs = [
  ...stored.keys(),
  ...regions.flatMap(({ slug, motSlug }) => [slug, motSlug]),
  ...Object.keys(locationAliases),
];
const anySlug = fc.constantFrom(...slugs, "nowhere", "birmingham");
const anyParents = fc.array(anySlug, { maxLength: 2 });

const lowerCase = Array.from({ length: 12 }, () => false);
const singleSlashes = [0, 0, 0, 0];

/**
 * Generates variants of a path: random capitals, one to three slashes between the parts, and up to
 * two at the end.
 */
const pathVariants = (parts: readonly string[]) =>
  fc
    .tuple(
      fc.oneof(fc.constant(lowerCase), fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })),
      fc
        .tuple(
          fc.oneof(fc.constant(singleSlashes), fc.array(fc.nat(2), { minLength: 4, maxLength: 4 })),
          fc.nat(2),
        )
        .map((counts) => counts.flat()),
    )
    .map(([capitals, extra]) => {
      const cased = parts.map((part) =>
        Array.from(part, (letter, i) =>
          capitals[i % capitals.length] ? letter.toUpperCase() : letter,
        ).join(""),
      );
      const slashes = (i: number) => "/".repeat(1 + (extra[i] ?? 0));
      return (
        cased.map((part, i) => slashes(i) + part).join("") +
        (extra[4] === 0 ? "" : "/".repeat(extra[4] ?? 1))
      );
    });

/** Random sampling too rarely puts a location's own parents before it. */
const anyLocation = fc.oneof(
  fc.tuple(anyParents, anySlug).map(([parents, slug]) => [...parents, slug]),
  fc.constantFrom(
    ["south-east", "kent", "maidstone"],
    ["south-east", "kent"],
    ["kent", "maidstone"],
    ["hampshire", "newport"],
  ),
);
const anyLocationPath = fc
  .tuple(anyPage, anyLocation)
  .chain(([page, location]) => pathVariants([prefixes[page], ...location]));
const anyFixedPath = fc
  .constantFrom(
    ...Object.values(pages).flatMap(({ canonical }) => (canonical === null ? [] : [canonical])),
  )
  .chain((path) => pathVariants(path.split("/").filter(Boolean)))
  .map((path) => path || "/");

describe("for any region, service, slug, case and slashes", () => {
  test("a path needs at most one redirect, and the target shows a page", () => {
    fc.assert(
      fc.property(fc.oneof(anyLocationPath, anyFixedPath), (path) => {
        const first = decide(path);
        if (first.kind !== "redirect") return;
        expect(first.to).not.toBe(path);
        expect(decide(first.to).kind).not.toBe("redirect");
        expect(decide(first.to).kind).not.toBe("not-found");
      }),
      { numRuns: 3_000 },
    );
  });

  test("shows the page at its canonical path", () => {
    fc.assert(
      fc.property(fc.oneof(anyLocationPath, anyFixedPath), (path) => {
        const decision = decide(path);
        if (!("canonical" in decision)) return;
        const { canonical } = decision;
        const expected = decision.kind === "show" ? decision : { kind: "show", canonical };
        expect(decide(canonical)).toMatchObject(expected);
      }),
      { numRuns: 3_000 },
    );
  });

  test("shows only lower-case paths with single slashes and a trailing slash", () => {
    let shown = 0;
    fc.assert(
      fc.property(anyLocationPath, (path) => {
        if (decide(path).kind !== "show") return;
        shown += 1;
        expect(path).toBe(`/${path.toLowerCase().split("/").filter(Boolean).join("/")}/`);
      }),
      { numRuns: 3_000 },
    );
    expect(shown).toBeGreaterThan(20);
  });

  test("serves both slugs of each region under both services, with a canonical path per service", () => {
    for (const { slug, motSlug } of regions) {
      for (const page of ["servicingLocation", "motLocation"] as const) {
        const canonical = locationPath(page, slug);
        for (const name of new Set([slug, motSlug])) {
          for (const path of [
            `/${prefixes[page]}/${name}/`,
            `/${prefixes[page]}/${name}`,
            `/${prefixes[page]}/${name.toUpperCase()}//`,
          ]) {
            const decision = decide(path);
            expect(decision).toEqual(
              path === canonical
                ? { kind: "show", canonical, indexed: true }
                : { kind: "redirect", to: canonical },
            );
          }
        }
      }
    }
  });

  test("never throws for a path", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        expect(decide(`/${text}`).kind).toBeTypeOf("string");
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a county's A to Z of MOT pages", () => {
  test.each(["/van-mot/a-z/kent", "/VAN-MOT/A-Z/Kent/", "//van-mot/a-z//kent/"])(
    "redirects %s to its path",
    (path) => {
      expect(decide(path)).toEqual({ kind: "redirect", to: "/van-mot/a-z/kent/" });
    },
  );

  test("is shown and indexed", () => {
    const shown = { kind: "show", canonical: "/van-mot/a-z/kent/", indexed: true };
    expect(decide("/van-mot/a-z/kent/")).toEqual(shown);
  });

  test("redirects the old name of a county to the county's", () => {
    expect(decidePage("/van-mot/a-z/old-kent/", kent)).toEqual({
      kind: "redirect",
      to: "/van-mot/a-z/kent/",
    });
  });

  test.each([
    "/van-mot/a-z/south-east/",
    "/van-mot/a-z/maidstone/",
    "/van-mot/a-z/nowhere/",
    "/van-mot/a-z/",
  ])("is not found at %s, which is not a county's", (path) =>
    expect(decide(path)).toEqual({ kind: "not-found" }),
  );

  test("is not below another folder, where the last segment decides", () => {
    expect(decide("/van-mot/a-z/kent/maidstone/")).toEqual({
      kind: "redirect",
      to: "/van-mot/maidstone/",
    });
    expect(decide("/van-servicing/a-z/kent/")).toEqual({
      kind: "redirect",
      to: "/van-servicing/kent/",
    });
  });
});

describe("parents in a path", () => {
  test.each([
    "/van-servicing/south-east/maidstone/",
    "/van-servicing/south-east/kent/maidstone/",
    "/van-servicing/kent/maidstone/",
    "/van-servicing/birmingham/digbeth/",
    "/van-servicing/west-midlands/birmingham/digbeth/",
    "/van-mot/south-east/kent/",
  ])("that belong to the location are shown, with the flat path as canonical: %s", (path) => {
    const slug = path.split("/").at(-2) as string;
    const page = path.startsWith("/van-mot") ? "motLocation" : "servicingLocation";
    expect(decide(path)).toEqual({
      kind: "show",
      canonical: locationPath(page, slug),
      indexed: true,
    });
  });

  test.each([
    ["/van-servicing/wales/kent/maidstone", "/van-servicing/maidstone/"],
    ["/van-servicing/kent/south-east/maidstone/", "/van-servicing/maidstone/"],
    ["/van-servicing/south-east/south-east/maidstone/", "/van-servicing/maidstone/"],
    ["/van-servicing/kent/digbeth/", "/van-servicing/digbeth/"],
    ["/van-servicing/wales/south-east/", "/van-servicing/south-east/"],
  ])("that do not belong to the location redirect to the flat path: %s", (path, to) => {
    expect(decide(path)).toEqual({ kind: "redirect", to });
  });

  test("that belong to a namesake show the namesake, with its own path as canonical", () => {
    expect(decide("/van-servicing/hampshire/newport/")).toEqual({
      kind: "namesake",
      slug: "newport-isle-of-wight",
      canonical: "/van-servicing/newport-isle-of-wight/",
    });
    expect(decide("/van-servicing/newport/")).toMatchObject({
      kind: "show",
      canonical: "/van-servicing/newport/",
    });
  });
});

test("a location's page is indexed under each of its paths exactly if the location is", () => {
  expect(decide("/van-mot/maidstone/")).toMatchObject({ indexed: true });
  expect(decide("/van-mot/newport-isle-of-wight/")).toMatchObject({ indexed: false });
  expect(decide("/van-mot/south-east/newport-isle-of-wight/")).toMatchObject({ indexed: false });
});

describe("pages without a location", () => {
  test("the home page has two paths and one canonical path", () => {
    expect(decide("/")).toEqual({ kind: "show", canonical: "/", indexed: true });
    expect(decide("/van-servicing/")).toEqual({ kind: "show", canonical: "/", indexed: true });
    expect(indexedPages).toContain("/");
    expect(indexedPages).not.toContain("/van-servicing/");
  });

  test.each([
    ["/van-mot", "/van-mot/"],
    ["/VAN-MOT/", "/van-mot/"],
    ["/Privacy-Policy/", "/privacy-policy"],
    ["//services//oil-changes", "/services/oil-changes"],
  ])("redirect from a path with other case or slashes: %s", (path, to) => {
    expect(decide(path)).toEqual({ kind: "redirect", to });
  });

  test("shows the operators' pages without indexing them", () => {
    expect(decide("/admin/progress-monitor")).toMatchObject({ kind: "show", indexed: false });
    expect(indexedPages.filter((path) => path.startsWith("/admin"))).toEqual([]);
  });

  test.each([
    "/nowhere",
    "/van-servicing/a/b/c/d/",
    "/services/paint",
    "/admin/nothing",
    "/%zz",
    "/van-servicing/nowhere/",
  ])("returns not found for pages that do not exist: %s", (path) => {
    expect(decide(path)).toEqual({ kind: "not-found" });
  });
});
