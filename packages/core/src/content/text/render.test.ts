import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlainMarkup, parseFaqs } from "@vanfettle/contract/location/location-text";
import { anyCharacter } from "@vanfettle/vans/testing/any-character";
import { buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import { joinText } from "./location-text.ts";
import { renderSections, renderText } from "./render.ts";

test("sections are rendered as headings and paragraphs", () => {
  expect(renderSections([{ heading: "Oil & filters", paragraphs: ["One.", "Two."] }])).toBe(
    "<h2>Oil &amp; filters</h2><p>One.</p><p>Two.</p>",
  );
});

const hostile = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '" onmouseover="',
    "</p><p>",
    "<!--",
    "&lt;",
  ),
);

test("renders any text as only headings and paragraphs, from which it can be read back", () => {
  fc.assert(
    fc.property(hostile, hostile, (heading, paragraph) => {
      const html = renderSections([{ heading, paragraphs: [paragraph] }]);
      expect(isPlainMarkup(html)).toBe(true);
      expect(html.match(/<[^>]*>/g)).toEqual(["<h2>", "</h2>", "<p>", "</p>"]);
      expect(unescaped(html)).toBe(`<h2>${heading}</h2><p>${paragraph}</p>`);
    }),
  );
});

const unescaped = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

test("the questions are stored as the JSON that the page parses", () => {
  const text = buildLocationText();
  expect(parseFaqs(renderText(text).servicing.faqContent ?? null)).toEqual(joinText(text).faqs);
});

test("sentences are joined to paragraphs, and their slots stay", () => {
  const [first] = renderText(buildLocationText()).mot.html.split("</p>");
  expect(first).toMatch(
    /<p>From the centre of Reigate it is \{\{near\}\}, and \{\{near7\}\}\. A larger van/,
  );
});

test("excludes markup from the word count", () => {
  const { mot } = renderText(
    buildLocationText({
      mot: [
        {
          heading: "Class 4",
          paragraphs: [[buildSentence("Three words here.")], [buildSentence("– One.")]],
        },
      ],
    }),
  );
  expect(mot.wordCount).toBe(6);
});

test("a text is rendered to a part for each service, whose titles and questions go with it", () => {
  const text = buildLocationText();
  const { servicing, mot } = renderText(text);
  const { html: servicingHtml, wordCount: _, faqContent: __, ...ofServicing } = servicing;
  const { html: motHtml, wordCount: ___, ...ofMot } = mot;
  const { servicingMetaTitle, servicingMetaDescription, motMetaTitle, motMetaDescription } = text;
  expect(ofServicing).toEqual({
    service: "servicing",
    metaTitle: servicingMetaTitle,
    metaDescription: servicingMetaDescription,
  });
  expect(ofMot).toEqual({
    service: "mot",
    metaTitle: motMetaTitle,
    metaDescription: motMetaDescription,
  });
  expect([servicingHtml, motHtml]).toEqual([
    renderSections(joinText(text).servicing),
    renderSections(joinText(text).mot),
  ]);
  expect(motHtml.match(/<\/p><h2>/g)).toHaveLength(1);
});
