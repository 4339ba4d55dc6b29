import { expect, open, test } from "./site.ts";
import { expectFocused, tabTo } from "./tab-to.ts";

test("a keyboard user requests a quote and corrects the errors", async ({ page }) => {
  await open(page, "/");
  const main = page.getByRole("main");
  await tabTo(page, main.getByRole("button", { name: "Get Free Quote" }).first());
  await page.keyboard.press("Space");
  await expectFocused(page.getByLabel("Vehicle registration"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Vehicle registration is required")).toBeVisible();
  await expectFocused(page.getByLabel("Vehicle registration"));
  await page.keyboard.type("ab12 cdk");
  await page.keyboard.press("Tab");
  await expectFocused(page.getByLabel("Postcode"));
  await page.keyboard.type("sw1a 1aa");
  await page.keyboard.press("Tab");
  await expectFocused(page.getByLabel("Service", { exact: true }));
  await page.keyboard.type("Oil");
  const sent = page.waitForRequest("**/api/book-my-garage");
  await tabTo(
    page,
    main.locator("form[method=post]").getByRole("button", { name: "Get Free Quote" }),
  );
  await page.keyboard.press("Enter");
  expect((await sent).postDataJSON()).toMatchObject({
    registration: "AB12CDK",
    serviceType: "oil-change",
  });
  await page.waitForURL(/partner-sandbox/);
});

test("a keyboard user goes from the home page to a town", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (const [slug, name] of [
    ["south-east", "South East"],
    ["kent", "Kent"],
    ["maidstone", "Maidstone"],
  ] as const) {
    await tabTo(page, page.getByRole("main").locator(`a[href="/van-servicing/${slug}/"]`).first());
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expectFocused(page.getByRole("main"));
  }
});

test("a keyboard user finds one of two namesakes", async ({ page }) => {
  await open(page, "/van-mot/");
  await tabTo(page, page.getByRole("main").getByLabel("Town, village, county"));
  await expectFocused(
    page.getByRole("main").getByRole("combobox", { name: "Town, village, county" }),
  );
  await page.keyboard.type("St Ives");
  await expect(page.getByRole("listbox", { name: "Suggestions" }).getByRole("option")).toHaveCount(
    4,
  );
  // Each place has an option for its MOT page, then one for servicing.
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/van-mot/st-ives-cornwall/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Cornwall");
});

test("a keyboard user selects a service on its card and in the form", async ({ page }) => {
  await open(page, "/van-servicing/maidstone/");
  await tabTo(
    page,
    page
      .getByRole("main")
      .getByRole("button", { name: /Book Now/ })
      .nth(4),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: /Brake Service/ })).toBeChecked();
  await expectFocused(page.getByLabel("Vehicle registration"));
  await tabTo(page, page.getByRole("radio", { name: /Brake Service/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Oil Change/ })).toBeChecked();
});

test("a keyboard user rejects cookies and returns to the same position", async ({ page }) => {
  await open(page, "/cookie-policy");
  const opener = page.getByRole("button", { name: "Manage Cookie Preferences" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("switch", { name: "Analytics" }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Reject all" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectFocused(opener);
  await expect(page.getByRole("main")).toContainText("analytics refused");
});

test("a keyboard user opens and closes the menu of a narrow window, reads an answer and opens the MOT page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/services/brake-repairs");
  const button = page.getByRole("banner").getByRole("button", { name: "Menu" });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expectFocused(menu.getByRole("button", { name: "Close" }));
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expectFocused(button);
  const question = page.getByRole("main").locator("summary").first();
  await tabTo(page, question);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").locator("details[open] p")).toBeVisible();
  await page.goto("/");
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await tabTo(page, menu.getByRole("link", { name: "Van MOT" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/van-mot/");
});
