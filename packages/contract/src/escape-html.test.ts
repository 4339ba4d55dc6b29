import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("escapes each character that could end a text or an attribute, and no other", () => {
  expect(escapeHtml(`<a href="x">Tom & Anna's café</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Tom &amp; Anna&#39;s café&lt;/a&gt;",
  );
});

test("escapes an entity once more, so that it is shown as it was written", () => {
  expect(escapeHtml("&amp;")).toBe("&amp;amp;");
});
