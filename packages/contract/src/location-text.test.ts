import { describe, expect, test } from "vitest";
import { isPlainMarkup, parseFaqs, usableMotText } from "./location-text.ts";

describe("FAQ text", () => {
  test.each([null, "", "[]", "not json", "{}", '"text"', "null", "42"])("%j is no FAQs", (text) => {
    expect(parseFaqs(text)).toEqual([]);
  });

  test("is a list of questions and answers; what is neither is left out", () => {
    const text = JSON.stringify([{ question: "Q", answer: "A" }, { question: "only" }, 7, null]);
    expect(parseFaqs(text)).toEqual([{ question: "Q", answer: "A" }]);
  });
});

test("stored MOT text counts from 101 characters", () => {
  expect(usableMotText(null)).toBeNull();
  expect(usableMotText("x".repeat(100))).toBeNull();
  expect(usableMotText("x".repeat(101))).toBe("x".repeat(101));
});

describe("plain markup", () => {
  test.each(["<h2>A</h2><p>b &lt;c&gt;</p><ul><li>d</li></ul>", "text alone", "<h3>e</h3>"])("is %s", (html) => {
    expect(isPlainMarkup(html)).toBe(true);
  });

  test.each([
    "<script>alert(1)</script>",
    '<p onclick="x()">y</p>',
    '<a href="javascript:x">y</a>',
    "<img src=x onerror=alert(1)>",
    "<p >a</p>",
    "<P>a</P>",
    "<p",
    "a < b",
    "<svg><p>x</p></svg>",
    "<!-- -->",
  ])("is not %s", (html) => {
    expect(isPlainMarkup(html)).toBe(false);
  });
});
