import { describe, expect, test } from "vitest";
import { isPlainMarkup, parseFaqs, usableMotText } from "./location-text.ts";

describe("parseFaqs", () => {
  test.each([null, "", "[]", "not json", "{}", '"text"', "null", "42"])(
    "returns no FAQs for %j",
    (text) => {
      expect(parseFaqs(text)).toEqual([]);
    },
  );

  test("returns the questions with answers and leaves out other elements", () => {
    const text = JSON.stringify([{ question: "Q", answer: "A" }, { question: "only" }, 7, null]);
    expect(parseFaqs(text)).toEqual([{ question: "Q", answer: "A" }]);
  });
});

test("a stored MOT text is used from 101 characters", () => {
  expect(usableMotText(null)).toBeNull();
  expect(usableMotText("x".repeat(100))).toBeNull();
  expect(usableMotText("x".repeat(101))).toBe("x".repeat(101));
});

describe("isPlainMarkup", () => {
  test.each(["<h2>A</h2><p>b &lt;c&gt;</p><ul><li>d</li></ul>", "text alone", "<h3>e</h3>"])(
    "is true for %s",
    (html) => {
      expect(isPlainMarkup(html)).toBe(true);
    },
  );

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
  ])("is false for %s", (html) => {
    expect(isPlainMarkup(html)).toBe(false);
  });
});
