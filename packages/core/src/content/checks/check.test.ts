import { expect, test } from "vitest";
import {
  isError,
  isHeld,
  isHeldForContent,
  isNeverAcceptable,
  messageWithoutField,
  objection,
  objectionKinds,
  weightOfObjections,
  type ObjectionCode,
} from "./check.ts";

test("an objection has the severity of its kind and quotes its words", () => {
  expect(
    objection("contact", { at: "mot[0].heading" }, " 01737 555 555 ", "no phone numbers"),
  ).toEqual({
    code: "contact",
    severity: "error",
    at: "mot[0].heading",
    words: "01737 555 555",
    message: 'MOT, section 1, heading says "01737 555 555": no phone numbers.',
  });
  expect(objection("length", { at: "text" }, "", "it is dull")).toMatchObject({
    severity: "warning",
    words: "",
    message: "The text: it is dull.",
  });
});

test("never accepts contacts, markup, unfilled slots or abuse, and each of them is an error", () => {
  const kinds = ["contact", "markup", "unfilled_slot", "abuse"] as const;
  const never = (Object.keys(objectionKinds) as ObjectionCode[]).filter((code) =>
    isNeverAcceptable({ code }),
  );
  expect(never.toSorted()).toEqual(["shape", ...kinds].toSorted());
  expect(never.map((code) => objection(code, { at: "mot" }, "", "so").severity)).toEqual(
    never.map(() => "error"),
  );
});

test.each<[ObjectionCode, boolean]>([
  ["abuse", true],
  ["unsupported", false],
  ["reader", false],
  ["name", false],
  ["similarity", false],
])("whether %s is never acceptable: %s", (code, expected) => {
  expect(isNeverAcceptable({ code })).toBe(expected);
});

test.each<[ObjectionCode, string]>([
  ["figure", "error, held, held for content"],
  ["shape", "error, held, held for content"],
  ["reader", "held, held for content"],
  ["unsupported", "held, held for content"],
  ["unread", "held"],
  ["length", "held, held for content"],
  ["place_not_named", "held, held for content"],
  ["own_words", ""],
  ["repetition", "held, held for content"],
  ["similarity", "held, held for content"],
  ["law_word", ""],
  ["superlative", "held, held for content"],
])("an objection of the kind %s is: %s", (code, expected) => {
  const found = objection(code, { at: "mot" }, "", "so");
  const is = {
    error: isError(found),
    held: isHeld(found),
    "held for content": isHeldForContent(found),
  };
  expect(
    Object.entries(is)
      .flatMap(([name, applies]) => (applies ? [name] : []))
      .join(", "),
  ).toBe(expected);
});

test("the message of an objection is given without its field and words", () => {
  expect(
    messageWithoutField(objection("contact", { at: "mot" }, "01737 555 555", "no phone numbers")),
  ).toBe("no phone numbers.");
  expect(messageWithoutField(objection("length", { at: "mot" }, "", "it is dull"))).toBe(
    "it is dull.",
  );
  expect(
    messageWithoutField({
      ...objection("length", { at: "mot" }, "", "it is dull"),
      message: "Dull.",
    }),
  ).toBe("Dull.");
});

test("an error outweighs many warnings, and a text that nobody has read weighs as much as an error", () => {
  const weightOf = (...codes: ObjectionCode[]) =>
    weightOfObjections(codes.map((code) => objection(code, { at: "mot" }, "", "so")));
  const lightestFirst: ObjectionCode[][] = [
    [],
    ["law_word"],
    ["law_word", "own_words"],
    ["reader"],
    ["length", "repetition"],
    ["name"],
    ["name", "similarity"],
    ["figure", "name"],
    ["contact"],
  ];
  const weights = lightestFirst.map((codes) => weightOf(...codes));
  expect(weights).toEqual([...new Set(weights)].toSorted((a, b) => a - b));
  expect(weightOf("unread")).toBe(weightOf("name"));
});
