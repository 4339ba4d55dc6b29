import { readFile } from "node:fs/promises";
import { axeViolations } from "./axe-violations.ts";
import { nextYear } from "./next-year.ts";
import { respondWithStations } from "./respond-with-stations.ts";
import { expect, open, test, waitUntilLive } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

test(
  "shows the result on the same page, with an address that links to it without a registration",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/van-check/");
    const main = page.getByRole("main");
    await page.getByRole("heading", { name: "Check without a registration" }).click();
    await main.getByLabel("Its MOT runs out on").fill(`15 May ${nextYear}`);
    await main.getByLabel(/Gross weight on the plate/).fill("3,500");
    await main.getByLabel(/Day of the test/).fill(`20/04/${nextYear}`);
    await main.getByLabel(/Day of the test/).press("Enter");
    await expectFocused(main.getByRole("heading", { name: "Your van's MOT" }));
    await expect(main).toContainText(`16 April ${nextYear}`);
    await expect(main).toContainText(`Certified until 15 May ${nextYear + 1}`);
    await expect(main.getByText("Class 7", { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe(
      `?in=gb&expires=${nextYear}-05-15&kg=3500&kind=van&power=engine&tested=${nextYear}-04-20`,
    );
    const words = await main.innerText();
    await page.reload();
    await waitUntilLive(page);
    expect(await main.innerText()).toBe(words);
    await page.goBack();
    await expect(main.getByRole("heading", { name: "Your van's MOT" })).toHaveCount(0);
  },
);

test("warns at the top of the window not to drive a van with a dangerous defect", async ({
  page,
}) => {
  await open(page, "/van-check/");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Registration" }).fill("QQ16 ADV");
  await main.getByRole("textbox", { name: "Registration" }).press("Enter");
  const heading = main.getByRole("heading", { name: "Do not drive this van" });
  await expect(heading).toBeInViewport();
  const top = async (name: string) =>
    (await main.getByText(name, { exact: true }).first().boundingBox())?.y ?? 0;
  const warning = (await heading.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(warning).toBeLessThan(await top("Last day of the earlier pass"));
  await expect(main.getByText("Sample data:")).toBeVisible();
  await expect(main).toContainText(
    "You can be fined up to £2,500, be banned from driving and get 3 penalty points",
  );
  await expect(main.getByRole("heading", { name: "QQ16 ADV" })).toHaveAccessibleDescription(
    /^Do not drive this van/,
  );
  expect(await axeViolations(page)).toEqual([]);
});

test(
  "shows a failed van's worst defect, the first step and the quote on a phone's first screen",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/van-check/");
    const main = page.getByRole("main");
    await main.getByLabel("Registration", { exact: true }).fill("QQ16DNG");
    await main.getByLabel("Registration", { exact: true }).press("Enter");
    await expectFocused(main.getByRole("heading", { name: "QQ16 DNG" }));
    const card = main.locator(".van-failure");
    const defects = card.getByRole("list").first().getByRole("listitem");
    await expect(defects.first()).toHaveText(
      /^Dangerous: Offside Front Brake pad\(s\) less than 1\.5 mm thick/,
    );
    for (const shown of [
      card.getByRole("heading", { name: "Do not drive this van" }),
      defects.first(),
      card.getByText(/^Do not drive it, not even to a garage/),
      card.getByRole("button", { name: "Get a quote" }),
    ]) {
      await expect(shown).toBeInViewport({ ratio: 0.9 });
    }
    await card.getByRole("link", { name: "See all defects" }).click();
    await expect(main.getByRole("heading", { name: "Minor and advisory" })).toBeInViewport();
    await card.getByRole("button", { name: "Get a quote" }).click();
    await expect(main.getByRole("radio", { name: /Brake Service/ })).toBeChecked();
    await expectFocused(main.getByLabel("Vehicle registration"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

test("shows each error at its field and keeps the values", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/van-check/");
  await page.getByRole("heading", { name: "Check without a registration" }).click();
  const expires = page.getByLabel("Its MOT runs out on");
  const weight = page.getByLabel(/Gross weight on the plate/);
  await expires.fill(`31/04/${nextYear}`);
  await weight.fill("3.5t");
  await page.getByRole("main").getByRole("button", { name: "Check dates and class" }).click();
  await expectFocused(expires);
  await expect(expires).toHaveAccessibleDescription(/Enter a date that exists/);
  await expect(weight).toHaveAccessibleDescription(/whole kilograms/);
  await expect(expires).toHaveValue(`31/04/${nextYear}`);
  await expires.fill(`30/04/${nextYear}`);
  await weight.fill("3500");
  await weight.press("Enter");
  await expect(page.getByRole("main")).toContainText(`31 March ${nextYear}`);
});

test(
  "saves a calendar file with the owner's name for the van",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, `/van-check/?expires=${nextYear}-05-15&kg=3500&kind=van&power=engine`);
    await page.getByLabel(/What you call the van/).fill("White Transit");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the dates to a calendar" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`mot-${nextYear}-05-15.ics`);
    expect(await readFile(await file.path(), "utf8")).toContain(
      "SUMMARY:MOT (White Transit): last day",
    );
  },
);

test("links the result to the stations of its class", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/van-check/?kg=3500&kind=van&power=engine");
  const main = page.getByRole("main");
  await respondWithStations(page);
  await main.locator("#station-postcode").fill("LS1 4AP");
  await main.getByRole("button", { name: "Find stations" }).click();
  const stations = main.getByRole("list", { name: "Stations near LS1 4AP" });
  await expect(stations.getByRole("listitem")).toHaveCount(3);
  await expect(stations.getByRole("link").first()).toHaveAttribute("href", /^tel:/);
  expect(page.url()).not.toContain("LS1");
  await main.getByRole("link", { name: "All stations and a map" }).click();
  await page.waitForURL(/\/garages\/\?postcode=LS1\+4AP&class=7/);
});

test(
  "leaves the focus and the view to a visitor who types a date while the van is looked up",
  { tag: "@phone" },
  async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/vehicle", async (route) => {
      await released;
      await route.fulfill({ status: 404, json: {} });
    });
    await open(page, "/van-check/");
    const main = page.getByRole("main");
    const registration = main.getByLabel("Registration", { exact: true });
    await registration.fill("AB12CDE");
    await registration.press("Enter");
    await page.getByRole("heading", { name: "Check without a registration" }).click();
    const expires = main.getByLabel("Its MOT runs out on");
    await expires.click();
    await page.keyboard.type("15/05/");
    const before = await expires.boundingBox();
    release();
    await expect(registration).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.type("2027");
    await expect(expires).toHaveValue("15/05/2027");
    await expect(registration).toHaveValue("AB12CDE");
    expect((await expires.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
  },
);

test(
  "shows a registration's dates, class and defects, which select their service in the booking form",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, "/van-check/");
    const main = page.getByRole("main");
    await main.getByLabel("Registration", { exact: true }).fill("qq16 adv");
    await main.getByRole("button", { name: "Check van" }).click();
    await expectFocused(main.getByRole("heading", { name: "QQ16 ADV" }));
    expect(page.url()).not.toMatch(/qq16/i);
    await expect(main).toContainText("Sample data:");
    await expect(main.getByText("Earliest date to keep your renewal date")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await main.getByText("Last test: failed").click();
    await main.getByRole("link", { name: "Ask for: Brake Service" }).click();
    await expect(main.getByRole("radio", { name: /Brake Service/ })).toBeChecked();
    await expect(main.getByLabel("Vehicle registration")).toHaveValue("QQ16ADV");
  },
);

test(
  "shows state, class, dates, three stations with phones and the quote on a phone's first screen",
  {
    tag: "@phone",
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await respondWithStations(page);
    await open(page, "/");
    const main = page.getByRole("main");
    await main.getByLabel("Vehicle registration").fill("QQ19BIG");
    await main.getByLabel("Postcode", { exact: true }).fill("LS14AP");
    await main.getByRole("button", { name: "Check this van first" }).click();
    await expectFocused(main.getByRole("heading", { name: "QQ19 BIG" }));
    const stations = main.getByRole("list", { name: "Stations near LS1 4AP" });
    await expect(stations.getByRole("listitem")).toHaveCount(3);
    for (const shown of [
      main.getByRole("heading", { name: /^MOT due in \d+ days$/ }),
      main.getByText("Likely class 7", { exact: true }),
      main.getByText("Last day", { exact: true }),
      main.getByText("Earliest date to keep your renewal date"),
      ...(await stations.getByRole("link").all()),
      main.getByRole("button", { name: "Get a quote" }),
    ]) {
      await expect(shown).toBeInViewport({ ratio: 0.9 });
    }
    expect(page.url()).not.toMatch(/qq19|ls1/i);
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), history.state]),
    );
    expect(stored).not.toMatch(/QQ19/i);
  },
);

test.describe("without script", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("opens the page of stations for a result's class and postcode", async ({ page }) => {
    await page.goto("/van-check/?kg=3500&kind=van&power=engine");
    await page.locator("#station-postcode").fill("LS1 4AP");
    await page.getByRole("button", { name: "Find stations" }).click();
    await page.waitForURL(/\/garages\/\?class=7&postcode=LS1\+4AP/);
  });

  test("returns the result as a page, and keeps invalid values in the form", async ({ page }) => {
    await page.goto("/van-check/");
    await page.getByRole("heading", { name: "Check without a registration" }).click();
    await page.getByLabel("Its MOT runs out on").fill(`31 April ${nextYear}`);
    await page.getByRole("main").getByRole("button", { name: "Check dates and class" }).click();
    const expires = page.getByLabel("Its MOT runs out on");
    await expect(expires).toHaveValue(`31 April ${nextYear}`);
    await expectFocused(expires);
    await expect(page.getByText("Enter a date that exists")).toBeVisible();
    await expires.fill(`15 May ${nextYear}`);
    await page.getByLabel("Northern Ireland").check();
    await page.getByRole("main").getByRole("button", { name: "Check dates and class" }).click();
    await expect(page.getByRole("heading", { name: "DVA tests it" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(`15 May ${nextYear}`);
  });

  test("returns the steps of a failed test and a quote form for its defects", async ({ page }) => {
    await page.goto("/van-check/");
    const main = page.getByRole("main");
    await page.getByRole("heading", { name: "Check without a registration" }).click();
    await main.getByLabel("Its MOT runs out on").fill(`15 May ${nextYear}`);
    await main.getByLabel(/Failed its last test on/).fill("20/11/2026");
    await main
      .getByLabel(/Defects on the refusal notice/)
      .fill("Major: stop lamp out\nDangerous: brake pad worn");
    await main.getByRole("button", { name: "Check dates and class" }).click();
    await expect(main.getByRole("heading", { name: "Do not drive this van" })).toBeVisible();
    await expect(main.locator(".van-failure").getByRole("list").first()).toHaveText(
      /^Dangerous: brake pad worn\s*Major: stop lamp out$/,
    );
    await expect(main.getByRole("radio", { name: /Brake Service/ })).toBeChecked();
    await main.getByRole("button", { name: "Get a quote" }).click();
    await expect(main.getByLabel("Vehicle registration")).toBeInViewport();
  });

  test("returns a calendar file for posted dates, and a link back for an invalid date", async ({
    page,
    request,
  }) => {
    await page.goto(`/van-check/?expires=${nextYear}-05-15`);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the dates to a calendar" }).click();
    expect(await readFile(await (await download).path(), "utf8")).toContain(
      `DTSTART;VALUE=DATE:${nextYear}0416`,
    );
    const refused = await request.post("/reminder", {
      form: { due: `${nextYear}-04-31`, keeps: "", label: "" },
    });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain('<a href="/van-check/">');
  });
});

test("prints the dates and the class without the form", { tag: "@desktop" }, async ({ page }) => {
  await open(page, `/van-check/?expires=${nextYear}-05-15&kg=3500&kind=van&power=engine`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`16 April ${nextYear}`, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Its MOT runs out on")).toBeHidden();
});
