import { managerPath } from "./admin-mocks.ts";
import { axeViolations } from "./axe-violations.ts";
import { expect, open, test } from "./one-run-at-a-time.ts";
import { signIn } from "./operator-sign-in.ts";
import { expectFitAtAllWidths } from "./screen-widths.ts";

test("an operator edits a text, approves the draft, reads it on its page and undoes the run", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const publishedText = async () =>
    (
      (await (await request.get("/api/locations/truro")).json()) as {
        servicing_content: string | null;
      }
    ).servicing_content;
  await open(page, managerPath);
  await signIn(page);
  await expect(page.getByText(/^Live: \d+ of 4,\d{3} places/)).toBeVisible();
  await page.getByRole("combobox", { name: "Show" }).selectOption("missing");
  await page.getByLabel("Sort by").selectOption("population");
  await page.getByLabel("Search name, county or region").fill("truro");
  await page.getByRole("checkbox", { name: "Select Truro", exact: true }).check();
  await page.getByRole("button", { name: "Generate 1 selected" }).click();
  await page.getByRole("combobox", { name: "Show" }).selectOption("all");
  await page.getByRole("button", { name: /^Truro / }).click();
  const texts = page.getByRole("region", { name: "Truro", exact: true });
  const edit = texts.getByRole("button", { name: "Edit", exact: true });
  await expect(texts.getByRole("button", { name: /^Version 1/ })).toContainText("Published");

  // On a phone the row of buttons has no room for both of them.
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await edit.click();
  const answer = "Call 01872 555555 for a date.";
  const field = texts.getByRole("group", { name: "Question 1" }).getByLabel("Answer");
  const before = await field.inputValue();
  await field.fill(`${before} ${answer}`);
  await texts.getByRole("button", { name: "Save as a new version" }).click();
  await expect(texts.getByRole("heading", { name: "Truro", exact: true })).toBeFocused();
  await page.setViewportSize(desktop);
  await expect(texts.locator("mark").filter({ hasText: "01872" })).toBeVisible();
  await expect(texts.getByText("This draft cannot be published.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await edit.click();
  await field.fill(before);
  const heading = "Servicing a van in Truro, step by step";
  const section = texts.getByRole("group", { name: "Servicing, section 1" });
  await section.getByLabel("Heading").fill(heading);
  expect(await axeViolations(page)).toEqual([]);
  await texts.getByRole("button", { name: "Save as a new version" }).click();
  await texts.getByRole("button", { name: "Approve" }).click();
  await expect(texts.getByRole("button", { name: /^Version 3/ })).toContainText("Published");
  await expect.poll(publishedText).toContain(heading);
  const visitor = await page.context().newPage();
  await visitor.goto("/van-servicing/truro/");
  await expect(visitor.getByRole("main").getByRole("heading", { name: heading })).toBeVisible();
  await visitor.close();

  await page.getByText("Runs and their cost").click();
  const run = page.getByRole("list", { name: "Runs" }).getByRole("listitem").first();
  await expect(run).toContainText("1 text");
  await run.getByRole("button", { name: /^Undo this run/ }).click();
  await run.getByRole("button", { name: "Undo it" }).click();
  await expect(run.getByText("1 location undone.")).toBeVisible();
  await expect.poll(publishedText).toBeNull();
  await page.getByText("Who did what").click();
  const entries = page.getByRole("list", { name: "Who did what" }).getByRole("listitem");
  await expect(entries.first()).toContainText("operator@localhost undid a run at Truro");
  await expect(entries.nth(1)).toContainText(
    "operator@localhost published Truro, from version 1 to version 3",
  );
  expect(await axeViolations(page)).toEqual([]);
});

test("the review desk fits a phone and a desktop", async ({ page }) => {
  await open(page, managerPath);
  await signIn(page);
  await expect(page.getByRole("combobox", { name: "Show" })).toBeVisible();
  await page.getByText("Runs and their cost").click();
  await page.getByText("Who did what").click();
  await expectFitAtAllWidths(page);
});
