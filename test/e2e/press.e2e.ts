import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

/*
 * A button that moves between press and release receives no click. So leaving a field must not
 * change the page until the release: no hint, error or note may appear or disappear. A mouse
 * presses, so the screen's width does not matter.
 */

const forms = [
  { form: "home", path: "/", service: "dropdown" },
  { form: "place", path: "/van-servicing/maidstone/", service: "radio" },
  { form: "MOT landing", path: "/van-mot/", service: "dropdown" },
] as const;

const submitButton = (page: Page): Locator =>
  page.getByRole("main").locator("form button[type=submit]:not([formaction])");

async function chooseService(page: Page, service: "dropdown" | "radio"): Promise<void> {
  if (service === "radio") await page.getByRole("radio", { name: /^MOT Test/ }).check();
  else await page.getByLabel("Service", { exact: true }).selectOption("mot");
}

/** Presses the submit button. Returns its position before the press and while it is held down. */
async function press(page: Page): Promise<{ before: unknown; held: unknown }> {
  const button = submitButton(page);
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  if (!before) throw new Error("The button has no box.");
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  return { before, held: await button.boundingBox() };
}

async function expectClick(
  page: Page,
  { before, held }: { before: unknown; held: unknown },
): Promise<void> {
  expect(held).toEqual(before);
  const sent = page.waitForRequest("**/api/book-my-garage");
  await page.mouse.up();
  await sent;
}

test.beforeEach(async ({ page }) => {
  await page.route("**/api/book-my-garage", (route) => route.fulfill({ status: 503, body: "{}" }));
});

for (const { form, path, service } of forms) {
  test(
    `the ${form} form does not move under a press after a partial postcode`,
    { tag: "@desktop" },
    async ({ page }) => {
      await open(page, path);
      await chooseService(page, service);
      await page.getByLabel("Vehicle registration").fill("AB12CDE");
      await page.getByLabel("Postcode").pressSequentially("ME15");
      await expectClick(page, await press(page));
      await expect(page.getByText(/does not look like a full UK postcode/)).toBeVisible();
    },
  );

  test(
    `the ${form} form does not move under a press when a composed postcode clears an error`,
    { tag: "@desktop" },
    async ({ page }) => {
      // The MOT landing form shows the server's messages; the other forms validate in the browser.
      await page.route("**/api/book-my-garage", (route) => route.continue(), { times: 1 });
      await open(page, path);
      await chooseService(page, service);
      await page.getByLabel("Vehicle registration").fill("AB12CDE");
      await submitButton(page).click();
      await expect(page.getByText("Postcode is required")).toBeVisible();
      await page.unroute("**/api/book-my-garage");
      await page.route("**/api/book-my-garage", (route) =>
        route.fulfill({ status: 503, body: "{}" }),
      );
      await page.getByLabel("Postcode").focus();
      const keyboard = await page.context().newCDPSession(page);
      await keyboard.send("Input.imeSetComposition", {
        text: "me155xx",
        selectionStart: 7,
        selectionEnd: 7,
      });
      await expectClick(page, await press(page));
      await expect(page.getByText("Postcode is required")).toBeHidden();
    },
  );
}

test(
  "an invalid form does not move under a press before the release",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/");
    await page.getByLabel("Postcode").pressSequentially("ME15");
    const { before, held } = await press(page);
    expect(held).toEqual(before);
    await page.mouse.up();
    await expect(page.getByText("Vehicle registration is required")).toBeVisible();
  },
);

test(
  "a tap sends the form although leaving a partial postcode shows a hint",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, "/");
    await chooseService(page, "dropdown");
    await page.getByLabel("Vehicle registration").fill("AB12CDE");
    await page.getByLabel("Postcode").pressSequentially("ME15");
    const button = submitButton(page);
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const sent = page.waitForRequest("**/api/book-my-garage");
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await sent;
  },
);

test(
  "a hint appears at once when a partial postcode is left by keyboard",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/");
    await page.getByLabel("Postcode").pressSequentially("ME15");
    await page.keyboard.press("Tab");
    await expect(page.getByText(/does not look like a full UK postcode/)).toBeVisible();
  },
);
