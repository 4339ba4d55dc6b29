import { expect, open, test } from "./site.ts";

test.describe("a postcode in Northern Ireland", () => {
  for (const path of ["/", "/van-mot/", "/services/oil-changes", "/van-servicing/leeds/"]) {
    test(`names the DVA in the form at ${path} before an MOT request is sent`, async ({ page }) => {
      await open(page, path);
      const form = page.getByRole("main").locator("form[method=post]");
      const note = form.getByText(/only DVA tests vans/);
      await expect(note).toBeHidden();
      await page.getByLabel("Postcode").fill("BT1 1AA");
      if (await page.getByRole("radio").count()) {
        await page.getByRole("radio", { name: /^MOT Test/ }).check();
      } else await page.getByLabel("Service", { exact: true }).selectOption("mot");
      await expect(note).toBeVisible();
      await expect(form.getByRole("link", { name: "Van MOT in Northern Ireland" })).toHaveAttribute(
        "href",
        "/van-mot/northern-ireland/",
      );
      await expect(form).not.toContainText("£");
      await page.getByLabel("Postcode").fill("B11AA");
      await expect(note).toBeHidden();
      await expect(form).toContainText("£54.85");
    });
  }

  test("leaves no gap for the empty note in forms for other postcodes", async ({ page }) => {
    for (const path of ["/", "/van-servicing/leeds/"]) {
      await open(page, path);
      const heights = await page.locator("#book").evaluate((form) => {
        const withNote = form.clientHeight;
        form.querySelector("#dva-note")?.remove();
        return [withNote, form.clientHeight];
      });
      expect(heights[0], path).toBe(heights[1]);
    }
  });

  test("changes the examples in the form on Northern Irish pages only", async ({ page }) => {
    for (const path of ["/van-mot/belfast/", "/van-servicing/northern-ireland/"]) {
      await open(page, path);
      await expect(page.getByLabel("Vehicle registration")).toHaveAttribute(
        "placeholder",
        "ABZ1234",
      );
      await expect(page.getByLabel("Postcode")).toHaveAttribute("placeholder", "BT11AA");
    }
    await open(page, "/van-mot/leeds/");
    await expect(page.getByLabel("Vehicle registration")).toHaveAttribute("placeholder", "AB12CDE");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("forms for the whole country name the DVA for Northern Ireland", async ({ page }) => {
    for (const path of ["/", "/van-mot/"]) {
      await page.goto(path);
      // The text of a `noscript` counts only if it is rendered.
      await expect(page.getByRole("main").locator("form[method=post]")).toContainText(
        /only DVA tests vans/,
        {
          useInnerText: true,
        },
      );
    }
  });
});
