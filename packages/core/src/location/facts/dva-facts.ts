import { dvaCentreTowns } from "@vanfettle/vans/law/law-northern-ireland";
import { listed, miles, type Fact } from "./fact.ts";
import type { FactRecord } from "./facts.ts";

/** Lists the test centres of the DVA in or near a location of Northern Ireland. */
export const dvaFacts = (facts: FactRecord): Fact[] =>
  facts.kind === "place" ? centresNear(facts) : centresIn(facts);

const nearestCount = 2;

/**
 * The position of a centre is that of its town, so a place with a centre does not have a distance
 * to it.
 */
function centresNear({ name, testCentres }: FactRecord): Fact[] {
  const others = testCentres.filter((centre) => centre.name !== name).slice(0, nearestCount);
  const hasOwn = testCentres.some((centre) => centre.name === name);
  const own: Fact[] = hasOwn
    ? [{ id: "dvaOwn", says: `the DVA test centre in ${name}`, first: "nearest" }]
    : [];
  return [
    ...own,
    ...others.map(({ name: town, miles: distance }, i): Fact => ({
      id: `dva${i + 1}`,
      says: `the DVA test centre in ${town}, ${distanceTo(distance ?? 0)} away`,
      figure: distanceTo(distance ?? 0),
      names: [town],
      ...(i === 0 && !hasOwn && { first: "nearest" }),
    })),
  ];
}

const distanceTo = (value: number): string => (value < 1 ? "less than a mile" : miles(value));

function centresIn({ testCentres, centresBeyond }: FactRecord): Fact[] {
  const names = testCentres.map(({ name }) => name);
  if (names.length === 0) return [];
  const all = dvaCentreTowns.length;
  const count =
    names.length === all
      ? `all ${all} DVA test centres`
      : `${names.length} of the ${all} DVA test centres in Northern Ireland`;
  return [
    {
      id: "dvaIn",
      says: `the DVA test ${names.length === 1 ? "centre" : "centres"} in ${listed(names)}`,
      names,
      shown: true,
    },
    { id: "dvaCount", says: count },
    ...centresBeyond.map(({ name, from, miles: distance }, i): Fact => ({
      id: `dvaBeyond${i + 1}`,
      says: `the DVA test centre in ${name}, ${distanceTo(distance)} from ${from}`,
      figure: distanceTo(distance),
      names: [name, from],
    })),
  ];
}
