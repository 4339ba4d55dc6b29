import type { APIRequestContext, Page } from "@playwright/test";
import { managerPath, mockRuns, monitorPath } from "./admin-mocks.ts";
import { axeViolations } from "./axe-violations.ts";
import { expect, open, test } from "./one-run-at-a-time.ts";
import { signIn } from "./operator-sign-in.ts";

const region = "Northern Ireland";

/**
 * Returns when the last run started that has ended, or undefined while one is running. The progress
 * may be seconds old.
 */
async function endedRun(request: APIRequestContext): Promise<string | null | undefined> {
  const response = await request.get("/api/content-progress");
  const { isRunning, startedAt } = (await response.json()) as {
    isRunning: boolean;
    startedAt: string | null;
  };
  return isRunning ? undefined : startedAt;
}

async function publishedText(request: APIRequestContext): Promise<string | null> {
  const response = await request.get("/api/locations/belfast");
  return ((await response.json()) as { servicing_content: string | null }).servicing_content;
}

test("sends the token only with operators' calls, and keeps it in the tab's session storage over a reload", async ({
  page,
}) => {
  const runs = await mockRuns(page);
  await open(page, monitorPath);
  await signIn(page);
  const polled = page.waitForRequest("**/api/content-progress");
  await page.getByRole("button", { name: "Generate Wales" }).click();
  expect((await polled).headers()["authorization"]).toBeUndefined();
  await expect.poll(() => runs.starts.length).toBe(1);
  expect(runs.starts[0]?.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), document.cookie]),
  );
  expect(stored).not.toContain("access_token");
  expect(stored).not.toContain(runs.starts[0]?.authorization?.slice(-40) as string);
  await page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: "Content manager" })
    .click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});

test("tabs share a sign-in, and signing out in any tab signs out of all, over a reload too", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page, monitorPath);
  await open(other, managerPath);
  await expect(other.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await signIn(page);
  await expect(other.getByRole("button", { name: "Sign out" })).toBeVisible();
  const third = await context.newPage();
  await open(third, monitorPath);
  await expect(third.getByRole("button", { name: "Sign out" })).toBeVisible();
  await third.getByRole("button", { name: "Sign out" }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await tab.reload();
    await expect(tab.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    expect(await tab.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
      "access_token",
    );
  }
});

test("replaces a token that the API rejects in another tab, and keeps the typed text", async ({
  page,
  context,
  pageErrors,
}) => {
  await mockRuns(page);
  await open(page, monitorPath);
  await signIn(page);
  await page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: "Content manager" })
    .click();
  const search = page.getByLabel("Search name, county or region");
  await search.fill("truro");
  await page.route("**/api/content/batch", (route) =>
    route.fulfill({ status: 401, json: { message: "Unauthorized" } }),
  );
  await page.getByRole("checkbox", { name: "Select Truro", exact: true }).check();
  await page.getByRole("button", { name: "Generate 1 selected" }).click();
  await expect
    .poll(() => pageErrors.splice(0))
    .toEqual([expect.stringContaining("The batch was not started.")]);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Sign in to continue (opens in a new tab)" }).click();
  const tab = await opened;
  await expect(tab.getByRole("button", { name: "Sign out" })).toBeVisible();
  expect(new URL(tab.url()).search).toBe("");
  await expect(page.getByText("You are signed in again. Repeat what you did.")).toBeVisible();
  await expect(search).toHaveValue("truro");
  await expect(page.getByRole("checkbox", { name: "Select Truro", exact: true })).toBeChecked();
});

test("a provider's code that looks like a registration is read all the same", async ({ page }) => {
  await mockRuns(page);
  await open(page, `${monitorPath}?code=Ou-S181ABC-LxW&state=f7fb`);
  await expect(page.getByText("We could not sign you in. Try again.")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

test("signing out ends the provider's session too and comes back to the page", async ({ page }) => {
  await mockRuns(page);
  await open(page, monitorPath);
  await signIn(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign out?" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`**${monitorPath}*`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: "Sign in as the local operator" })).toBeVisible();
});

test("without a sign-in a start gets a 401 response and offers to sign in", async ({ page }) => {
  await open(page, monitorPath);
  const response = page.waitForResponse("**/api/content-generate/**");
  await page.getByRole("button", { name: "Generate North East" }).click();
  expect((await response).status()).toBe(401);
  await expect(page.getByRole("alert")).toContainText("Failed to start generation");
  await page.getByRole("alert").getByRole("button", { name: "Sign in to continue" }).click();
  await expect(page.getByRole("button", { name: "Sign in as the local operator" })).toBeVisible();
});

test("an operator generates a region, reads its text on its page, and rolls back to it", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await open(page, monitorPath);
  await signIn(page);
  await page.getByRole("button", { name: `Generate ${region}` }).click();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: region }) });
  await expect(row.getByText(/^Completed/)).toBeVisible({ timeout: 150_000 });
  await expect(row.getByText("15/15")).toBeVisible();
  await expect.poll(() => endedRun(request)).toBeTruthy();

  await page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: "Content manager" })
    .click();
  await page.getByLabel("Search name, county or region").fill("belfast");
  await page.getByRole("button", { name: /^Belfast / }).click();
  const texts = page.getByRole("region", { name: "Belfast", exact: true });
  await expect(texts.getByRole("button", { name: /^Version 1/ })).toContainText("Published");
  await expect(texts.getByText("Local model")).toBeVisible();
  const heading = await texts.getByRole("heading", { level: 4 }).first().innerText();
  const first = await publishedText(request);
  expect(first).toContain("Belfast");
  const visitor = await page.context().newPage();
  await visitor.goto("/van-servicing/belfast/");
  await expect(visitor.getByRole("main").getByRole("heading", { name: heading })).toBeVisible();
  await expect(visitor.getByText("FAQs for Belfast are being generated")).toHaveCount(0);
  await visitor.close();

  const generateAgain = async () => {
    await page.getByRole("checkbox", { name: "Select Belfast" }).check();
    const accepted = page.waitForResponse("**/api/content/batch");
    await page.getByRole("button", { name: "Generate 1 selected" }).click();
    const { startedAt } = (await (await accepted).json()) as { startedAt: string };
    await expect(page.getByText("1 location accepted, 0 skipped.")).toBeVisible();
    await expect.poll(() => endedRun(request)).toBe(startedAt);
  };
  // From the same facts the template generator writes the same text, which becomes no new version.
  await generateAgain();
  await texts.getByRole("button", { name: "Edit", exact: true }).click();
  await texts
    .getByRole("group", { name: "Servicing, section 1" })
    .getByLabel("Heading")
    .fill("Servicing a van in Belfast, step by step");
  await texts.getByRole("button", { name: "Save as a new version" }).click();
  await texts.getByRole("button", { name: "Approve" }).click();
  await expect(texts.getByRole("button", { name: /^Version 2/ })).toContainText("Published");
  await expect(texts.getByRole("button", { name: /^Version \d/ })).toHaveCount(2);
  await texts.getByRole("button", { name: /^Version 1/ }).click();
  await texts.getByLabel("Compare with").selectOption("2");
  await expect(texts.getByText("Only in version 2, which is published")).toBeVisible();
  await texts.getByRole("button", { name: "Roll back to version 1" }).click();
  await expect(texts.getByRole("button", { name: /^Version 1/ })).toContainText("Published");
  await expect.poll(() => publishedText(request)).toBe(first);
});

test(
  "two presses in each of two tabs buy a batch once, and both tabs keep its result in sight",
  { tag: "@long" },
  async ({ page, context, pageErrors }) => {
    test.setTimeout(120_000);
    const chosen = [
      "ballinamallard",
      "enniskillen",
      "irvinestown",
      "lisnaskea",
      "county/county-fermanagh",
    ];
    const starts: number[] = [];
    context.on("response", (response) => {
      if (new URL(response.url()).pathname === "/api/content/batch") starts.push(response.status());
    });
    const other = await context.newPage();
    const button = (tab: Page) => tab.getByRole("button", { name: /^Generat(?!e all)/ });
    const select = async (tab: Page) => {
      const all = tab.getByRole("checkbox", { name: "Select all shown" });
      await all.uncheck();
      await all.check();
      await expect(button(tab)).toBeEnabled({ timeout: 2_000 });
    };
    for (const tab of [page, other]) {
      await open(tab, managerPath);
      if (tab === page) await signIn(tab);
      else await expect(tab.getByRole("button", { name: "Sign out" })).toBeVisible();
      await tab.getByLabel("Search name, county or region").fill("fermanagh");
      await expect(tab.getByText(/^5 shown/)).toBeVisible();
      // A run of another test may start meanwhile; the choice is then made again.
      await expect(() => select(tab)).toPass();
      await expect(button(tab)).toHaveText("Generate 5 selected");
      await expect(tab.getByText(/^5 texts, about .+ tokens, .+ of today's budget$/)).toBeVisible();
    }
    await other.setViewportSize({ width: 390, height: 844 });
    const body = page.waitForRequest("**/api/content/batch");
    await button(page).dblclick();
    expect((await body).postDataJSON()).toEqual({ locationSlugs: chosen, limit: 5 });
    await button(other).dblclick();
    await expect(page.getByText("5 locations accepted, 0 skipped.")).toBeVisible();
    await expect(
      page.getByText("Change the selection or the filter to generate more."),
    ).toBeVisible({
      timeout: 30_000,
    });
    await expect(other.getByText(/^Another run has started since you chose/)).toBeVisible();
    for (const tab of [page, other]) {
      await expect(tab.getByText("Last batch: 5 of 5 texts written.")).toBeVisible();
      await expect(button(tab)).toBeDisabled();
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
      expect(await axeViolations(tab)).toEqual([]);
    }
    expect(starts.filter((status) => status === 202)).toHaveLength(1);
    expect(pageErrors).toEqual([]);
  },
);

test("both admin pages can be seen without signing in", async ({ page }) => {
  for (const path of [monitorPath, managerPath]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  }
});
