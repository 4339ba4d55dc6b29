import { describe, expect, test } from "vitest";
import type { LocationPageName } from "@vanfettle/contract/paths";
import {
  breadcrumbJsonLd,
  faqJsonLd,
  scriptSafeJson,
  serviceJsonLd,
  siteJsonLd,
} from "./structured-data.ts";

const origin = "https://www.example";
const maidstone = {
  name: "Maidstone",
  type: "town",
  region: "South East",
  latitude: 51.27,
  longitude: 0.52,
};
const options = { origin, url: `${origin}/van-servicing/maidstone/`, description: "About it" };

describe("the JSON-LD of a location's service", () => {
  test("has the price range ££ and online booking at all hours", () => {
    expect(serviceJsonLd("servicingLocation", maidstone, options)).toMatchObject({
      "@type": "Service",
      provider: {
        "@type": "AutoRepair",
        priceRange: "££",
        openingHoursSpecification: {
          opens: "00:00",
          closes: "23:59",
          description: "Online booking",
        },
      },
    });
  });

  test("is named after the page's service, and claims no test of ours in Northern Ireland", () => {
    const belfast = { ...maidstone, name: "Belfast", type: "city", region: "Northern Ireland" };
    const antrim = { ...belfast, name: "County Antrim", type: "county" };
    const named = (page: LocationPageName, location: typeof maidstone) => {
      const { name, serviceType } = serviceJsonLd(page, location, options);
      return [name, serviceType];
    };
    expect(named("servicingLocation", maidstone)).toEqual([
      "Van servicing in Maidstone",
      "Van servicing",
    ]);
    expect(named("servicingLocation", belfast)).toEqual([
      "Van servicing in Belfast",
      "Van servicing",
    ]);
    expect(named("motLocation", maidstone)).toEqual(["Van MOT in Maidstone", "Van MOT test"]);
    expect(named("motLocation", belfast)).toEqual(["Van MOT in Belfast", "Van MOT"]);
    expect(named("motLocation", antrim)).toEqual(["Van MOT in County Antrim", "Van MOT"]);
  });

  test.each(["city", "town", "place", "london-borough", "london-district", "district"])(
    "serves a circle of 25 km around a location of type %s",
    (type) => {
      for (const page of ["servicingLocation", "motLocation"] as const) {
        expect(serviceJsonLd(page, { ...maidstone, type }, options)["areaServed"]).toEqual({
          "@type": "GeoCircle",
          geoMidpoint: { "@type": "GeoCoordinates", latitude: 51.27, longitude: 0.52 },
          geoRadius: 25_000,
        });
      }
    },
  );

  test.each([
    [
      "county",
      { name: "West Midlands", distinctName: "West Midlands county" },
      "West Midlands county",
    ],
    ["region", { name: "Scotland" }, "Scotland"],
  ])("serves a whole %s by its name, not a circle in its middle", (type, names, name) => {
    for (const page of ["servicingLocation", "motLocation"] as const) {
      expect(serviceJsonLd(page, { ...maidstone, ...names, type }, options)["areaServed"]).toEqual({
        "@type": "AdministrativeArea",
        name,
      });
    }
  });

  test("has no rating", () => {
    const all = [siteJsonLd(origin), serviceJsonLd("servicingLocation", maidstone, options)];
    expect(JSON.stringify(all)).not.toMatch(/rating|review|4\.9/i);
  });
});

test("numbers breadcrumb levels from 1 with absolute URLs, except for the last", () => {
  const list = breadcrumbJsonLd(
    [
      { name: "Home", path: "/" },
      { name: "Kent", path: null },
    ],
    origin,
  );
  expect(list["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "Kent" },
  ]);
});

test("answers a question with schema.org's acceptedAnswer", () => {
  expect(faqJsonLd([{ question: "How often?", answer: "Every year." }])["mainEntity"]).toEqual([
    {
      "@type": "Question",
      name: "How often?",
      acceptedAnswer: { "@type": "Answer", text: "Every year." },
    },
  ]);
});

test("scriptSafeJson returns JSON that cannot end a script element and parses to the same value", () => {
  const faqs = faqJsonLd([
    { question: "</script><script>alert(1)</script>", answer: "a & b \u2028 <!--" },
  ]);
  const text = scriptSafeJson(faqs);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(faqs);
});
