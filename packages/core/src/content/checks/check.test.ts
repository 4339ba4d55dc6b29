import { expect, test } from "vitest";
import { isNeverAcceptable, neverAcceptableKinds, violation, violationKinds, type ViolationCode } from "./check.ts";

test("a violation has the level of its kind and quotes its words", () => {
  expect(violation("contact", { at: "mot[0].heading" }, " 01737 555 555 ", "no phone numbers")).toEqual({
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

test("never accepts contacts, markup, unfilled slots, defamation, abuse or law, and refuses each of them", () => {
  const kinds = ["contact", "markup", "unfilled_slot", "defamation", "abuse", "law"] as const;
  expect([...neverAcceptableKinds].toSorted()).toEqual(["shape", ...kinds].toSorted());
  expect(neverAcceptableKinds.map((kind) => violationKinds[kind])).toEqual(neverAcceptableKinds.map(() => "refused"));
});

test.each<[ViolationCode, boolean]>([
  ["law", true],
  ["abuse", true],
  ["basis", false],
  ["reader", false],
  ["name", false],
  ["likeness", false],
])("whether %s is never acceptable: %s", (code, expected) => {
  expect(isNeverAcceptable({ code })).toBe(expected);
});
