import { expect, test } from "vitest";
import {
  postcodeLikeRegistration,
  searchHoldsRegistration,
} from "@vanfettle/contract/find/holds-registration";
import { parseQuery } from "@vanfettle/contract/find/parse-query";
import { postcodeWithoutPlace } from "@vanfettle/contract/geo/postcode";
// The table is data, which the package does not export.
import typedQueries from "../../contract/src/find/typed-queries.json" with { type: "json" };
import { find } from "./find.ts";

/** A search as people type it, with the answer that they expect. */
interface TypedQuery {
  query: string;
  /** The names that the first result may have. */
  first?: string;
  /** The county, region or qualifier of the first result. */
  in?: string;
  postcode?: string;
  /** The subject of an answer without a place. */
  answer?: string;
  page?: string;
  class?: string;
}

/** Returns the faults of the answer to a search. */
function faultsOf(expected: TypedQuery): string[] {
  const { query } = expected;
  const isRegistration = searchHoldsRegistration(query);
  if (isRegistration !== (expected.answer?.startsWith("registration") ?? false)) {
    return [`is taken for a registration: ${isRegistration}`];
  }
  if (isRegistration) {
    const answer = ["registration", postcodeLikeRegistration(query)].filter(Boolean).join(" or ");
    return answer === expected.answer ? [] : [`is answered as ${answer}`];
  }
  const found = find({}, query);
  const [first] = found.places;
  const faults: string[] = [];
  if (expected.first && !isNamed(first?.name, expected.first)) {
    faults.push(`finds ${first?.name} as ${found.outcome}`);
  }
  if (
    expected.in &&
    ![first?.name, first?.area].some((text) => text?.includes(expected.in ?? ""))
  ) {
    faults.push(`finds it in ${first?.area}`);
  }
  if (expected.postcode && !expected.postcode.split("|").includes(found.postcode ?? "")) {
    faults.push(`finds the postcode ${found.postcode} as ${found.outcome}`);
  }
  const isAnswered: Record<string, boolean> = {
    "armed forces": /British Forces/.test(
      postcodeWithoutPlace(found.postcode ?? "")?.sentence ?? "",
    ),
    Jersey: found.outcome === "outside-uk",
    "town or postcode":
      found.outcome === "no-place" &&
      !parseQuery(query).asksMotPrice &&
      !parseQuery(query).asksZones,
    zones: found.outcome === "no-place" && parseQuery(query).asksZones,
    price: found.outcome === "no-place" && parseQuery(query).asksMotPrice,
    nothing: found.outcome === "nothing" && found.places.length === 0,
  };
  if (expected.answer && !isAnswered[expected.answer]) faults.push(`answers ${found.outcome}`);
  const { service, vanClass } = parseQuery(query);
  if ((expected.page ?? null) !== service) faults.push(`asks for ${service}`);
  if ((expected.class ?? null) !== vanClass) faults.push(`is of class ${vanClass}`);
  return faults;
}

const isNamed = (name = "", names: string): boolean =>
  names.split("|").some((each) => name === each || name.startsWith(`${each}, `));

/**
 * The searches that get another answer than people expect. Westward Ho! does not have a page: the
 * answer names the nearest place that has one.
 */
const unexpected = ["Westward Ho!", "westward ho"];

test("293 of 295 searches as people type them get the expected place, page and class", () => {
  const queries: readonly TypedQuery[] = typedQueries;
  expect(queries).toHaveLength(295);
  const wrong = queries
    .map((expected) => ({ query: expected.query, faults: faultsOf(expected) }))
    .filter(({ faults, query }) => faults.length > 0 !== unexpected.includes(query));
  expect(wrong).toEqual([]);
});
