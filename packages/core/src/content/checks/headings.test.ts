import { expect, test } from "vitest";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import { isHeld } from "./check.ts";
import { checkHeadings } from "./whole-text.ts";

const facts = buildFactRecord({
  elsewhere: [
    { name: "Redhill", miles: 2, class7: 20 },
    { name: "Woking", miles: 14, class7: 31 },
  ],
});
const base = buildFilledText();
const [first, second] = base.mot as [(typeof base.mot)[0], (typeof base.mot)[0]];

test("finds no fault in a heading and a description whose towns stand below them", () => {
  const mot = [{ ...first, heading: "From Reigate to Redhill for class 7" }, second];
  const motMetaDescription = "Reigate has class 7, and so has Redhill.";
  expect(checkHeadings({ ...base, mot, motMetaDescription }, facts)).toEqual([]);
});

test("a town of a heading must stand in its own section", () => {
  const prose = ["Ask at Woking."];
  const mot = [
    { ...first, heading: "Go to Woking" },
    { ...second, paragraphs: prose },
  ];
  const found = checkHeadings({ ...base, mot }, facts);
  expect(found).toMatchObject([{ code: "not_in_section", at: "mot[0].heading", words: "Woking" }]);
  expect(found.every(isHeld)).toBe(true);
});

test("a town of a description must stand on its own page", () => {
  const servicing = base.servicing.map((each) => ({ ...each, paragraphs: ["Ask at Woking."] }));
  const motMetaDescription = "Go to Woking for class 7.";
  expect(checkHeadings({ ...base, servicing, motMetaDescription }, facts)).toMatchObject([
    { at: "motMetaDescription[0]", words: "Woking" },
  ]);
});

test("a longer name is another town", () => {
  const bath = buildFactRecord({ elsewhere: [{ name: "Bath", miles: 9, class7: 20 }] });
  const about = (heading: string, prose: string) =>
    checkHeadings({ ...base, mot: [{ heading, paragraphs: [prose] }] }, bath).map(({ at }) => at);
  expect(about("Go to Bathgate", "Ask there.")).toEqual([]);
  expect(about("Go to Bath", "Ask in Bathgate.")).toEqual(["mot[0].heading"]);
});
