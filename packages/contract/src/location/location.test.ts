import { expect, test } from "vitest";
import { nameInSentence } from "./location.ts";

test.each([
  ["North East", "the North East"],
  ["West Midlands region", "the West Midlands region"],
  ["West Midlands county", "West Midlands county"],
  ["East of England", "the East of England"],
  ["East Riding of Yorkshire", "the East Riding of Yorkshire"],
  ["Yorkshire & Humber", "Yorkshire and the Humber"],
  ["Highlands & Islands", "the Highlands and Islands"],
  ["Hampshire & Isle of Wight", "Hampshire and the Isle of Wight"],
  ["Isle of Wight", "the Isle of Wight"],
  ["City of London, Greater London", "the City of London, Greater London"],
  ["Kent", "Kent"],
  ["South Yorkshire", "South Yorkshire"],
  ["Great North East", "Great North East"],
])("a name has the article that it needs in a sentence: %s is %s", (name, expected) => {
  expect(nameInSentence(name)).toBe(expected);
});
