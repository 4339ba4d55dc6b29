import { expect, test } from "vitest";
import { harshWord } from "./harsh-words.ts";

test("the first word that is harsh enough is found, in whatever case", () => {
  expect(harshWord("The testers are Drunk and corrupt", -2)).toBe("Drunk");
  expect(harshWord("An odd answer", -4)).toBeUndefined();
});

test("the everyday words of a workshop are not harsh", () => {
  expect(harshWord("A worn, damaged or broken part may fail and cause trouble", -2)).toBeUndefined();
});
