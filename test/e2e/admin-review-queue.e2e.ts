import type { APIRequestContext, Page } from "@playwright/test";
import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { axeViolations } from "./axe-violations.ts";
import { expect, open, test } from "./one-run-at-a-time.ts";
import { signIn } from "./operator-sign-in.ts";
import { expectFitAtAllWidths } from "./screen-widths.ts";
import { expectFocused } from "./tab-to.ts";

const reviewPath = "/admin/review";
const slugs = ["st-austell", "falmouth", "exeter"];
/** A sentence that the exact checks refuse, because no fact names the place in it. */
const objected = "The Castle Arms garage is in Cornwall.";

/** Returns a function that calls the API as the operator who has signed in on the page. */
async function callsOfOperator(page: Page, request: APIRequestContext) {
  const seen = page.waitForRequest((each) => each.headers()["authorization"] !== undefined);
  await signIn(page);
  const headers = { authorization: (await seen).headers()["authorization"] ?? "" };
  return async (path: string, data?: object) => {
    const response = await (data
      ? request.post(path, { headers, data })
      : request.get(path, { headers }));
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as unknown;
  };
}

/** Stores an edited draft of each of the places; the first has an objection. */
async function storeDrafts(call: Awaited<ReturnType<typeof callsOfOperator>>): Promise<void> {
  await call("/api/content/batch", { locationSlugs: slugs, limit: slugs.length });
  for (const [i, slug] of slugs.entries()) {
    const versions = `/api/content/locations/${slug}/versions`;
    const published = async () =>
      ((await call(versions)) as { publishedVersion: number | null }).publishedVersion;
    await expect.poll(published).not.toBeNull();
    const version = await published();
    const { source } = (await call(`${versions}/${version}`)) as ContentVersion;
    const [first] = source.servicing;
    if (i === 0 && first) first.paragraphs[0] += ` ${objected}`;
    else if (first) {
      first.heading = `Servicing a van ${i === 1 ? "step by step" : "near the coast"}`;
    }
    await call(`${versions}/${version}/edit`, { text: source });
  }
}

test("an operator reviews drafts by keyboard: reads an objection, rejects, approves, and ends the list", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await open(page, reviewPath);
  const call = await callsOfOperator(page, request);
  await storeDrafts(call);
  await page.getByRole("link", { name: "Content manager", exact: true }).click();
  // A press before that page has loaded would keep the review as it was opened, with no drafts.
  await expect(page.getByRole("heading", { level: 1, name: "Content manager" })).toBeVisible();
  await page.getByRole("link", { name: "Review drafts", exact: true }).click();
  // Drafts of other tests may wait as well; they are skipped.
  const name = page.locator("#text-name");
  await expectFocused(name);
  const reviewed: string[] = [];
  while (await name.isVisible()) {
    const draft = (await name.textContent()) ?? "";
    await expect(
      page.getByRole("heading", { level: 3, name: "Servicing", exact: true }),
    ).toBeVisible();
    if (draft === "St Austell") {
      const quoted = page.locator("mark");
      await expect(quoted.first()).toContainText("Castle Arms");
      await expect(page.getByRole("list", { name: "Objections" }).first()).toContainText("Name");
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press("?");
      await expect(page.getByRole("checkbox", { name: "Use single keys" })).toBeVisible();
      await page.keyboard.press("c");
      await expect(page.locator("ins").filter({ hasText: "Castle Arms" })).toBeVisible();
      await expectFitAtAllWidths(page);
      await page.keyboard.press("c");
      await page.keyboard.press("r");
      await expectFocused(page.getByLabel("Why reject it"));
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await expect(page.getByText("St Austell rejected.")).toBeVisible();
      reviewed.push(draft);
    } else if (draft === "Falmouth" || draft === "Exeter") {
      await page.keyboard.press("a");
      await expect(page.getByText(`${draft} approved.`)).toBeVisible();
      reviewed.push(draft);
    } else await page.keyboard.press("n");
    await expect(name.or(page.getByRole("heading", { name: "End of the list" }))).not.toHaveText(
      draft,
    );
  }
  await expectFocused(page.getByRole("heading", { name: "End of the list" }));
  expect(reviewed.toSorted()).toEqual(["Exeter", "Falmouth", "St Austell"]);
  await expect(page.getByText(/^2 approved, 1 rejected/)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  const stateOf = async (slug: string) =>
    ((await call(`/api/content/locations/${slug}/versions`)) as { versions: { state: string }[] })
      .versions[0]?.state;
  await expect.poll(() => Promise.all(slugs.map(stateOf))).toEqual(["rejected", "live", "live"]);
});
