import { expect, test } from "vitest";
import {
  isHeld,
  isNeverAcceptable,
  isObjection,
  isRefused,
  isToBeCorrected,
  violation,
  violationKinds,
  whatOf,
  type ViolationCode,
} from "./check.ts";

test("a violation has the level of its kind and quotes its words", () => {
  expect(
    violation("contact", { at: "mot[0].heading" }, " 01737 555 555 ", "no phone numbers"),
  ).toEqual({
    code: "contact",
    level: "refused",
    at: "mot[0].heading",
    words: "01737 555 555",
    message: 'MOT, section 1, heading says "01737 555 555": no phone numbers.',
  });
  expect(violation("length", { at: "text" }, "", "it is dull")).toMatchObject({
    level: "for the editor",
    words: "",
    message: "The text: it is dull.",
  });
});

test("never accepts contacts, markup, unfilled slots or abuse, and refuses each of them", () => {
  const kinds = ["contact", "markup", "unfilled_slot", "abuse"] as const;
  const never = (Object.keys(violationKinds) as ViolationCode[]).filter((code) =>
    isNeverAcceptable({ code }),
  );
  expect(never.toSorted()).toEqual(["shape", ...kinds].toSorted());
  expect(never.map((code) => violation(code, { at: "mot" }, "", "so").level)).toEqual(
    never.map(() => "refused"),
  );
});

test.each<[ViolationCode, boolean]>([
  ["abuse", true],
  ["basis", false],
  ["reader", false],
  ["name", false],
  ["likeness", false],
])("whether %s is never acceptable: %s", (code, expected) => {
  expect(isNeverAcceptable({ code })).toBe(expected);
});

test.each<[ViolationCode, string]>([
  ["figure", "refused, corrected, held, objection"],
  ["shape", "refused, corrected, held, objection"],
  ["reader", "corrected, held, objection"],
  ["retired_advice", "corrected, held, objection"],
  ["unread", "held"],
  ["length", "corrected"],
  ["own_words", "corrected"],
  ["repetition", "corrected"],
  ["likeness", ""],
  ["law_word", ""],
])("a violation of the kind %s is: %s", (code, expected) => {
  const found = violation(code, { at: "mot" }, "", "so");
  const is = {
    refused: isRefused(found),
    corrected: isToBeCorrected(found),
    held: isHeld(found),
    objection: isObjection(found),
  };
  expect(
    Object.entries(is)
      .flatMap(([name, applies]) => (applies ? [name] : []))
      .join(", "),
  ).toBe(expected);
});

test("the message of a violation is given without its field and words", () => {
  expect(whatOf(violation("contact", { at: "mot" }, "01737 555 555", "no phone numbers"))).toBe(
    "no phone numbers.",
  );
  expect(whatOf(violation("length", { at: "mot" }, "", "it is dull"))).toBe("it is dull.");
  expect(
    whatOf({ ...violation("length", { at: "mot" }, "", "it is dull"), message: "Dull." }),
  ).toBe("Dull.");
});
