// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { failedTestOf } from "@vanfettle/vans/failed-test";
import { isTest, sources } from "../../../../test/repository.ts";
import { Component as FleetPage } from "../pages/fleet-check.tsx";
import { Component as MyVansPage } from "../pages/my-vans.tsx";
import { Component as VanCheckPage } from "../pages/van-check.tsx";
import { buildSavedVan, storeVans } from "./build-saved-van.ts";
import { buildVehicleCheck } from "./build-vehicle-check.ts";
import { renderScreen } from "./render-screen.tsx";
import { stubServer } from "./stub-server.ts";

/** A page that shows what the registers know of a vehicle. */
interface Shown {
  /** The files that read whether it is a van. */
  files: readonly string[];
  page: () => ReactNode;
  pathname: string;
  ask?: (user: UserEvent) => Promise<void>;
  /** What the page has for every vehicle. */
  always?: readonly string[];
}

const pagesOfVehicles: Readonly<Record<string, Shown>> = {
  "the van check": {
    files: ["vehicle/registration-result.tsx", "vehicle/result-class.tsx"],
    page: () => <VanCheckPage />,
    pathname: "/van-check/",
    ask: (user) => user.type(screen.getByLabelText("Registration"), "AB12CDE{Enter}"),
  },
  "the fleet check": {
    files: ["fleet/fleet-result.tsx", "fleet/fleet-table.tsx"],
    page: () => <FleetPage />,
    pathname: "/fleet-check/",
    always: ["Ten checks before the test"],
    ask: async (user) => {
      await user.click(screen.getByLabelText(/One van a line/));
      await user.paste("AB12CDE");
      await user.click(screen.getByRole("button", { name: "Check the vans" }));
    },
  },
  "My vans": {
    files: ["my-vans/my-vans.tsx", "my-vans/next-step.ts", "my-vans/saved-van-card.tsx"],
    page: () => <MyVansPage />,
    pathname: "/my-vans/",
  },
};

/** The other files that read it. */
const elsewhere: Readonly<Record<string, string>> = {
  "my-vans/saved-van.ts": "stores it",
  "vehicle/van.ts": "takes it from the API",
};

const failedTest = failedTestOf(
  {
    lastTest: {
      testedOn: "2026-11-20",
      passed: false,
      defects: [{ kind: "MAJOR", dangerous: false }],
    },
    due: "2026-12-05",
    isFirstTest: false,
    jurisdiction: "great-britain",
    isHeavy: false,
  },
  "2026-11-26",
);
const mot = { ...buildVehicleCheck().mot, state: "due soon" as const, due: "2026-12-05", days: 9 };

/** The elements that are only for vans: stations, questions and quotes. */
const forVans = [
  'a[href^="/garages/"]',
  'a[href="#requests"]',
  'a[href="#registration"]',
  'a[href^="/van-mot/#"]',
  "#requests",
  '[action="/book"]',
  ".ask-card",
].join(", ");

/** Opens the page of a vehicle. Returns what it shows that is only for vans. */
async function offersFor(
  { page, pathname, ask, always = [] }: Shown,
  { isVan, hasFailed }: { isVan: boolean; hasFailed: boolean },
): Promise<string[]> {
  const failed = hasFailed ? failedTest : null;
  const saved = failed && { ...failed, on: failed.testedOn };
  storeVans(buildSavedVan({ isVan, failed: saved, due: mot.due, label: "One" }));
  const check = buildVehicleCheck({ isVan, mot, failedTest: failed });
  const server = stubServer({ "/api/vehicle": check });
  const user = userEvent.setup();
  renderScreen(page(), { server, pathname });
  await ask?.(user);
  await screen.findAllByText(/AB12 CDE/);
  const elements = [...document.querySelectorAll(forVans)].map(({ textContent }) => textContent);
  const classes = document.body.textContent.match(/MOT class|(?:L|l)ikely class \d/g) ?? [];
  return [...elements.filter((text) => !always.includes(text)), ...classes];
}

const cases = Object.entries(pagesOfVehicles).flatMap(([name, shown]) =>
  [false, true].map((failed) => [name, failed ? "has failed" : "is due", shown, failed] as const),
);

test.each(cases)("%s offers stations or quotes for a van that %s", async (...each) => {
  const [, , shown, hasFailed] = each;
  const offers = await offersFor(shown, { isVan: true, hasFailed });
  expect(offers.length).toBeGreaterThan(3);
});

test.each(cases)("%s offers nothing for another vehicle that %s", async (...each) => {
  const [, , shown, hasFailed] = each;
  expect(await offersFor(shown, { isVan: false, hasFailed })).toEqual([]);
});

test("every file that reads whether a vehicle is a van is in a table", () => {
  const found = sources
    .filter((file) => /^packages\/web\/src\/(?:features|pages|ui)\//.test(file) && !isTest(file))
    .filter((file) => /\bisVan\b/.test(readFileSync(file, "utf8")))
    .map((file) => file.replace("packages/web/src/features/", ""));
  const stated = Object.values(pagesOfVehicles).flatMap(({ files }) => files);
  expect([...stated, ...Object.keys(elsewhere)].toSorted()).toEqual(found.toSorted());
});
