import { expect, holdRequests, open, test, waitUntilLive } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

const quickForm = "Get your free quote";

test.describe("the home quick form", () => {
  test("sends the chosen service and UK-wide, shows a toast and leaves for the partner's site", async ({
    page,
  }) => {
    await open(page, "/");
    const sent = page.waitForRequest("**/api/book-my-garage");
    await page.getByLabel("Vehicle registration").fill("ab12 cde");
    await page.getByLabel("Postcode").fill("sw1a 1aa");
    await page.getByLabel("Service", { exact: true }).selectOption("full-service");
    await page.getByRole("main").getByRole("button", { name: "Get Free Quote" }).last().click();
    const request = await sent;
    expect(request.postDataJSON()).toEqual({
      registration: "AB12CDE",
      postcode: "SW1A1AA",
      serviceType: "full-service",
      location: "UK-wide",
      page: "home",
    });
    expect(request.headers()["idempotency-key"]?.length).toBeGreaterThanOrEqual(16);
    await expect(page.getByText("Booking request submitted", { exact: true })).toBeVisible();
    await page.waitForURL(/partner-sandbox/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test(
    "shows a message beneath each empty field and clears it when the field is filled",
    { tag: "@phone" },
    async ({ page }) => {
      await open(page, "/");
      let requests = 0;
      page.on("request", (request) => {
        if (request.method() === "POST") requests += 1;
      });
      await page.getByRole("main").getByRole("button", { name: "Get Free Quote" }).last().click();
      await expect(page.getByText("Vehicle registration is required")).toBeVisible();
      await expect(page.getByText("Postcode is required")).toBeVisible();
      await expect(page.getByText("Please select a service type")).toBeVisible();
      const registration = page.getByLabel("Vehicle registration");
      await expect(registration).toHaveAttribute("aria-invalid", "true");
      await registration.fill("AB12CDE");
      await expect(page.getByText("Vehicle registration is required")).toBeHidden();
      await registration.fill("AB12CDEFG");
      await expect(page.getByText("Invalid registration format")).toBeVisible();
      await page.getByLabel("Postcode").fill("SW1A1AAXX");
      await expect(page.getByText("Invalid postcode format")).toBeVisible();
      expect(requests).toBe(0);
    },
  );

  test(
    "keeps the values and returns to idle if the call fails",
    { tag: "@desktop" },
    async ({ page }) => {
      await page.route("**/api/book-my-garage", (route) =>
        route.fulfill({ status: 503, body: "{}" }),
      );
      await open(page, "/");
      await page.getByLabel("Vehicle registration").fill("AB12CDE");
      await page.getByLabel("Postcode").fill("M11AE");
      await page.getByLabel("Service", { exact: true }).selectOption("mot");
      const button = page.getByRole("main").getByRole("button", { name: "Get Free Quote" }).last();
      await button.click();
      await expect(page.getByText("Booking failed", { exact: true })).toBeVisible();
      await expect(
        page.getByText("There was an error processing your request. Please try again.", {
          exact: true,
        }),
      ).toBeVisible();
      await expect(button).toBeEnabled();
      await expect(page.getByLabel("Vehicle registration")).toHaveValue("AB12CDE");
    },
  );

  test(
    "is disabled while submitting and sends one booking for a double click",
    { tag: "@desktop" },
    async ({ page }) => {
      let requests = 0;
      page.on("request", (request) => {
        if (request.url().endsWith("/api/book-my-garage")) requests += 1;
      });
      const release = await holdRequests(page, "**/api/book-my-garage");
      await open(page, "/");
      await page.getByLabel("Vehicle registration").fill("AB12CDF");
      await page.getByLabel("Postcode").fill("M11AE");
      await page.getByLabel("Service", { exact: true }).selectOption("mot");
      await page
        .getByRole("main")
        .getByRole("button", { name: "Get Free Quote" })
        .last()
        .dblclick();
      await expect(page.getByRole("button", { name: "Getting Quote..." })).toBeDisabled();
      release();
      await page.waitForURL(/partner-sandbox/);
      expect(requests).toBe(1);
    },
  );
});

test(
  "repeats the same booking if the form is sent again after a return from the partner's site",
  { tag: "@desktop" },
  async ({ page }) => {
    const references: (string | null)[] = [];
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") keys.push(request.headers()["idempotency-key"]);
    });
    await open(page, "/van-servicing/leeds/");
    for (const registration of ["AB12CDK", "AB12CDK", "AB12CDL"]) {
      await page.getByLabel("Vehicle registration").fill(registration);
      await page.getByLabel("Postcode").fill("LS11AA");
      await page.getByRole("radio", { name: /Diagnostics/ }).check();
      await page
        .getByRole("main")
        .locator("form[method=post]")
        .getByRole("button", { name: "Get Your Quote" })
        .click();
      await page.waitForURL(/partner-sandbox/);
      references.push(new URL(page.url()).searchParams.get("reference"));
      await page.goBack();
      await waitUntilLive(page);
    }
    const [first, again, other] = references;
    expect(first).toMatch(/^bkg_/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(keys[1]).toBe(keys[0]);
  },
);

test(
  "shows the general failure toast if the booking function is throttled",
  { tag: "@desktop" },
  async ({ page }) => {
    // API Gateway's response if the function is throttled, which we cannot change.
    await page.route("**/api/book-my-garage", (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/json",
        body: '{"message":"Service Unavailable"}',
      }),
    );
    await open(page, "/van-mot/");
    await page.getByLabel("Vehicle registration").fill("AB12CDE");
    await page.getByLabel("Postcode").fill("M11AE");
    await page
      .getByRole("main")
      .locator("form[method=post]")
      .getByRole("button", { name: "Get Free Quote" })
      .click();
    await expect(page.getByText("Booking failed", { exact: true })).toBeVisible();
    await expect(
      page.getByText("There was an error processing your request. Please try again.", {
        exact: true,
      }),
    ).toBeVisible();
  },
);

test(
  '"Book Now" on a service card selects that service in the form',
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, "/van-servicing/leeds/");
    for (const name of ["Oil Change", "MOT + Service", "Diagnostics"]) {
      const card = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name }) });
      await card.getByRole("button", { name: "Book Now" }).click();
      await expect(
        page.getByRole("radio", { name: new RegExp(`^${name.replace("+", "\\+")}`) }),
      ).toBeChecked();
    }
  },
);

test(
  "the buttons of the oil-change page replace an earlier choice with an oil change",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/services/oil-changes");
    await expect(page.getByRole("radio", { name: /^Oil Change/ })).toBeChecked();
    const buttons = page.getByRole("main").getByRole("button", { name: "Get Free Quote" });
    for (const button of await buttons.all()) {
      await page.getByRole("radio", { name: /^Diagnostics/ }).check();
      await button.click();
      await expect(page.getByRole("radio", { name: /^Oil Change/ })).toBeChecked();
    }
  },
);

test.describe("before the script loads", { tag: "@desktop" }, () => {
  test("keeps, normalises and sends typed text", async ({ page }) => {
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto("/van-servicing/leeds/");
    await page.getByLabel("Vehicle registration").pressSequentially("ab12 cdg");
    await page.getByLabel("Postcode").pressSequentially("ls1 1aa");
    await page.getByRole("radio", { name: /Diagnostics/ }).check();
    await expect(page.locator("html[data-live]")).toHaveCount(0);
    release();
    await waitUntilLive(page);
    const sent = page.waitForRequest("**/api/book-my-garage");
    await page
      .getByRole("main")
      .locator("form[method=post]")
      .getByRole("button", { name: "Get Your Quote" })
      .click();
    expect((await sent).postDataJSON()).toMatchObject({
      registration: "AB12CDG",
      postcode: "LS11AA",
      serviceType: "diagnostics",
      location: "Leeds",
      locationSlug: "leeds",
    });
  });
});

test.describe("without script", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("books and opens the partner's site without the registration in this site's addresses", async ({
    page,
  }) => {
    const siteUrls: string[] = [];
    page.on("request", (request) => {
      if (!request.url().includes("partner-sandbox")) siteUrls.push(request.url());
    });
    await page.goto("/van-servicing/leeds/");
    await page.getByLabel("Vehicle registration").fill("ab12 cdh");
    await page.getByLabel("Postcode").fill("ls1 1aa");
    await page.getByRole("radio", { name: /Oil Change/ }).check();
    await page
      .getByRole("main")
      .locator("form[method=post]")
      .getByRole("button", { name: "Get Your Quote" })
      .click();
    await page.waitForURL(/partner-sandbox/);
    expect(siteUrls.filter((url) => /AB12CDH/i.test(url))).toEqual([]);
  });

  test("shows the messages of an invalid form's fields without their values", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Vehicle registration").fill("AB12CDEFGH");
    await page
      .getByRole("main")
      .locator("form[method=post]")
      .getByRole("button", { name: "Get Free Quote" })
      .click();
    await expect(page.getByText("Invalid registration format")).toBeVisible();
    await expect(page.getByText("Postcode is required")).toBeVisible();
    expect(await page.content()).not.toContain("AB12CDEFGH");
    // The page has the styles of the site.
    await expect(page.getByRole("main")).toHaveCSS("max-width", "1152px");
    await expect(page.getByRole("banner").locator("img")).toHaveCSS("width", "36px");
  });

  test("restores the completed form on the way back from the error page", async ({ page }) => {
    await page.goto("/van-servicing/leeds/");
    await page.getByLabel("Vehicle registration").fill("AB12CDE");
    await page.getByRole("radio", { name: /Oil Change/ }).check();
    await page
      .getByRole("main")
      .locator("form[method=post]")
      .getByRole("button", { name: "Get Your Quote" })
      .click();
    await expect(page.getByText("Postcode is required")).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Vehicle registration")).toHaveValue("AB12CDE");
    await expect(page.getByRole("radio", { name: /Oil Change/ })).toBeChecked();
    await page.getByLabel("Postcode").fill("ls1 1aa");
    await page
      .getByRole("main")
      .locator("form[method=post]")
      .getByRole("button", { name: "Get Your Quote" })
      .click();
    await page.waitForURL(/partner-sandbox/);
  });
});

test(
  "converts typed text to upper case and keeps the caret in place",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/");
    const registration = page.getByLabel("Vehicle registration");
    await registration.pressSequentially("ab12cde");
    await registration.press("ArrowLeft");
    await registration.press("ArrowLeft");
    await registration.press("x");
    await expect(registration).toHaveValue("AB12CXDE");
  },
);

test("the hero's button scrolls to the quick form and focuses its first field", async ({
  page,
}) => {
  await open(page, "/");
  await page
    .getByRole("main")
    .getByRole("link", { name: "Get Free Quote" })
    .or(page.getByRole("main").getByRole("button", { name: "Get Free Quote" }))
    .first()
    .click();
  await expect(page.getByRole("heading", { name: quickForm })).toBeInViewport();
  await expectFocused(page.getByLabel("Vehicle registration"));
});
