import { expect, test } from "vitest";
import { claimAnchor } from "@vanfettle/contract/claims/marketing-claims";
import { samplePageSettings } from "@vanfettle/contract/page-settings";
import { promiseClaims } from "./own-claims.ts";

const ratingWith = (RatingEvidence: string) =>
  promiseClaims({ ...samplePageSettings, RatingEvidence }).claims.find(
    ({ id }) => id === claimAnchor("rating"),
  );

test("a claim with the operator's evidence names its source, sample and date, and links a source that is an address", () => {
  expect(ratingWith("https://reviews.example/van; 1,204 reviews; 2026-10")).toMatchObject({
    verification: "operator",
    evidence: "https://reviews.example/van: 1,204 reviews.",
    source: "https://reviews.example/van",
    date: "2026-10",
  });
  expect(ratingWith("Our survey; 300 answers; 2026-10-01")).toMatchObject({
    evidence: "Our survey: 300 answers.",
    source: null,
    date: "2026-10-01",
  });
});
