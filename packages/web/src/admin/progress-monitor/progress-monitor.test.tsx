// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildRegionProgress } from "@vanfettle/contract/testing/content-progress";
import { signedOut } from "../testing/operator-session.ts";
import {
  button,
  counts,
  failed,
  isDisabled,
  openProgressMonitor,
  prepareProgressMonitor,
  settle,
  startedAt,
  wait,
} from "../testing/progress-monitor-screen.tsx";

prepareProgressMonitor();

test("shows Idle, the default total and twelve remaining regions before any run", async () => {
  await openProgressMonitor();
  expect(screen.getByText("Idle")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(12);
  expect(screen.getByRole("progressbar", { name: "Overall" }).getAttribute("aria-valuenow")).toBe(
    "0",
  );
  const overall = within(screen.getByRole("region", { name: "Overall" }));
  const counts = overall.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(counts).toEqual(["0", "0", "12"]);
});

test("shows position, progress and usage of a run", async () => {
  await openProgressMonitor({
    isRunning: true,
    completed: 91,
    currentRegion: "Scotland",
    currentLocation: "Ayr",
    regionProgress: [buildRegionProgress("London"), failed],
    startedAt,
  });
  expect(screen.getAllByText("Running").length).toBeGreaterThan(0);
  expect(screen.getByText("Scotland · Ayr")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Overall" }).getAttribute("aria-valuenow")).toBe(
    "37",
  );
  expect(screen.getByRole("progressbar", { name: "Scotland" }).hasAttribute("aria-valuenow")).toBe(
    false,
  );
  expect(screen.getByRole("progressbar", { name: "Wales" }).getAttribute("aria-valuenow")).toBe(
    "40",
  );
  const figures = [...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  for (const fact of ["Tokens sent12,345", "Tokens received6,789", "Estimated cost£0.25"]) {
    expect(figures).toContain(fact);
  }
});

test("reads the usage of a run again when the progress has moved on, and not before any run", async () => {
  const site = await openProgressMonitor();
  expect(site.usageReads()).toBe(0);
  site.setProgress({ isRunning: true, startedAt, lastUpdate: startedAt });
  await wait(30_000);
  expect(site.usageReads()).toBe(1);
  await wait(4_000);
  expect(site.usageReads()).toBe(1);
  site.setProgress({ isRunning: true, startedAt, lastUpdate: "2026-11-21T10:31:00.000Z" });
  await wait(2_000);
  expect(site.usageReads()).toBe(2);
});

test("shows visitors the start of a run, but not its usage", async () => {
  const site = await openProgressMonitor({ startedAt }, signedOut);
  expect(screen.getByText("Last run")).toBeTruthy();
  expect(screen.queryByText("Paid calls")).toBeNull();
  expect(site.usageReads()).toBe(0);
});

test("shows the error and Retry for a failed region, and neither for a completed one", async () => {
  await openProgressMonitor({ regionProgress: [buildRegionProgress("London"), failed] });
  const row = (name: string) => screen.getByRole("heading", { name }).closest("li") as HTMLElement;
  expect(within(row("Wales")).getByText("The text service is not working.")).toBeTruthy();
  expect(row("Wales").textContent).toContain("8/20 places");
  expect(isDisabled("Retry Wales")).toBe(false);
  expect(within(row("London")).getAllByRole("button")).toEqual([button("Regenerate London")]);
  expect(screen.getAllByRole("button", { name: /^Generate (?!all)/ })).toHaveLength(10);
});

test("polls the progress every 30 seconds while idle and every 2 seconds while running", async () => {
  const site = await openProgressMonitor();
  await wait(29_000);
  expect(site.polls()).toBe(1);
  site.setProgress({ isRunning: true, currentRegion: "Wales" });
  await wait(2_000);
  expect(site.polls()).toBe(2);
  await wait(10_000);
  expect(site.polls()).toBe(7);
  site.setProgress({});
  await wait(2_000);
  await wait(20_000);
  expect(site.polls()).toBe(8);
});

test("a failed region names its texts and the reasons when an operator opens the list", async () => {
  await openProgressMonitor({
    regionProgress: [{ ...failed, failed: 2, texts: { completed: 22, total: 27 } }],
  });
  const list = screen.getByText(/Which and why/).closest("details") as HTMLDetailsElement;
  list.open = true;
  fireEvent(list, new Event("toggle"));
  await settle();
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Barry: The text service refused.",
    "Gwent (county): The text was cut off.",
    "3 texts not tried yet",
  ]);
});

test("shows only operators the usage of each region, of all remaining regions and of the last run", async () => {
  await openProgressMonitor({ startedAt, regionProgress: [failed] });
  const scotland = screen.getByRole("heading", { name: "Scotland" }).closest("li");
  expect(scotland?.textContent).toContain(
    "28 texts, about 196 thousand tokens, about £0.28, 7 % of today's budget",
  );
  expect(screen.getByText(/^All remaining: 277 texts/)).toBeTruthy();
  const lastRun = document.querySelector(".run-details dl")?.textContent;
  expect(lastRun).toContain("Texts5Paid calls6Tokens sent12,345Tokens received6,789");
  expect(lastRun).toContain("Estimated cost£0.25Of a day's budgetunder 1 %");
  cleanup();
  await openProgressMonitor({ startedAt, regionProgress: [failed] }, signedOut);
  expect(screen.queryByText(/of today's budget/)).toBeNull();
  expect(screen.queryByText(/Which and why/)).toBeNull();
});

test("announces changes to screen readers, but not the first state", async () => {
  const site = await openProgressMonitor({ regionProgress: [failed] });
  const status = screen.getAllByRole("status").at(0);
  expect(status?.textContent).toBe("");
  site.setProgress({ isRunning: true, currentRegion: "Wales", regionProgress: [failed] });
  await wait(30_000);
  expect(status?.textContent).toBe("Wales is running.");
});

test("shows a run over a region with the counts of all regions, and an empty queue", async () => {
  await openProgressMonitor({
    isRunning: true,
    runKind: "region",
    startedAt,
    completed: 10,
    total: 243,
  });
  expect(screen.getByRole("region", { name: "Active run" }).textContent).toContain(
    "No more regions queued.",
  );
  expect(counts()).toContain("10 of 243 written · 4%");
});

test("shows a batch with its counts and without regions", async () => {
  await openProgressMonitor({
    isRunning: true,
    runKind: "batch",
    startedAt,
    completed: 1,
    total: 3,
  });
  expect(screen.getByRole("region", { name: "Active run" }).textContent).toBe("Cancel run");
  expect(counts()).toContain("1 of 3 written in this batch · 33%");
});
