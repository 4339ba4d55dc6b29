import { expect, test } from "vitest";
import { parseTypedDefects } from "./typed-defects.ts";

const parse = (text: string, namesSections = true) =>
  parseTypedDefects(text, { namesSections }).map(({ kind, text: words }) => [kind, words]);

test.each([
  ["Dangerous: brake pad worn", ["DANGEROUS", "brake pad worn"]],
  ["DANGEROUS - brake pad worn", ["DANGEROUS", "brake pad worn"]],
  ["dangerous – brake pad worn", ["DANGEROUS", "brake pad worn"]],
  ["(dangerous) brake pad worn", ["DANGEROUS", "(dangerous) brake pad worn"]],
  ["Dangerous defect: brake pad worn", ["DANGEROUS", "brake pad worn"]],
  ["Dangerous brake pad", ["DANGEROUS", "Dangerous brake pad"]],
  ["brake pad worn (dangerous)", ["DANGEROUS", "brake pad worn"]],
  ["brake pad worn, dangerous.", ["DANGEROUS", "brake pad worn"]],
  ["brake pad worn - DANGEROUS", ["DANGEROUS", "brake pad worn"]],
  [
    "the tester called the pads dangerous to drive on",
    ["DANGEROUS", "the tester called the pads dangerous to drive on"],
  ],
  ["Major: stop lamp out", ["MAJOR", "stop lamp out"]],
  ["stop lamp out [major]", ["MAJOR", "stop lamp out"]],
  ["Minor: wiper blade", ["MINOR", "wiper blade"]],
  ["Advisory: tyre worn", ["ADVISORY", "tyre worn"]],
  ["• Major: stop lamp out", ["MAJOR", "stop lamp out"]],
  ["2. Major: stop lamp out", ["MAJOR", "stop lamp out"]],
  ["1.1.13 brake pad worn", ["", "1.1.13 brake pad worn"]],
  ["brake pad worn", ["", "brake pad worn"]],
  ["brake pad dangerously worn", ["", "brake pad dangerously worn"]],
  ["stop lamp out, not dangerous", ["", "stop lamp out, not dangerous"]],
  ["Repair immediately the stop lamp", ["", "Repair immediately the stop lamp"]],
  ["Not dangerous: stop lamp out", ["", "Not dangerous: stop lamp out"]],
  ["no longer dangerous: stop lamp out", ["", "no longer dangerous: stop lamp out"]],
])("reads %j", (line, defect) => {
  expect(parse(line)).toEqual([defect]);
});

test.each(["", "  \n \r\n", "Major defects:", "(dangerous)", "Dangerous -", "-"])(
  "finds no defect in %j",
  (text) => {
    expect(parse(text)).toEqual([]);
  },
);

test("gives the defects below a heading of DVSA's lists its kind", () => {
  const pasted = [
    "Brake hose chafed",
    "Do not drive until repaired (dangerous defects):",
    "Offside Front Brake pad(s) less than 1.5 mm thick (1.1.13 (a) (ii))",
    "Repair immediately (major defects):",
    "Nearside Rear Stop lamp not working (4.3.1 (a) (i))",
    "",
    "Dangerous: tyre cords exposed",
    "Exhaust emits dense smoke",
    "Repair as soon as possible (minor defects):",
    "Wiper blade defective (3.4 (b) (i))",
    "Monitor and repair if necessary (advisories):",
    "Sill corroded (6.2.2 (d) (i))",
  ];
  const expected = [
    ["", "Brake hose chafed"],
    ["DANGEROUS", "Offside Front Brake pad(s) less than 1.5 mm thick (1.1.13 (a) (ii))"],
    ["MAJOR", "Nearside Rear Stop lamp not working (4.3.1 (a) (i))"],
    ["DANGEROUS", "tyre cords exposed"],
    ["MAJOR", "Exhaust emits dense smoke"],
    ["MINOR", "Wiper blade defective (3.4 (b) (i))"],
    ["ADVISORY", "Sill corroded (6.2.2 (d) (i))"],
  ];
  expect(parse(pasted.join("\n"))).toEqual(expected);
  expect(parse(pasted.join("\r\n"))).toEqual(expected);
});

test("splits a line at a semicolon before a kind only", () => {
  expect(parse("Dangerous: brake pads; hose; Major: stop lamp")).toEqual([
    ["DANGEROUS", "brake pads; hose"],
    ["MAJOR", "stop lamp"],
  ]);
});

test("finds the section and service of each defect, but no section by another manual", () => {
  const text = "Dangerous: pipe corroded (8.4.1 (a) (i))";
  const [defect] = parseTypedDefects(text, { namesSections: true });
  expect(defect).toEqual({
    text: "pipe corroded (8.4.1 (a) (i))",
    kind: "DANGEROUS",
    dangerous: true,
    section: "8.4.1",
    service: "oil-change",
  });
  expect(parseTypedDefects(text, { namesSections: false })[0]).toMatchObject({
    section: null,
    service: null,
  });
});
