import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("escapes only the characters that could end a text or an attribute", () => {
  expect(escapeHtml(`<a href="x">Tom & Anna's café</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Tom &amp; Anna&#39;s café&lt;/a&gt;",
  );
});

test("escapes entities again, so they appear as written", () => {
  expect(escapeHtml("&amp;")).toBe("&amp;amp;");
});
