import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** Signs in as the local operator, from the open admin page and back to it. */
export async function signIn(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  // The provider remembers who has signed in in another tab.
  const local = page.getByRole("button", { name: "Sign in as the local operator" });
  const signedIn = page.getByRole("button", { name: "Sign out" });
  await expect(local.or(signedIn)).toBeVisible();
  if (await local.isVisible()) await local.click();
  await expect(signedIn).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathname);
}
