import { expect, test } from "vitest";
import { firstMotAge } from "./law-classes.ts";
import { northernIrishLaw } from "./law-northern-ireland.ts";
import { britishLaw } from "./law-sentences.ts";
import { vehicleLaw } from "./law-vehicles.ts";
import { britishFormNote } from "./law-form-notes.ts";
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
  expect(britishFormNote).toMatch(
    /the MOT price shown for class 4, and £58\.60 for class 7 \(vans over 3,000 kg, up to 3,500 kg\)/,
  );
});

test("an unconfirmed rule includes the regulations, its start date and a request to check it", () => {
  expect(
    Object.entries(law)
      .filter(([, entry]) => "unconfirmed" in entry)
      .map(([name]) => name),
  ).toEqual(["zeroEmissionClass7", "zeroEmissionFirstTest"]);
  expect(britishLaw.zeroEmission).toMatch(
    /^From 1 June 2026 we treat .* over 3,500 kg and up to 4,250 kg as class 7 too, by the Goods Vehicles \(.*\) Regulations 2026\. .*not read them as made, so check /,
  );
  expect(britishLaw.zeroEmissionFirstTest).toMatch(/^From 1 June 2026 we state .* by the same regulations\. Check /);
  expect(JSON.stringify([britishLaw, vehicleLaw])).not.toMatch(/reported|said to/);
});

test("the retest is free in GOV.UK's two cases and may cost a fee in the third", () => {
  expect(britishLaw.retest).toMatch(/free if you leave the van at the station .* within 10 working days/);
  expect(britishLaw.retest).toMatch(/end of the next working day for certain items only/);
  expect(britishLaw.retest).toMatch(/only a partial retest, for which the station may charge/);
});

test("the sentences for Northern Ireland include DVA's fee and ages, but no British class or fee", () => {
  expect(northernIrishLaw.fee).toBe("DVA charges £38 for the test of a van of up to 3,500 kg and £29.50 for a retest.");
  expect(northernIrishLaw.firstTest).toContain("when it is three years old, a car when it is four years old");
  expect(northernIrish).not.toMatch(/class [47]|54\.85|58\.60|10 working days|less a day/i);
  expect(british).not.toMatch(/DVA|£38|29\.50/);
});

test("the age at the first MOT is in words", () => {
  expect(firstMotAge).toBe("three years");
});
