// @vitest-environment jsdom
import { expect, test } from "vitest";
import { buildLocation } from "../../../testing/build-location.ts";
import { aVersion } from "../testing/admin-responses.ts";
import { isEmpty, publishedText, versionText } from "./location-content.ts";
import { linesOf } from "./text-kinds.ts";
import { textLines } from "./text-lines.ts";

test("what is published is counted in words, and a missing part stays missing", () => {
  const text = publishedText(
    buildLocation({
      servicing_content: "<h2>Vans here</h2><p>One &amp; two – three.</p>",
      servicing_meta_title: "Vans",
    }),
  );
  expect(text.servicing).toMatchObject({ wordCount: 5, metaTitle: "Vans", metaDescription: "" });
  expect(text.mot).toBeNull();
  expect(isEmpty(text)).toBe(false);
  expect(isEmpty(publishedText(buildLocation({ faq_content: "not json" })))).toBe(true);
});

test("a version brings its own counts", () => {
  const text = versionText(aVersion("place-0", 1, "Words."));
  expect([text.servicing?.wordCount, text.mot?.wordCount, text.faqs.length]).toEqual([300, 250, 1]);
});

test("questions are headings of their answers", () => {
  expect(linesOf(versionText(aVersion("place-0", 1, "Words.")), "faq")).toEqual([
    { isHeading: true, text: "How often?" },
    { isHeading: false, text: "Every year." },
  ]);
});

test("hostile markup is read as words and neither run nor fetched", () => {
  const hostile =
    '<img src="https://example.com/x" onerror="document.title = 1"><p>Read <b>me</b></p><script>1</script>';
  expect(textLines(hostile)).toEqual([{ isHeading: false, text: "Read me" }]);
  expect(document.title).toBe("");
});

test("a text without markup is read paragraph by paragraph", () => {
  expect(textLines("One.\n\nTwo.").map(({ text }) => text)).toEqual(["One.", "Two."]);
  expect(textLines("")).toEqual([]);
});
