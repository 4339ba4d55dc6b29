import { readdirSync, readFileSync } from "node:fs";
import { openComponents } from "./component-page.ts";
import { controlsThatLookAlike } from "./control-looks.ts";
import { expectAccessible, expectAccessibleInAllModes, overflow } from "./expect-accessible.ts";
import { expect, test } from "./site.ts";

/** Modules of `ui` that render nothing to look at, or only what other modules render. */
const unseen = [
  "error-boundary",
  "fixed-page-meta",
  "lazy-part",
  "page-meta",
  "part",
  "script-place",
];

test("every component has a sample", { tag: "@desktop" }, () => {
  const samples = readFileSync("packages/web/src/testing/component-samples.tsx", "utf8");
  const components = readdirSync("packages/web/src/ui")
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map((file) => file.replace(".tsx", ""));
  const missing = components.filter((name) => !samples.includes(`/ui/${name}.tsx"`));
  expect(missing.filter((name) => name !== "link")).toEqual(unseen);
});

test(
  "every control looks different under the pointer, with the focus and pressed, or if it waits or failed",
  { tag: "@desktop" },
  async ({ page }) => {
    await openComponents(page);
    expect(await controlsThatLookAlike(page)).toEqual([]);
    const look = (name: string) =>
      page
        .locator(`[data-sample="${name}"]`)
        .locator("button, .field, .plate, .toast")
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderColor, opacity } = getComputedStyle(element);
          return { backgroundColor, borderColor, opacity };
        });
    for (const [state, other] of [
      ["button, waiting", "button, primary"],
      ["field, failed", "field"],
      ["plate, failed", "plate"],
      ["toast, destructive", "toast, success"],
    ] as const) {
      expect(await look(state), state).not.toEqual(await look(other));
    }
  },
);

test(
  "a question opens in a fold that a wide screen shows",
  { tag: "@desktop" },
  async ({ page }) => {
    await openComponents(page);
    const question = page.locator('[data-sample="fold"] .faq');
    await question.locator("summary").click();
    await expect(question).toHaveAttribute("open");
  },
);

test("components are accessible and fit in every mode", { tag: "@phone" }, async ({ page }) => {
  await openComponents(page);
  expect.soft(await overflow(page), "390 px").toBe(0);
  const dialog = page.locator(".dialog");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, `${width} px`);
    await expectAccessibleInAllModes(page);
    await page.emulateMedia({ forcedColors: "none" });
    await dialog.evaluate((each: HTMLDialogElement) => each.showModal());
    await expectAccessible(page, `dialog, ${width} px`);
    await dialog.evaluate((each: HTMLDialogElement) => each.close());
  }
});
