// @vitest-environment jsdom
import { expect, test } from "vitest";
import { buildLocation } from "../../testing/build-location.ts";
import { buildContentVersion } from "../testing/admin-responses.ts";
import {
  isEmpty,
  parseTextLines,
  publishedContent,
  textLinesOf,
  versionContent,
} from "./location-content.ts";

test("the words of published content are counted, and a missing part is null", () => {
  const text = publishedContent(
    buildLocation({
      servicing_content: "<h2>Vans here</h2><p>One &amp; two – three.</p>",
      servicing_meta_title: "Vans",
    }),
  );
  expect(text.servicing).toMatchObject({ wordCount: 5, metaTitle: "Vans", metaDescription: "" });
  expect(text.mot).toBeNull();
  expect(isEmpty(text)).toBe(false);
  expect(isEmpty(publishedContent(buildLocation({ faq_content: "not json" })))).toBe(true);
});

test("each page has its own published metadata", () => {
  const { servicing, mot } = publishedContent(
    buildLocation({
      servicing_content: "<p>One.</p>",
      servicing_meta_title: "Van servicing",
      servicing_meta_description: "We service vans.",
      mot_content: "<p>Two more.</p>",
      mot_meta_title: "Van MOT",
      mot_meta_description: "We test vans.",
    }),
  );
  expect(servicing).toMatchObject({
    metaTitle: "Van servicing",
    metaDescription: "We service vans.",
  });
  expect(mot).toMatchObject({
    wordCount: 2,
    metaTitle: "Van MOT",
    metaDescription: "We test vans.",
  });
});

test("the content of a version has the counts of the version", () => {
  const text = versionContent(buildContentVersion("place-0", 1, "Words."));
  expect([text.servicing?.wordCount, text.mot?.wordCount, text.faqs.length]).toEqual([300, 250, 1]);
});

test("a question is a heading of its answer", () => {
  expect(textLinesOf(versionContent(buildContentVersion("place-0", 1, "Words.")), "faq")).toEqual([
    { isHeading: true, text: "How often?" },
    { isHeading: false, text: "Every year." },
  ]);
});

test("hostile HTML is read as text, and nothing in it is run or fetched", () => {
  const hostile =
    '<img src="https://example.com/x" onerror="document.title = 1"><p>Read <b>me</b></p><script>1</script>';
  expect(parseTextLines(hostile)).toEqual([{ isHeading: false, text: "Read me" }]);
  expect(document.title).toBe("");
});

test("a text without HTML is read paragraph by paragraph", () => {
  expect(parseTextLines("One.\n\nTwo.").map(({ text }) => text)).toEqual(["One.", "Two."]);
  expect(parseTextLines("")).toEqual([]);
});
