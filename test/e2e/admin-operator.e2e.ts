import { managerPath, mockRuns, monitorPath } from "./admin-answers.ts";
import { violations } from "./axe-violations.ts";
import { signIn } from "./operator-sign-in.ts";
import { expect, open, test } from "./site.ts";

const region = "Northern Ireland";

test("a sign-in stays in memory: its token goes with operators' calls alone, and a reload forgets it", async ({
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
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(kept).not.toContain("access_token");
  expect(kept).not.toContain(runs.starts[0]?.authorization?.slice(-40) as string);
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Content manager" }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
});

test("without a sign-in a real start is refused before anything is spent, and leads to the sign-in", async ({
  page,
}) => {
  await open(page, monitorPath);
  const answered = page.waitForResponse("**/api/content-generate/**");
  await page.getByRole("button", { name: "Generate North East" }).click();
  expect((await answered).status()).toBe(401);
  await expect(page.getByRole("alert")).toContainText("Failed to start generation");
  await page.getByRole("alert").getByRole("button", { name: "Sign in to continue" }).click();
  await expect(page.getByRole("button", { name: "Sign in as the local operator" })).toBeVisible();
});

test("an operator generates a region with a few clicks, and its text is on its pages", async ({
  page,
  request,
}, info) => {
  if (info.project.name === "phone") return;
  test.setTimeout(180_000);
  await open(page, monitorPath);
  await signIn(page);
  await page.getByRole("button", { name: `Generate ${region}` }).click();
  await expect(page.getByText("Running").first()).toBeVisible({ timeout: 15_000 });
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: region }) });
  await expect(row.getByText(/^Completed/)).toBeVisible({ timeout: 150_000 });
  await expect(row.getByText("15/15")).toBeVisible();

  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Content manager" }).click();
  await page.getByLabel("Search name, county or region").fill("belfast");
  await page.getByRole("button", { name: /^Belfast / }).click();
  const texts = page.getByRole("region", { name: "Texts" });
  await expect(texts.getByRole("button", { name: /Version 1/ })).toContainText("Published");
  await expect(texts.getByText("Local model")).toBeVisible();
  const heading = await texts.getByRole("tabpanel").getByRole("heading").first().innerText();

  const { servicing_content: stored } = (await (await request.get("/api/locations/belfast")).json()) as {
    servicing_content: string | null;
  };
  expect(stored).toContain("Belfast");
  const html = await (await request.get("/van-servicing/belfast/")).text();
  expect(html).toContain(heading.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").slice(0, 20));
  await open(page, "/van-servicing/belfast/");
  await expect(page.getByRole("main").getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByText("FAQs for Belfast are being generated")).toHaveCount(0);
});

test("a person who is not on the list of operators sees both pages all the same", async ({ page }) => {
  for (const path of [monitorPath, managerPath]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  }
});
