import { expect, test } from "vitest";
import { buildCounty, buildLocation, buildRegion } from "../../testing/build-location.ts";
import { renderDocument, visibleText } from "../../testing/render-document.ts";

const answers = {
  "/api/locations": [],
  "/api/locations/maidstone": buildLocation(),
  "/api/locations/kent": buildCounty(3),
  "/api/locations/south-east": buildRegion(),
};

test.each(["/", "/van-servicing/maidstone/", "/van-servicing/kent/", "/van-servicing/south-east/"])(
  "shows three reasons to book on %s, and says that warranties vary",
  async (path) => {
    const { body } = await renderDocument(path, answers);
    const block = body.slice(body.search(/Why (van owners )?choose us/));
    const reasons = [...block.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)]
      .slice(0, 3)
      .map(([, heading = ""]) => visibleText(heading).trim());
    expect(reasons).toEqual(["Certified mechanics", "Quality guaranteed", "Same-day service"]);
    expect(block).toContain("Warranties vary by garage");
  },
);
