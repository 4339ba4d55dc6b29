import { expect, test } from "vitest";
import { firstMotAge } from "./law-classes.ts";
import { northernIrishLaw } from "./law-northern-ireland.ts";
import { britishFormNote, britishLaw } from "./law-sentences.ts";
import { vehicleLaw } from "./law-vehicles.ts";
import { law } from "./law.ts";

const british = Object.values(britishLaw).join(" ");
const northernIrish = JSON.stringify(northernIrishLaw);

test("the sentences for Great Britain include the classes, weights and maximum fees", () => {
  expect(britishLaw.classes).toContain(
    "Class 4 covers goods vehicles up to 3,000 kg, with a legal maximum fee of £54.85.",
  );
  expect(britishLaw.classes).toContain(
    "Class 7 covers goods vehicles over 3,000 kg and up to 3,500 kg, with a legal maximum fee of £58.60.",
  );
  expect(britishFormNote).toContain("£54.85 up to 3,000 kg, £58.60 up to 3,500 kg.");
});

test("states an unconfirmed rule plainly, with its start, its country and a request to confirm it", () => {
  expect(
    Object.entries(law)
      .filter(([, entry]) => "unconfirmed" in entry)
      .map(([name]) => name),
  ).toEqual(["zeroEmissionClass7", "zeroEmissionFirstTest"]);
  expect(britishLaw.zeroEmission).toBe(
    "In Great Britain a zero-emission goods vehicle over 3,500 kg and up to 4,250 kg has been class 7 since 1 June 2026. Confirm with the station before you book.",
  );
  expect(britishLaw.zeroEmissionFirstTest).toBe(
    "Such a vehicle needs its first MOT three years after it was first registered. Confirm the day with DVSA.",
  );
});

/** Words that turn a rule into a rumour. The register of claims has the caveats. */
const hedges =
  /\bwe (?:treat|state|have|could|think|believe|assume|read|understand)\b|reported|said to|\bas made\b|\bdraft\b|announced|apparently/i;

test("no sentence of the table hedges a rule", () => {
  const sentences = [britishLaw, vehicleLaw, northernIrishLaw].flatMap((each) =>
    Object.values(each),
  );
  expect(sentences.filter((sentence) => hedges.test(sentence))).toEqual([]);
});

test("the retest is free in GOV.UK's two cases and may cost a fee in the third", () => {
  expect(britishLaw.retest).toMatch(
    /free if you leave the van at the station .* within 10 working days/,
  );
  expect(britishLaw.retest).toMatch(/end of the next working day for certain items only/);
  expect(britishLaw.retest).toMatch(/only a partial retest, for which the station may charge/);
});

test("the sentences for Northern Ireland include DVA's fee and ages, but no British class or fee", () => {
  expect(northernIrishLaw.fee).toBe(
    "DVA charges £38 for the test of a van of up to 3,500 kg and £29.50 for a retest.",
  );
  expect(northernIrishLaw.firstTest).toContain(
    "when it is three years old, a car when it is four years old",
  );
  expect(northernIrish).not.toMatch(/class [47]|54\.85|58\.60|10 working days|less a day/i);
  expect(british).not.toMatch(/DVA|£38|29\.50/);
});

test("the age at the first MOT is in words", () => {
  expect(firstMotAge).toBe("three years");
});
