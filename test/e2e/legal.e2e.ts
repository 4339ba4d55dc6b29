import { expect, open, test } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

const today = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeZone: "Europe/London",
}).format(new Date());

for (const path of ["/privacy-policy", "/terms-of-service", "/cookie-policy"]) {
  test(`${path} shows today as the last update and the effective date of its version`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole("main")).toContainText("Last updated");
    await expect(page.getByRole("main")).toContainText(today);
    await expect(page.getByRole("main")).toContainText(
      /Version \d+, in force since \d{1,2} [A-Z][a-z]+ \d{4}/,
    );
    await expect(page.getByRole("main")).toContainText(/5 business days/);
  });
}

test("a cached policy and its footer show today's date and year after hydration", async ({
  page,
}) => {
  const isoToday = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" }).format(
    new Date(),
  );
  await page.route("**/privacy-policy", async (route) => {
    const response = await route.fetch();
    // The effective date of a version remains, even if it is today.
    const notEffective = "(?<!in force since (?:<!-- -->)?)";
    const body = (await response.text())
      .replaceAll(isoToday, "2025-12-31")
      .replaceAll(new RegExp(`${notEffective}${today}`, "g"), "31 December 2025")
      .replaceAll(`© ${isoToday.slice(0, 4)}`, "© 2025");
    await route.fulfill({ response, body });
  });
  await page.goto("/privacy-policy");
  await expect(page.getByRole("main")).toContainText(`Last updated: ${today}`);
  await expect(page.getByRole("contentinfo")).toContainText(`© ${isoToday.slice(0, 4)}`);
});

test("the terms state the intermediary, the age and the cap", async ({ page }) => {
  await open(page, "/terms-of-service");
  const text = await page.getByRole("main").innerText();
  expect(text).toMatch(/intermediary/i);
  expect(text).toMatch(/18 or over/i);
  expect(text).toMatch(/12 months/);
  expect(text).toMatch(/£100/);
});

test("the privacy policy states the retention period of bookings and the response time", async ({
  page,
}) => {
  await open(page, "/privacy-policy");
  const text = await page.getByRole("main").innerText();
  expect(text).toMatch(/about 7 years/i);
  expect(text).toMatch(/30 days/);
});

test("stores no data before a choice in the dialog", async ({ page, context }) => {
  await open(page, "/cookie-policy");
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await stored()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole("button", { name: "Manage Cookie Preferences" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const accept = await dialog.getByRole("button", { name: /accept all/i }).boundingBox();
  const reject = await dialog.getByRole("button", { name: /reject all/i }).boundingBox();
  expect(Math.abs((accept?.width ?? 0) - (reject?.width ?? 1))).toBeLessThan(2);
  await dialog.getByRole("button", { name: /reject all/i }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toHaveLength(1);
  await expectFocused(page.getByRole("button", { name: "Manage Cookie Preferences" }));
});

test("the cookie policy lists every item that a visit stores in the browser", async ({
  page,
  context,
}) => {
  await open(page, "/van-servicing/maidstone/");
  await page.mouse.wheel(0, 600);
  // This link loads a document, so the first page unloads and stores its data.
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Van MOT" })
    .click();
  await page.waitForURL("**/van-mot/");
  await open(page, "/cookie-policy");
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(stored).not.toEqual([]);
  for (const name of stored) {
    await expect(page.getByRole("main").getByText(name, { exact: true })).toBeVisible();
  }
  expect(await context.cookies()).toEqual([]);
});
