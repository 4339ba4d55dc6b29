import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** Signs in as the local operator, from the open admin page and back to it. */
export async function signIn(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("button", { name: "Sign in as the local operator" }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathname);
}
