import { readFile } from "node:fs/promises";
import { nextYear } from "./next-year.ts";
import { expect, holdRequests, open, test } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

const manual = [
  `15/06/${nextYear}, 3500, Late`,
  `15/03/${nextYear}, 2800, Early`,
  `31/04/${nextYear}, 3500, Wrong`,
];

test("sorts vans by date, with class and stations, and explains an invalid line", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on(
    "request",
    (request) => void (request.url().includes("/api/") && asked.push(request.url())),
  );
  await open(page, "/fleet-check/");
  await page.getByLabel(/One van a line/).fill(manual.join("\n"));
  await page.getByRole("button", { name: "Check the vans" }).click();
  await expectFocused(page.getByRole("heading", { name: "3 vans, by last day" }));
  const vans = page.getByRole("table").getByRole("rowheader");
  await expect(vans).toHaveText(["Early", "Late", `31/04/${nextYear}, 3500, Wrong`]);
  await expect(page.getByRole("row", { name: /Wrong/ })).toContainText("Date must be a real date");
  await expect(page.getByRole("row", { name: /Late/ }).getByRole("link")).toHaveAttribute(
    "href",
    "/garages/?class=7",
  );
  expect(asked).toEqual([]);
  expect(page.url()).toMatch(/\/fleet-check\/$/);
});

test("saves the vans as CSV and as one calendar file", async ({ page }) => {
  await open(page, "/fleet-check/");
  await page.getByLabel(/One van a line/).fill(manual.join("\n"));
  await page.getByRole("button", { name: "Check the vans" }).click();
  for (const [button, name, words] of [
    [
      "Save as CSV",
      "vans.csv",
      `Early,,,The MOT is in date,${nextYear}-03-15,,${nextYear}-02-16,4,certain`,
    ],
    ["Save to a calendar", "vans.ics", "SUMMARY:MOT (Late): last day"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    expect(await readFile(await file.path(), "utf8")).toContain(words);
  }
});

test("puts registrations into the calendar file only if the owner chooses so", async ({ page }) => {
  await open(page, "/fleet-check/");
  await page.getByLabel(/One van a line/).fill("QQ19 VAN\nQQ16 ADV\n12-Mar");
  await page.getByRole("button", { name: "Check the vans" }).click();
  await expect(page.getByRole("row", { name: "12-Mar" })).toContainText(
    "A spreadsheet may have turned this",
  );
  const choice = page.getByRole("checkbox", { name: "Put registrations in the calendar file" });
  await expect(choice).not.toBeChecked();
  await expect(choice).toHaveAccessibleDescription(
    /where everyone you share it with can read them/,
  );
  const save = async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save to a calendar" }).click();
    return readFile(await (await download).path(), "utf8");
  };
  expect(await save()).not.toMatch(/QQ1\d/);
  await choice.check();
  expect(await save()).toContain("SUMMARY:MOT (QQ19 VAN)");
});

test("rejects 26 lines with a message and keeps the field", async ({ page }) => {
  await open(page, "/fleet-check/");
  const field = page.getByLabel(/One van a line/);
  const lines = Array.from({ length: 26 }, (_, i) => `15/05/${nextYear}, ${2000 + i}`).join("\n");
  await field.fill(lines);
  await page.getByRole("button", { name: "Check the vans" }).click();
  await expectFocused(field);
  await expect(field).toHaveAccessibleDescription(/Enter 25 vans or fewer. You entered 26/);
  await expect(field).toHaveValue(lines);
});

test("prints 25 vans on one page", async ({ page }) => {
  await open(page, "/fleet-check/");
  const lines = Array.from(
    { length: 25 },
    (_, i) => `15/05/${nextYear}, ${2976 + i * 20}, Van number ${i + 1}`,
  ).join("\n");
  await page.getByLabel(/One van a line/).fill(lines);
  await page.getByRole("button", { name: "Check the vans" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(25);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("explains the need for script, links to the manual check and does not send the pasted lines", async ({
    page,
  }) => {
    await page.goto("/fleet-check/");
    await expect(page.getByText("The table needs JavaScript")).toBeVisible();
    await expect(page.getByRole("button", { name: "Check the vans" })).toBeDisabled();
    await expect(page.getByLabel(/One van a line/)).not.toHaveAttribute("name");
    await page.getByRole("link", { name: "check one van at a time" }).click();
    await page.waitForURL(/\/van-check\/$/);
  });
});

test("leaves the request in use where it is while other vans arrive", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, "**/api/vehicle");
  await open(page, "/fleet-check/");
  // Safari does not keep content in view when what is above it changes.
  await page.evaluate(() => {
    for (const element of [document.documentElement, document.body]) {
      element.style.setProperty("overflow-anchor", "none");
    }
  });
  await page
    .getByLabel(/One van a line/)
    .fill(`15/06/${nextYear}, 3500, Late\nQQ15 EXP\nQQ19 BIG\nQQ19 VAN`);
  await page.getByRole("button", { name: "Check the vans" }).click();
  const requests = page.getByRole("region", { name: "Request quotes" });
  await requests.getByRole("checkbox", { name: "Late", exact: true }).check();
  const typed = requests.getByLabel("Postcode, if different");
  await typed.fill("LS1");
  const button = requests.getByRole("button", { name: "Save 1 request" });
  const places = async () =>
    Promise.all([typed, button].map(async (each) => (await each.boundingBox())?.y ?? NaN));
  const before = await places();
  release();
  await expect(requests.getByText("Your list has 3 more vans.")).toBeAttached();
  // A browser scrolls by whole pixels of its screen.
  const moved = (await places()).map((y, index) => Math.abs(y - (before[index] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(1);
  await expectFocused(typed);
});
