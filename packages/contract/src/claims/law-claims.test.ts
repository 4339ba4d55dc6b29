import { describe, expect, test } from "vitest";
import { law, type LawEntry } from "@vanfettle/vans/law/law";
import type { LawName } from "@vanfettle/vans/law/law-values";
import { standings } from "./claim.ts";
import { dvaLawClaims, motLawClaims } from "./law-claims.ts";

const claims = [...motLawClaims.claims, ...dvaLawClaims.claims];
const isUnconfirmed = (name: LawName): boolean => (law[name] as LawEntry<unknown>).unconfirmed !== undefined;
const names = Object.keys(law) as LawName[];

function claimOf(name: LawName) {
  const claim = claims.find(({ id }) => id === `law-${name}`);
  if (!claim) throw new Error(`no claim for ${name}`);
  return claim;
}

describe.each(names.filter(isUnconfirmed))("the entry of %s, which its source does not confirm", (name) => {
  test("states since when and for which weights the rule is reported, and tells readers to check", () => {
    expect(claimOf(name).statement).toMatch(
      /^Since 1 June 2026, zero-emission vans over 3,500 kg and up to 4,250 kg are reported to .*\. Check with /,
    );
  });

  test("is announced by its source, and says by whom it is reported to be in force", () => {
    const { standing, limits } = claimOf(name);
    expect(standings[standing]).toBe("announced by an official source, reported to be in force");
    expect(limits).toMatch(/reported by BVRLA/);
  });
});

test("every other entry is stated by its source", () => {
  const others = names.filter((name) => !isUnconfirmed(name));
  expect(others.filter((name) => claimOf(name).standing !== "official")).toEqual([]);
});
