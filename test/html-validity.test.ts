import { HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, test } from "vitest";
import { indexedPages } from "@vanfettle/contract/indexed-pages";
import { adminPaths } from "@vanfettle/contract/paths";
import { readSiteData, type SiteData } from "./truth/site-data.ts";
import { renderFixedPage, renderLocation } from "./truth/site-pages.ts";

/** Checks rendered documents against the HTML standard. */

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/** Returns the violations of the standard in a document, each with its rule and element. */
async function errorsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

let site: SiteData;
beforeAll(() => void (site = readSiteData()));

function located(slug: string) {
  const location = site.locations.get(slug);
  if (!location) throw new Error(`no ${slug}`);
  return location;
}

describe("the document is valid", () => {
  const notIndexed = ["/find", "/your-booking/", "/my-vans/", ...adminPaths];

  test.each([...indexedPages, ...notIndexed])("of %s", async (path) => {
    expect(await errorsIn((await renderFixedPage(path, site)).html)).toEqual([]);
  });

  /**
   * The slugs of each kind of location: with and without stations, on an island, and in Northern
   * Ireland.
   */
  const slugs = [
    "south-east",
    "kent",
    "maidstone",
    "golspie",
    "ryde",
    "northern-ireland",
    "county-antrim",
    "belfast",
  ];

  test.each(slugs)("of both pages of %s", async (slug) => {
    for (const page of ["servicingLocation", "motLocation"] as const) {
      expect(await errorsIn((await renderLocation(page, located(slug))).html)).toEqual([]);
    }
  });

  test.each(["kent", "county-antrim"])("of the A to Z of %s", async (slug) => {
    expect(await errorsIn((await renderLocation("motAToZ", located(slug))).html)).toEqual([]);
  });
});

test("finds markup that the standard forbids", async () => {
  const { html } = await renderLocation("motLocation", located("maidstone"));
  const altered = (from: string, to: string) => {
    expect(html).toContain(from);
    return errorsIn(html.replace(from, to));
  };
  expect(await altered("</main>", "<p><ul></ul></p></main>")).not.toEqual([]);
  expect(await altered("</main>", "<button><a href='/'>Home</a></button></main>")).not.toEqual([]);
  expect(await altered("</main>", "<i id='one'></i><i id='one'></i></main>")).not.toEqual([]);
});
