// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { PageSettings } from "@vanfettle/contract/page-settings";
import { buildCounty, buildLocation } from "../testing/build-location.ts";
import {
  buildNearStations,
  buildPlaceStations,
  buildStation,
} from "../testing/build-near-stations.ts";
import { hydrateDocument } from "../testing/hydrate-document.tsx";
import { stubPopovers } from "../testing/popovers.ts";
import { withoutScriptMarks } from "../testing/without-script-marks.ts";

const texts = {
  servicing_content: "<h2>A</h2><p>b &amp; c</p>",
  faq_content: JSON.stringify([{ question: "Q?", answer: "A." }]),
};
const answers = {
  "/api/locations": [],
  "/api/regions": [],
  "/api/locations/maidstone": buildLocation(texts),
  "/api/locations/kent": buildCounty(30),
  "/api/locations/leeds": buildLocation({
    name: "Leeds",
    slug: "leeds",
    stations: buildPlaceStations({ class7: [buildStation({ site: "SMP2" })] }),
  }),
  "/api/stations/near/QX1%201AA": buildNearStations(),
};

/** A format of `Intl` takes Chromium 20 ms and more to create, and a phone several times that. */
const formats = ["DateTimeFormat", "ListFormat", "NumberFormat"] as const;
const created = formats.map((name) => vi.spyOn(Intl, name));

beforeEach(() => {
  // The last hour of a UTC day needs a format for the date in London.
  vi.setSystemTime("2026-11-21T12:00:00Z");
});

test.each([
  "/",
  "/van-servicing/maidstone/",
  "/van-mot/maidstone/",
  "/van-servicing/kent/",
  "/van-mot/kent/",
  "/van-mot/leeds/",
  "/garages/",
  "/garages/?postcode=QX1+1AA",
  "/van-mot/",
  "/services/oil-changes",
  "/privacy-policy",
  "/cookie-policy",
  "/van-servicing/nowhere/",
  "/nowhere",
])(
  "hydrates %s without errors, changed elements, duplicate tags, formats or API calls",
  async (path) => {
    const { before, after, errors, calls } = await hydrateDocument(path, answers);
    expect(errors).toEqual([]);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelectorAll("title")).toHaveLength(1);
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(document.querySelectorAll('link[rel="canonical"]').length).toBeLessThanOrEqual(1);
    expect(withoutScriptMarks(after)).toBe(withoutScriptMarks(before));
    expect(calls).toEqual([]);
    for (const format of created) expect(format).not.toHaveBeenCalled();
  },
);

/** What a visitor can have done to a document: opened details, choices and texts. */
const doneTo = () => ({
  opened: [...document.querySelectorAll("details")].map(({ open }) => open),
  chosen: [...document.querySelectorAll<HTMLInputElement>("[type=checkbox], [type=radio]")].map(
    ({ checked }) => checked,
  ),
  entered: [...document.querySelectorAll<HTMLInputElement>("[id]:is(input, select, textarea)")].map(
    ({ id, value }) => [id, value],
  ),
});

/** Opens a disclosure, and waits until its event is over, which no script has heard. */
async function open(details: HTMLDetailsElement): Promise<void> {
  if (details.open) return;
  const toggled = new Promise((resolve) => details.addEventListener("toggle", resolve));
  details.open = true;
  await toggled;
}

/** Opens, chooses and enters everything that a document has. */
async function doEverything(): Promise<void> {
  await Promise.all([...document.querySelectorAll("details")].map(open));
  for (const choice of document.querySelectorAll<HTMLInputElement>(
    "[type=checkbox], [type=radio]",
  )) {
    choice.checked = true;
  }
  for (const select of document.querySelectorAll("select")) select.selectedIndex = 1;
  const texts = "input:is([type=text], [type=search], :not([type])), textarea";
  for (const field of document.querySelectorAll<HTMLInputElement>(texts)) field.value = "AB12CDE";
}

test.each([
  "/",
  "/van-mot/leeds/",
  "/van-servicing/maidstone/",
  "/garages/?postcode=QX1+1AA",
  "/van-check/?expires=2027-05-15&kg=3500",
  "/fleet-check/",
])("keeps and reads what the visitor did on %s before the script ran", async (path) => {
  let done: ReturnType<typeof doneTo> | undefined;
  // React warns in development that opened details have an attribute more.
  const warning = vi.spyOn(console, "error").mockReturnValue();
  const popovers = stubPopovers();
  const { errors } = await hydrateDocument(path, answers, {
    async onDocument() {
      popovers.open.add(document.querySelector("#menu") as Element);
      await doEverything();
      done = doneTo();
    },
  });
  warning.mockClear();
  popovers.restore();
  expect(errors).toEqual([]);
  expect(doneTo()).toEqual(done);
  expect(document.querySelector(".menu-button")?.ariaExpanded).toBe("true");
  const cards = [...document.querySelectorAll(".ask-card details")];
  expect(cards.map((card) => card.querySelector("button")?.textContent)).toEqual(
    cards.map(() => expect.stringMatching(/^Copy the/)),
  );
});

test("hydrates a page with a stage's settings without changed elements", async () => {
  const settings: PageSettings = {
    LegalName: "Tŷ Gwyn & Sons Cyf",
    PartnerName: "Smith & Sons",
    GarageChoice: "partner",
    MotTimeEvidence: "Feefo; 31 tests in May 2026; 2026-05",
  };
  const { before, after, errors } = await hydrateDocument("/van-mot/leeds/", answers, { settings });
  for (const words of ["Tŷ Gwyn &amp; Sons Cyf", "Feefo: 31 tests"]) {
    expect(before).toContain(words);
  }
  expect(before).toContain("Our partner, Smith &amp; Sons, chooses the garage.");
  expect(errors).toEqual([]);
  expect(withoutScriptMarks(after)).toBe(withoutScriptMarks(before));
});
