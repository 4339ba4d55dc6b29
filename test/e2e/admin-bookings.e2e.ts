import { readFileSync } from "node:fs";
import { expectAccessible, expectAccessibleInAllModes } from "./expect-accessible.ts";
import { signIn } from "./operator-sign-in.ts";
import { expect, open, test } from "./site.ts";

const path = "/admin/bookings";
const booking = {
  registration: "BK26VAN",
  postcode: "LS1 1AA",
  serviceType: "oil-change",
  location: "Leeds",
};

test("an operator counts, lists and exports the bookings of the last days, and the audit records the export", async ({
  page,
  request,
}) => {
  const sent = await request.post("/api/book-my-garage", {
    data: { ...booking, locationSlug: "leeds" },
  });
  expect(sent.status()).toBe(200);
  await open(page, path);
  await signIn(page);
  const places = page.getByRole("table", { name: "By place" });
  await expect(places.getByRole("row", { name: /^Leeds West Yorkshire / })).toBeVisible();
  await expect(
    page.getByRole("table", { name: "By service" }).getByRole("row", { name: /^Oil Change / }),
  ).toBeVisible();
  const today = page.getByRole("table", { name: /^Bookings of / });
  await expect(today.getByRole("row", { name: /Oil Change Leeds/ }).first()).toBeVisible();

  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, `${width} px`);
  }
  await expectAccessibleInAllModes(page);

  await page.getByRole("button", { name: "Last 7 days" }).press("Enter");
  await expect(page.getByRole("button", { name: "Last 7 days" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessible(page, "the numbers of a week");
  const exported = page.waitForEvent("download");
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeEnabled();
  await page.getByRole("button", { name: "Export CSV" }).press("Enter");
  const download = await exported;
  expect(download.suggestedFilename()).toMatch(
    /^bookings-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/,
  );
  const text = readFileSync(await download.path(), "utf8");
  expect(text).toMatch(
    /^\uFEFFDay \(UTC\),Time \(UTC\),Service,Place,County,Region,Page,Details\r\n/,
  );
  expect(text).toMatch(/,Oil Change,Leeds,West Yorkshire,Yorkshire & Humber,,\r\n/);
  expect(text + (await page.getByRole("main").innerText())).not.toMatch(/BK26VAN|LS1 ?1AA/);
  await expect(page.getByText(/exported\. The audit has your name/)).toBeVisible();

  await page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: "Content manager" })
    .click();
  await page.getByText("Who did what").click();
  const entries = page.getByRole("list", { name: "Who did what" });
  await expect(entries.getByRole("listitem").first()).toContainText(
    /exported the bookings of \d{4}-\d\d-\d\d to .*rows?$/,
  );
});

test(
  "bookings cannot be read without a sign-in, and the page is not indexed",
  { tag: "@desktop" },
  async ({ page }) => {
    const day = new Date().toISOString().slice(0, 10);
    for (const call of [`/api/bookings?from=${day}&to=${day}`, `/api/bookings/${day}`]) {
      expect((await page.request.get(call)).status()).toBe(401);
    }
    await open(page, path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("button", { name: "Sign in to continue" })).toBeVisible();
  },
);

test("reports a sign-in without the scope for bookings", { tag: "@desktop" }, async ({ page }) => {
  await page.route("**/api/bookings?*", (route) =>
    route.fulfill({ status: 403, json: { message: "Forbidden" } }),
  );
  await open(page, path);
  await signIn(page);
  await expect(page.getByRole("alert")).toContainText("Your sign-in does not include bookings");
  await expectAccessible(page, "403");
});
