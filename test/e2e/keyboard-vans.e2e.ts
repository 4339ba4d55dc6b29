import { nextYear } from "./next-year.ts";
import { respondWithStations } from "./respond-with-stations.ts";
import { expect, open, test } from "./site.ts";
import { expectFocused, tabTo } from "./tab-to.ts";

test("a keyboard user corrects a date, saves the dates, copies the link and finds stations", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await respondWithStations(page);
  await open(page, "/van-check/");
  const main = page.getByRole("main");
  const expires = main.getByLabel("Its MOT runs out on");
  await tabTo(page, main.locator("summary", { hasText: "Check without a registration" }));
  await page.keyboard.press("Enter");
  await tabTo(page, expires);
  await page.keyboard.type(`31/04/${nextYear}`);
  await page.keyboard.press("Enter");
  await expectFocused(expires);
  await expect(expires).toHaveAccessibleDescription(/Enter a date that exists/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(`15 May ${nextYear}`);
  await tabTo(page, main.getByLabel(/Gross weight on the plate/));
  await page.keyboard.type("3500");
  await tabTo(page, main.getByRole("button", { name: "Check dates and class" }));
  await page.keyboard.press("Space");
  await expectFocused(main.getByRole("heading", { name: "Your van's MOT" }));
  await tabTo(page, main.getByRole("button", { name: "Save the dates to a calendar" }));
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe(`mot-${nextYear}-05-15.ics`);
  const copy = main.getByRole("button", { name: "Copy the link" });
  await tabTo(page, copy);
  await page.keyboard.press("Enter");
  await expect(main.getByRole("status").filter({ hasText: "The link is copied." })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expectFocused(copy);
  await tabTo(page, main.locator("#station-postcode"), "Shift+Tab");
  await page.keyboard.type("LS1 4AP");
  await page.keyboard.press("Enter");
  await expect(
    main.getByRole("list", { name: "Stations near LS1 4AP" }).getByRole("link"),
  ).toHaveCount(3);
});

test("a keyboard user corrects a registration and selects a defect's service in the booking form", async ({
  page,
}) => {
  await open(page, "/van-check/");
  const main = page.getByRole("main");
  const registration = main.getByLabel("Registration", { exact: true });
  await tabTo(page, registration);
  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await expectFocused(registration);
  await expect(registration).toHaveAccessibleDescription(/A trade plate belongs to a business/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("qq16 adv");
  await tabTo(page, main.getByRole("button", { name: "Check van" }));
  await page.keyboard.press("Enter");
  await expectFocused(main.getByRole("heading", { name: "QQ16 ADV" }));
  await tabTo(page, main.getByText("Last test: failed"));
  await page.keyboard.press("Enter");
  await tabTo(page, main.getByRole("link", { name: "Ask for: Brake Service" }));
  await page.keyboard.press("Enter");
  await expect(main.getByRole("radio", { name: /Brake Service/ })).toBeChecked();
  await tabTo(page, main.getByLabel("Postcode").last());
});

test("a keyboard user types a failed test, opens all defects and gets a quote for the worst", async ({
  page,
}) => {
  await open(page, "/van-check/");
  const main = page.getByRole("main");
  await tabTo(page, main.locator("summary", { hasText: "Check without a registration" }));
  await page.keyboard.press("Enter");
  await tabTo(page, main.getByLabel(/Failed its last test on/));
  await page.keyboard.type("20/11/2026");
  await tabTo(page, main.getByLabel(/Defects on the refusal notice/));
  await page.keyboard.type("Advisory: tyre worn\nDangerous: brake pad worn");
  await tabTo(page, main.getByRole("button", { name: "Check dates and class" }));
  await page.keyboard.press("Enter");
  const heading = main.getByRole("heading", { name: "Your van's MOT" });
  await expectFocused(heading);
  await expect(heading).toHaveAccessibleDescription(/^Do not drive this van/);
  await tabTo(page, main.getByRole("link", { name: "See all defects" }));
  await page.keyboard.press("Enter");
  await expect(main.getByRole("heading", { name: "Minor and advisory" })).toBeVisible();
  const quote = main.getByRole("button", { name: "Get a quote" });
  await quote.focus();
  await page.keyboard.press("Space");
  await expectFocused(main.getByLabel("Vehicle registration"));
  await expect(main.getByRole("radio", { name: /Brake Service/ })).toBeChecked();
});

test("a keyboard user checks a fleet, retries a failed line and saves the table", async ({
  page,
}) => {
  let calls = 0;
  await page.route("**/api/vehicle", async (route) => {
    calls += 1;
    await (calls === 1
      ? route.fulfill({ status: 503, json: { message: "The service is busy." } })
      : route.continue());
  });
  await open(page, "/fleet-check/");
  const main = page.getByRole("main");
  await tabTo(page, main.getByLabel(/One van a line/));
  await page.keyboard.type(`QQ19 VAN\n15/06/${nextYear}, 3500, Late`);
  await tabTo(page, main.getByRole("button", { name: "Check the vans" }));
  await page.keyboard.press("Enter");
  await expectFocused(main.getByRole("heading", { name: "2 vans, by last day" }));
  await tabTo(page, main.getByRole("button", { name: /Try again.*QQ19 VAN/ }));
  await page.keyboard.press("Enter");
  await expectFocused(main.getByRole("region", { name: "Vans by the day on which they are due" }));
  await expect(main.getByRole("status").first()).toHaveText("2 vans checked.");
  await tabTo(page, main.getByRole("button", { name: "Save as CSV" }));
  const download = page.waitForEvent("download");
  await page.keyboard.press("Space");
  expect((await download).suggestedFilename()).toBe("vans.csv");
});

test("a keyboard user saves a booking, cancels its erasure and then erases it", async ({
  page,
  request,
}) => {
  const data = {
    registration: "QX51ZPK",
    postcode: "LS1 1AA",
    serviceType: "mot",
    location: "Leeds",
  };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const booked = await request.post("/api/book-my-garage", { data, headers });
  const { token } = (await booked.json()) as { token: string };
  await open(page, `/your-booking/#booking=${token}`);
  const main = page.getByRole("main");
  await tabTo(page, main.getByRole("button", { name: "Save link in this browser" }));
  await page.keyboard.press("Space");
  await expectFocused(main.getByRole("button", { name: "Remove link from this browser" }));
  await expect(main.getByRole("status")).toHaveText("Link saved in this browser.");
  const erase = main.getByRole("button", { name: "Erase this request" });
  await tabTo(page, erase);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Erase this request?" });
  await expectFocused(dialog.getByRole("button", { name: "Do not erase" }));
  await page.keyboard.press("Space");
  await expectFocused(erase);
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("button", { name: "Erase for good" }));
  await page.keyboard.press("Enter");
  await expect(main.getByRole("heading", { name: "Erased" })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    "We have deleted your registration",
  );
});

test("a keyboard user opens a claim's source, and a developer copies settings", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await respondWithStations(page);
  await open(page, "/data-and-claims/");
  await tabTo(page, page.getByRole("main").getByRole("link").first());
  await open(page, "/developers/");
  const copy = page.getByRole("main").getByRole("button", { name: "Copy settings" });
  await tabTo(page, copy);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("Copied.");
  await expectFocused(copy);
});
