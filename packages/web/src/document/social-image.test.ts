import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { servicePages } from "@vanfettle/contract/services";
import { socialImageOf, socialImages } from "./social-image.ts";

test.each(Object.values(socialImages))(
  "$path is a PNG of the stated size",
  ({ path, width, height }) => {
    const file = new URL(`../../public${path}`, import.meta.url);
    expect(existsSync(file), "`npm run images` draws it").toBe(true);
    const png = readFileSync(file);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    // The header chunk follows the signature and the chunk's length and name; it starts with width
    // and height.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  },
);

test("servicing, MOT and each service have their own image; other pages use the site's", () => {
  const subjects = [
    "servicingLocation",
    "motLanding",
    ...servicePages.map(({ name }) => name),
    "home",
  ] as const;
  expect(new Set(subjects.map((page) => socialImageOf(page).path)).size).toBe(subjects.length);
  expect(socialImageOf("motLocation")).toBe(socialImageOf("motLanding"));
  expect(socialImageOf("privacyPolicy")).toBe(socialImages.site);
});
