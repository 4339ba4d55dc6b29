import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { parseCalendar } from "@vanfettle/vans/testing/parse-calendar";
import { expectAccessible } from "./expect-accessible.ts";
import { faintFocusIndicators } from "./measured-colours.ts";
import { nextYear } from "./next-year.ts";
import { expect, open, test } from "./site.ts";
import { expectFocused, tabTo } from "./tab-to.ts";

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

async function checkFleet(page: Page, lines: readonly string[]): Promise<void> {
  await open(page, "/fleet-check/");
  await page.getByLabel(/One van a line/).fill(lines.join("\n"));
  await page.getByRole("button", { name: "Check the vans" }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("checked");
}

test(
  "saves a van only after the press, shows it without a call and deletes it",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, "/van-check/");
    await page.getByLabel("Registration", { exact: true }).fill("QQ16ADV");
    await page.keyboard.press("Enter");
    const save = page.getByRole("button", { name: "Save on this device" });
    await expect(save).toBeVisible();
    expect(await stored(page)).toEqual([]);
    await page.getByLabel("Label (optional)").fill("Number 4");
    await save.click();
    expect(await stored(page)).toEqual(["vanfettle.vans"]);
    const calls: string[] = [];
    page.on(
      "request",
      (request) => void (request.url().includes("/api/vehicle") && calls.push(request.method())),
    );
    await page.getByRole("link", { name: "Open My vans" }).click();
    await expect(page.getByRole("heading", { name: "Number 4", exact: true })).toBeVisible();
    await expect(page.getByText("QQ16 ADV")).toBeVisible();
    expect(calls).toEqual([]);
    await page.getByRole("button", { name: /^Refresh\W+Number 4$/ }).click();
    await expect(page.getByText("Refresh finished.")).toBeVisible();
    expect(calls).toEqual(["POST"]);
    await page.getByRole("button", { name: /^Remove\W+Number 4$/ }).click();
    await expect(page.getByRole("heading", { name: "No vans saved" })).toBeVisible();
    expect(await stored(page)).toEqual([]);
  },
);

test(
  "saves a fleet, lists it by urgency and exports one calendar file",
  { tag: "@phone" },
  async ({ page }) => {
    await checkFleet(page, [
      `15/06/${nextYear}, 3500, Late`,
      "QQ15 EXP",
      "QQ16 DNG",
      `15/03/${nextYear}, 2800, Early`,
    ]);
    await page.getByRole("button", { name: "Save these vans on this device" }).click();
    await page.getByRole("link", { name: "Open My vans" }).click();
    await expect(page.getByRole("heading", { name: "4 vans, most urgent first" })).toBeVisible();
    const cards = page.locator("li.saved-van");
    await expect(cards).toHaveCount(4);
    await expect(cards.nth(0)).toContainText("do not drive until repaired");
    await expect(cards.nth(1)).toContainText(/ran out \d+ days ago/);
    await expect(cards.nth(2)).toContainText("Early");
    await expect(cards.nth(3)).toContainText("Late");
    await expectAccessible(page, "saved vans");
    expect(await faintFocusIndicators(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save all dates to a calendar" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text).toContain("SUMMARY:MOT (Late): last day");
    expect(text).not.toContain("QQ15");
  },
);

test(
  "updates a van's calendar entries from the van check to My vans, in two tabs and after a reload",
  { tag: "@desktop" },
  async ({ page, context }) => {
    /** Saves a calendar file and returns the UIDs and sequences of its last days by title. */
    async function save(
      from: Page,
      button: string,
    ): Promise<Map<string, [uid: string, sequence: number]>> {
      const download = from.waitForEvent("download");
      await from.getByRole("button", { name: button }).click();
      const text = await readFile(await (await download).path(), "utf8");
      const lastDays = parseCalendar(text).filter(({ title }) => title.endsWith(": last day"));
      return new Map(lastDays.map(({ title, uid, sequence }) => [title, [uid, sequence]]));
    }
    const late = "MOT (Late): last day";
    await checkFleet(page, [`15/06/${nextYear}, 3500, Late`, `15/06/${nextYear}, 3500, Later`]);
    const fleet = await save(page, "Save to a calendar");
    expect(fleet.get(late)).not.toEqual(fleet.get("MOT (Later): last day"));
    expect(await stored(page)).toEqual([]);
    await page.getByRole("button", { name: "Save these vans on this device" }).click();
    await open(page, "/my-vans/");
    expect(await save(page, "Save all dates to a calendar")).toEqual(fleet);

    const other = await context.newPage();
    await open(other, `/van-check/?expires=${nextYear}-07-15&kg=3500&kind=van`);
    await other.getByLabel("Label (optional)").fill("Late");
    await other.getByRole("button", { name: "Save on this device" }).click();
    await expect(other.getByText("Saved on this device.")).toBeVisible();
    await expect(
      page.getByRole("listitem").filter({ hasText: `15 July ${nextYear}` }),
    ).toBeVisible();
    await page.getByRole("button", { name: /^Remove\W+Later$/ }).click();
    await page.reload();
    const [uid] = fleet.get(late) ?? [];
    expect(await save(page, "Save all dates to a calendar")).toEqual(new Map([[late, [uid, 1]]]));
  },
);

test("shows a fleet's vans as cards on a phone and as table rows on a wide screen", async ({
  page,
  isMobile,
}) => {
  await checkFleet(page, [
    `15/06/${nextYear}, 3500, Late`,
    `15/03/${nextYear}, 2800, Early`,
    `31/04/${nextYear}, 3500, Wrong`,
  ]);
  await expect(page.getByRole("table").getByRole("rowheader")).toHaveText([
    "Early",
    "Late",
    `31/04/${nextYear}, 3500, Wrong`,
  ]);
  const widths = await page
    .locator(".fleet-scroll")
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths[0]).toBe(widths[1]);
  const row = page.getByRole("row", { name: /Early/ });
  const van = await row.getByRole("rowheader").boundingBox();
  const day = await row.getByRole("cell").first().boundingBox();
  if (isMobile) expect(day?.y).toBeGreaterThan(van?.y ?? 0);
  else expect(day?.y).toBe(van?.y);
});

test("shows a change from another tab", { tag: "@desktop" }, async ({ page, context }) => {
  await open(page, "/my-vans/");
  await expect(page.getByRole("heading", { name: "No vans saved" })).toBeVisible();
  const other = await context.newPage();
  await checkFleet(other, [`15/06/${nextYear}, 3500, Late`]);
  await other.getByRole("button", { name: "Save these vans on this device" }).click();
  await expect(page.getByRole("heading", { name: "Late" })).toBeVisible();
});

test(
  "a keyboard user saves and refreshes a van, then deletes the whole list",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/van-check/");
    const main = page.getByRole("main");
    await tabTo(page, main.getByLabel("Registration", { exact: true }));
    await page.keyboard.type("qq19 van");
    await page.keyboard.press("Enter");
    await expectFocused(main.getByRole("heading", { name: "QQ19 VAN" }));
    await tabTo(page, main.getByLabel("Label (optional)"));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Blue van");
    await page.keyboard.press("Enter");
    await tabTo(page, main.getByRole("link", { name: "Open My vans" }));
    await page.keyboard.press("Enter");
    await expect(main.getByRole("heading", { name: "1 van, most urgent first" })).toBeVisible();
    const refresh = main.getByRole("button", { name: /^Refresh\W+Blue van$/ });
    await tabTo(page, refresh);
    await page.keyboard.press("Enter");
    await expect(main.getByText("Refresh finished.")).toBeVisible();
    await expectFocused(refresh);
    await tabTo(page, main.getByRole("button", { name: "Remove all" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Remove all vans?" });
    await expectFocused(dialog.getByRole("button", { name: "Keep them" }));
    await expectAccessible(page, "dialog");
    const box = await dialog.boundingBox();
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(box?.x).toBeGreaterThanOrEqual(16);
    expect(middle).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, 0);
    await tabTo(page, dialog.getByRole("button", { name: "Remove all" }));
    await page.keyboard.press("Enter");
    await expect(main.getByRole("heading", { name: "No vans saved" })).toBeVisible();
    const [focused, isBody] = await page.evaluate(() => [
      document.activeElement?.textContent,
      document.activeElement === document.body,
    ]);
    expect([focused, isBody]).toEqual([expect.stringContaining("No vans saved"), false]);
  },
);

test(
  "saves a request for each van that is due, keeps them over a reload and sends none twice",
  { tag: "@phone" },
  async ({ page }) => {
    const bookings: { key: string | undefined; body: unknown }[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/api/book-my-garage")) return;
      bookings.push({ key: request.headers()["idempotency-key"], body: request.postDataJSON() });
    });
    await checkFleet(page, ["QQ15 EXP", "QQ19 BIG", "QQ19 VAN"]);
    await page.getByRole("button", { name: "Save these vans on this device" }).click();
    await page.getByRole("link", { name: "Open My vans" }).click();
    // The fleet's page has the same link, which would end the way to My vans.
    await expect(page.getByRole("heading", { name: "3 vans, most urgent first" })).toBeVisible();
    await page.getByRole("link", { name: "Request quotes: 2 vans due" }).click();
    const section = page.getByRole("region", { name: "Request quotes" });
    await section.getByLabel("Postcode for all vans").fill("ls1 4ap");
    await section.getByRole("button", { name: "Save 2 requests" }).press("Enter");
    await expect(section.getByText(/^2 requests saved/)).toBeVisible();
    await expect(section.getByText("Saved, finish on the partner's site")).toHaveCount(2);
    await expectAccessible(page, "saved requests");
    const tab = page.waitForEvent("popup");
    await section
      .getByRole("link", { name: /^Finish: / })
      .first()
      .click();
    await (await tab).close();
    await expect(section.getByText("Partner's page opened")).toBeVisible();
    await page.reload();
    await expect(section.getByText("Partner's page opened")).toBeVisible();
    await expect(section.getByText("Saved, finish on the partner's site")).toBeVisible();
    expect(bookings.map(({ body }) => body)).toMatchObject([
      { registration: "QQ15EXP", postcode: "LS14AP", serviceType: "mot", location: "UK" },
      { registration: "QQ19BIG", postcode: "LS14AP", serviceType: "mot", location: "UK" },
    ]);
    expect(new Set(bookings.map(({ key }) => key)).size).toBe(2);
    expect(page.url()).not.toMatch(/QQ1/);
  },
);

test.describe("without script", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("explains that the page needs JavaScript, and hides the save form of a manual result", async ({
    page,
  }) => {
    await page.goto("/my-vans/");
    await expect(page.getByRole("heading", { name: "This page needs JavaScript" })).toBeVisible();
    await page.goto(`/van-check/?expires=${nextYear}-05-15`);
    await expect(page.getByRole("button", { name: "Save on this device" })).toBeHidden();
  });
});
