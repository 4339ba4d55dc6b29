import { expect, test } from "vitest";
import { splitText } from "./stored-text.tsx";

test.each([
  [
    "<h2>A</h2><p>b</p><p>c</p><h3>D</h3><ul><li>e</li></ul>",
    "<h2>A</h2><p>b</p>",
    "<p>c</p><h3>D</h3><ul><li>e</li></ul>",
  ],
  ["<p>a</p>\n<p>b</p>\n", "<p>a</p>", "<p>b</p>"],
  ["<p>a</p>", "<p>a</p>", ""],
  ["<h2>A</h2><ul><li>b</li></ul>", "<h2>A</h2><ul><li>b</li></ul>", ""],
  ["words <p>a</p><p>b</p>", "words <p>a</p>", "<p>b</p>"],
  ["<ul><li><p>a</p></li></ul><p>b</p>", "<ul><li><p>a</p></li></ul><p>b</p>", ""],
  ["", "", ""],
])("splits %j after its first paragraph", (html, first, rest) => {
  expect(splitText(html)).toEqual([first, rest]);
});
