// @vitest-environment jsdom
import { expect, test } from "vitest";
import { hydrateDocument } from "../testing/hydrate-document.tsx";

const hydrateAt = (now: string) => hydrateDocument("/privacy-policy", {}, { now });

const shown = () => ({
  date: /Last updated: (.*?\d{4})/.exec(document.querySelector("main")?.textContent ?? "")?.[1],
  year: /© (\d{4})/.exec(document.querySelector("footer")?.textContent ?? "")?.[1],
});

test("shows the browser's date and year after hydrating a cached document", async () => {
  const { before, errors } = await hydrateAt("2027-06-30T23:30:00Z");
  expect(before).toContain("21 November 2026");
  expect(shown()).toEqual({ date: "1 July 2027", year: "2027" });
  expect(errors).toEqual([]);
});

test("keeps the document's date and year if the browser's clock is behind", async () => {
  await hydrateAt("2025-06-30T12:00:00Z");
  expect(shown()).toEqual({ date: "21 November 2026", year: "2026" });
});
