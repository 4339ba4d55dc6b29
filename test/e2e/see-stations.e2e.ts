import { expect, test } from "./site.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the form's second button shows the stations for a van's class, and no address has its registration", async ({
      page,
    }) => {
      const sent: string[] = [];
      page.on("request", (request) => void sent.push(`${request.method()} ${request.url()}`));
      await page.goto("/");
      await page.getByLabel("Vehicle registration").fill("QQ19 BIG");
      await page
        .getByRole("main")
        .locator("form[method=post]")
        .getByLabel("Postcode")
        .fill("LS1 4AP");
      await page.getByRole("button", { name: "Or phone an MOT station near you" }).click();
      await expect(page).toHaveURL(/\/garages\/\?postcode=LS1\+4AP&class=7&van=sample-classed$/);
      const main = page.getByRole("main");
      await expect(main.getByText("Your van is likely class 7.")).toBeVisible();
      await expect(main.getByText("Class 7: at most £58.60 by law.")).toBeVisible();
      await expect(main.locator("form[action='/book']")).not.toContainText("£54.85");
      expect(
        sent.some((request) => request.startsWith("POST ") && request.endsWith("/see-stations")),
      ).toBe(true);
      expect(sent.join()).not.toMatch(/QQ19/i);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
    });

    test(
      "a registration in the postcode field reaches no address",
      { tag: "@desktop" },
      async ({ page }) => {
        const sent: string[] = [];
        page.on("request", (request) => void sent.push(request.url()));
        await page.goto("/van-mot/");
        await page.getByLabel("Vehicle registration").fill("LS1 4AP");
        await page
          .getByRole("main")
          .locator("form[method=post]")
          .getByLabel("Postcode")
          .fill("QQ19 BIG");
        await page.getByRole("button", { name: "Or phone an MOT station near you" }).click();
        await expect(page.getByText("Invalid postcode format")).toBeVisible();
        expect(sent.join()).not.toMatch(/QQ19/i);
      },
    );
  });
}
