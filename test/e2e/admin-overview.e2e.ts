import { buildContentStates } from "@vanfettle/web/admin/testing/admin-responses";
import { mockRuns, runningProgress } from "./admin-mocks.ts";
import { expectAccessibleInAllModes } from "./expect-accessible.ts";
import { signIn } from "./operator-sign-in.ts";
import { expectFitAtAllWidths } from "./screen-widths.ts";
import { expect, open, test } from "./site.ts";

const failure = {
  code: "truncated",
  message: "The text service stopped in the middle of the text.",
  at: "2026-11-20T10:00:00.000Z",
} as const;

test("an operator sees what waits and follows it with the keyboard, and a sign-out in another tab ends that", async ({
  page,
  context,
}) => {
  await mockRuns(page, runningProgress);
  await page.route("**/api/content/states", (route) =>
    route.fulfill({ json: buildContentStates([{ draftVersion: 2 }, { failure }, { failure }]) }),
  );
  await open(page, "/admin/");
  const run = page.getByRole("region", { name: "Run in progress" });
  await expect(run).toContainText("West Midlands · Solihull");
  await expect(page.getByRole("button", { name: "Sign in to continue" })).toBeVisible();
  await expectFitAtAllWidths(page);
  await signIn(page);
  await expect(page.getByRole("region", { name: "Drafts" })).toContainText("1 draft waits");
  await expect(page.getByRole("region", { name: "Failed texts" })).toContainText(
    `2 texts: ${failure.message}`,
  );
  await expect(page.getByRole("region", { name: "Bookings today" })).toContainText(
    /\d bookings? on \d+ [A-Z][a-z]+ \d{4} \(UTC\)/,
  );
  await expectFitAtAllWidths(page);
  await expectAccessibleInAllModes(page);

  const other = await context.newPage();
  await open(other, "/admin/");
  await expect(other.getByRole("button", { name: "Sign out" })).toBeVisible();
  await page.getByRole("link", { name: "Drafts", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/review$/);
  await expect(page.getByRole("heading", { level: 1, name: "Review drafts" })).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Admin" });
  await expect(navigation.locator("[aria-current=page]")).toHaveText("Review drafts");
  await navigation.getByRole("link", { name: "Overview" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await expect(page).toHaveTitle("Overview | VanFettle");
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in to continue" })).toBeVisible();
  await expect(page.getByRole("region", { name: /Drafts|Failed|Bookings/ })).toHaveCount(0);
});
