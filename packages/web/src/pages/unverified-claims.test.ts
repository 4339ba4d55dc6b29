// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { claimEvidence, marketingClaims } from "@vanfettle/contract/claims/marketing-claims";
import { samplePageSettings, type PageSettings } from "@vanfettle/contract/page-settings";
import { servicePages } from "@vanfettle/contract/services";
import { buildLocation } from "../testing/build-location.ts";
import { hydrateDocument } from "../testing/hydrate-document.tsx";
import { renderDocument, visibleText } from "../testing/render-document.ts";
import { withoutScriptMarks } from "../testing/without-script-marks.ts";

/** A stage whose operator has neither evidence nor accepted claims without it. */
const hidden: PageSettings = { ...samplePageSettings, ClaimsWithoutEvidence: "" };
const stated: PageSettings = { ...samplePageSettings, ClaimsWithoutEvidence: "stated" };

const answers = {
  "/api/locations": [],
  "/api/regions": [],
  "/api/locations/maidstone": buildLocation(),
};

describe.each([
  "/",
  "/van-servicing/maidstone/",
  "/van-mot/maidstone/",
  "/van-mot/",
  ...servicePages.map(({ path }) => path),
  "/terms-of-service",
  "/nowhere",
])("%s of a stage without unverified claims", (path) => {
  test("omits unverified claims from its text, head and structured data, without empty elements", async () => {
    const { head, body, state } = await renderDocument(path, answers, hidden);
    expect(
      (head + body + state).match(
        /5000\+|4\.9|same-day|45-minute|12 month warranty|certified (mechanics|garages)|quality guaranteed|guaranteed quality|transparent pricing/i,
      ),
    ).toBeNull();
    expect(
      body.match(/<(li|dd|dt|p|h2|h3|span class="(?!tile)[^"]*")( class="[^"]*")?><\/\1>/),
    ).toBeNull();
    expect(visibleText(body).match(/undefined|null|, ,|, \.|\bwith available/)).toBeNull();
  });

  test("hydrates without a change", async () => {
    const { before, after, errors, calls } = await hydrateDocument(path, answers, {
      settings: hidden,
    });
    expect(errors).toEqual([]);
    expect(withoutScriptMarks(after)).toBe(withoutScriptMarks(before));
    expect(calls).toEqual([]);
  });
});

test("keeps verified claims", async () => {
  const words = visibleText((await renderDocument("/", answers, hidden)).body);
  const proved = Object.entries(marketingClaims).filter(
    ([name]) => claimEvidence[name as keyof typeof marketingClaims] !== null,
  );
  expect(proved.map(([name]) => name)).toEqual(["onlineBooking", "allLocations"]);
  for (const [, { value }] of proved) expect(words).toContain(value);
  expect(words).toContain("24/7 Online Booking");
});

test("keeps three reasons on the home page and four on the MOT landing page", async () => {
  const cards = (html: string, from: string) =>
    html.slice(html.indexOf(from)).split("</ul>")[0]?.split('<li class="card feature-card">');
  expect(
    cards((await renderDocument("/", answers, hidden)).body, "What to expect from a booking here"),
  ).toHaveLength(4);
  expect(
    cards((await renderDocument("/van-mot/", answers, hidden)).body, "An MOT that fits"),
  ).toHaveLength(5);
});

test("says beside each accepted claim that it is the operator's statement", async () => {
  const words = visibleText((await renderDocument("/", answers, stated)).body);
  for (const claim of ["5000+", "4.9/5", "Certified mechanics", "Quality guaranteed"]) {
    expect(words).toContain(`${claim} (the operator's statement)`);
  }
  expect(words).toMatch(
    /Serving all UK locations\. Same-day service \(the operator's statement\) ?\./,
  );
  const specified = visibleText((await renderDocument("/", answers)).body);
  expect(specified).toContain("5000+");
  expect(specified).not.toContain("the operator's statement");
});
