import { expect, test } from "vitest";
import { pageSettings } from "@vanfettle/contract/page-settings";
import { daySentence, garageSentence, paymentSentence } from "./partner-sentences.ts";

test.each([
  [{ GarageChoice: "visitor" }, "You choose the garage on our partner's site."],
  [
    { GarageChoice: "visitor", PartnerName: "Smith & Sons" },
    "You choose the garage on the site of our partner, Smith & Sons.",
  ],
  [{ GarageChoice: "partner" }, "Our partner chooses the garage."],
  [
    { GarageChoice: "partner", PartnerName: "Smith & Sons" },
    "Our partner, Smith & Sons, chooses the garage.",
  ],
  [{}, "A garage does the work."],
])("says with %j who chooses the garage", (settings, sentence) => {
  expect(garageSentence(settings)).toBe(sentence);
});

test("says for each choice of garage where the day is chosen", () => {
  expect(daySentence({ GarageChoice: "visitor" })).toBe("You choose the day there too.");
  expect(daySentence({ GarageChoice: "partner" })).toContain("You agree the day there");
});

test("has a different sentence for each payment, and none without the setting", () => {
  const values = pageSettings.PartnerPayment.pattern.split("|");
  const sentences = values.map((PartnerPayment) => paymentSentence({ PartnerPayment }));
  expect(new Set(sentences).size).toBe(4);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^Our partner (pays us|does not pay us)/);
  }
  expect(paymentSentence({})).toBe("");
});
