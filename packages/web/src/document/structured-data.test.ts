import { describe, expect, test } from "vitest";
import { breadcrumbJsonLd, faqJsonLd, scriptSafeJson, serviceJsonLd, siteJsonLd } from "./structured-data.ts";

const origin = "https://www.example";
const maidstone = { name: "Maidstone", region: "South East", latitude: 51.27, longitude: 0.52 };
const options = { origin, url: `${origin}/van-servicing/maidstone/`, description: "About it" };

describe("the JSON-LD of a location's service", () => {
  test("has a radius of 25 km, the price range ££ and online booking at all hours", () => {
    expect(serviceJsonLd("servicingLocation", maidstone, options)).toMatchObject({
      "@type": "Service",
      name: "Van servicing in Maidstone",
      areaServed: { "@type": "GeoCircle", geoRadius: 25_000, geoMidpoint: { latitude: 51.27, longitude: 0.52 } },
      provider: {
        "@type": "AutoRepair",
        priceRange: "££",
        openingHoursSpecification: { opens: "00:00", closes: "23:59", description: "Online booking" },
      },
    });
  });

  test("is an MOT test on the MOT page, except in Northern Ireland, where DVA tests", () => {
    expect(serviceJsonLd("motLocation", maidstone, options)["serviceType"]).toBe("Van MOT test");
    const belfast = { ...maidstone, name: "Belfast", region: "Northern Ireland" };
    expect(serviceJsonLd("motLocation", belfast, options)["serviceType"]).toBe("Van servicing");
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
    { "@type": "Question", name: "How often?", acceptedAnswer: { "@type": "Answer", text: "Every year." } },
  ]);
});

test("scriptSafeJson returns JSON that cannot end a script element and parses to the same value", () => {
  const faqs = faqJsonLd([{ question: "</script><script>alert(1)</script>", answer: "a & b \u2028 <!--" }]);
  const text = scriptSafeJson(faqs);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(faqs);
});
