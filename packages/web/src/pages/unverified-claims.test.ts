// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import { claimEvidence, marketingClaims } from "@vanfettle/contract/claims/marketing-claims";
import { servicePages } from "@vanfettle/contract/services";
import { buildLocation } from "../testing/build-location.ts";
import { hydrateDocument } from "../testing/hydrate-document.tsx";
import { renderDocument, visibleText } from "../testing/render-document.ts";
import { withoutScriptMarks } from "../testing/without-script-marks.ts";

vi.mock("@vanfettle/contract/site", async (original) => {
  const real = await original<typeof import("@vanfettle/contract/site")>();
  return { ...real, site: { ...real.site, showsUnverifiedClaims: false } };
});

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
    const { head, body, state } = await renderDocument(path, answers);
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
    const { before, after, errors, calls } = await hydrateDocument(path, answers);
    expect(errors).toEqual([]);
    expect(withoutScriptMarks(after)).toBe(withoutScriptMarks(before));
    expect(calls).toEqual([]);
  });
});

test("keeps verified claims", async () => {
  const words = visibleText((await renderDocument("/", answers)).body);
  const proved = Object.entries(marketingClaims).filter(
    ([name]) => claimEvidence[name as keyof typeof marketingClaims] !== null,
  );
  expect(proved.map(([name]) => name)).toEqual(["onlineBooking", "allLocations"]);
  for (const [, { value }] of proved) expect(words).toContain(value);
  expect(words).toContain("24/7 Online Booking");
});

test("keeps three reasons on the home page and four on the MOT landing page", async () => {
  const cards = (html: string, from: string) =>
    html.slice(html.indexOf(from)).split("</ul>")[0]?.split('<li class="card">');
  expect(
    cards((await renderDocument("/", answers)).body, "What to expect from a booking here"),
  ).toHaveLength(4);
  expect(cards((await renderDocument("/van-mot/", answers)).body, "An MOT that fits")).toHaveLength(
    5,
  );
});
