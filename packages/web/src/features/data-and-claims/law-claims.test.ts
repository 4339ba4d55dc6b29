import { describe, expect, test } from "vitest";
import { law, type LawEntry } from "@vanfettle/vans/law/law";
import type { LawName } from "@vanfettle/vans/law/law-values";
import { verificationStatuses } from "./claim.ts";
import { dvaLawClaims, motLawClaims, privacyLawClaims } from "./law-claims.ts";

const claims = [...motLawClaims.claims, ...dvaLawClaims.claims, ...privacyLawClaims];
const isUnconfirmed = (name: LawName): boolean =>
  (law[name] as LawEntry<unknown>).unconfirmed !== undefined;
const names = Object.keys(law) as LawName[];

function claimOf(name: LawName) {
  const claim = claims.find(({ id }) => id === `law-${name}`);
  if (!claim) throw new Error(`no claim for ${name}`);
  return claim;
}

describe.each(names.filter(isUnconfirmed))(
  "the entry of %s, which its source does not confirm",
  (name) => {
    test("states the start date, the weights and the country plainly, and tells readers to confirm it", () => {
      expect(claimOf(name).statement).toMatch(
        /^In Great Britain .* over 3,500 kg and up to 4,250 kg has been class 7 since 1 June 2026\. Confirm with the station/,
      );
    });

    test("cites the announcement, the source that reports it in force and the part that we could not read", () => {
      const { verification, limits } = claimOf(name);
      expect(verificationStatuses[verification]).toBe(
        "announced by an official source, reported to be in force",
      );
      expect(limits).toMatch(
        /response of 24 November 2025.* BVRLA.* reports .*could not read the regulations as made/,
      );
    });
  },
);

test("every other entry is confirmed by its source", () => {
  const others = names.filter((name) => !isUnconfirmed(name));
  expect(others.filter((name) => claimOf(name).verification !== "official")).toEqual([]);
});
