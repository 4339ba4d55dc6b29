// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { defectCategories, failureSentences, motFailures } from "@vanfettle/vans/law/mot-failures";
import { motTestClaims } from "../data-and-claims/law-claims.ts";
import { PreTestChecks } from "./pre-test-checks.tsx";
import { preTestChecks } from "./texts/pre-test-checks.ts";

afterEach(() => void vi.restoreAllMocks());

test("lists ten checks, what fails most often first, as DVSA's table has it", () => {
  const { ofTests } = motFailures.class4.value;
  expect(preTestChecks.map(({ category }) => category)).toEqual([
    "lamps",
    "suspension",
    "brakes",
    "tyres",
    "visibility",
    "body",
    "emissions",
    "steering",
    "seatBelts",
    "identification",
  ]);
  for (const { category, failed } of preTestChecks) expect(failed).toBe(ofTests[category]);
  // The wheels are looked at with the tyres.
  const others = Object.keys(ofTests).filter((name) =>
    preTestChecks.every(({ category }) => category !== name),
  );
  expect(others).toEqual(["wheels"]);
});

test("begins with what fails most often in class 7, whose only percentage is of all failures", () => {
  const { mostOften } = motFailures.class7.value;
  const first = preTestChecks.slice(0, 3).map(({ category }) => category);
  expect(first).toEqual(expect.arrayContaining([...mostOften]));
  expect(failureSentences.class7.match(/\d+%/g)).toEqual(["45%"]);
});

test("states no figures for Northern Ireland, and the source, table and period of the others", () => {
  render(<PreTestChecks />);
  expect(screen.getByText(failureSentences.northernIreland)).toBeTruthy();
  expect(screen.getByText(/DVSA, table MOT-03, .*, July to September 2019\./)).toBeTruthy();
});

test("lists the figures of every category among the claims, with source and review", () => {
  const claims = motTestClaims.claims.filter(({ id }) => id.startsWith("mot-failures-"));
  expect(claims.map(({ source }) => source)).toEqual(
    Object.values(motFailures).map(({ source }) => source),
  );
  const [all] = claims;
  for (const category of Object.values(defectCategories)) {
    expect(all?.statement).toContain(category);
  }
  for (const { limits } of claims) expect(limits).toMatch(/To be reviewed by \d/);
});

test("prints the checks alone, and the page as before afterwards", async () => {
  const { dataset } = document.documentElement;
  const printed: (string | undefined)[] = [];
  window.print = vi.fn<() => void>(() => void printed.push(dataset["print"]));
  render(<PreTestChecks />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Print the checks" }));
  expect(printed).toEqual(["checks"]);
  window.dispatchEvent(new Event("afterprint"));
  expect(dataset["print"]).toBeUndefined();
});
