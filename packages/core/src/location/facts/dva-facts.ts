import { dvaCentreTowns } from "@vanfettle/vans/law/law-northern-ireland";
import { listed, miles, named, nameInSentence, slot, type Fact } from "./fact.ts";
import type { FactRecord } from "./facts.ts";

/** Lists the test centres of the DVA in or near a location of Northern Ireland. */
export function dvaFacts(facts: FactRecord): Fact[] {
  if (facts.vanStations !== null) return [];
  const byDva = named(
    "mot.byDva",
    "MOT tests are done at the test centres of the DVA, not by garages",
    ["DVA"],
  );
  return facts.kind === "place" ? [byDva, ...centresNear(facts)] : [byDva, ...centresIn(facts)];
}

const nearestCount = 2;

/**
 * The position of a centre is that of its town, so a place with a centre does not have a distance
 * to it.
 */
function centresNear({ name, testCentres }: FactRecord): Fact[] {
  const isOwn = (centre: { name: string }) => centre.name === name;
  const others = testCentres.filter((centre) => !isOwn(centre)).slice(0, nearestCount);
  const names = others.map((centre) => centre.name);
  const places = others
    .map((centre) => `${centre.name}, ${distanceTo(centre.miles ?? 0)} away`)
    .join(", and ");
  const place = nameInSentence(name);
  const nearest = (start: string) =>
    others.length > 0 ? [slot("dva.nearest", `${start} ${places}`, names)] : [];
  return testCentres.some(isOwn)
    ? [
        named("dva.own", `the DVA has a test centre in ${name}`, [name]),
        ...nearest(`After ${place}'s own, the nearest DVA test centres are in`),
      ]
    : [
        named("dva.none", `the DVA has no test centre in ${name}`, [name]),
        ...nearest(`The DVA test centres nearest to ${place} are in`),
      ];
}

const distanceTo = (value: number): string => (value < 1 ? "less than a mile" : miles(value));

function centresIn({ name, testCentres }: FactRecord): Fact[] {
  if (testCentres.length === 0) return [];
  const names = testCentres.map((centre) => centre.name);
  return [
    named("dva.inArea", `the test centres of the DVA in ${name} are in ${listed(names)}`, names),
    slot("dva.count", countSentence(name, names.length)),
  ];
}

function countSentence(area: string, inArea: number): string {
  const all = dvaCentreTowns.length;
  if (inArea === all) return `There are ${all}, all of them in Northern Ireland`;
  return `There are ${all}, and ${inArea} of them ${inArea === 1 ? "is" : "are"} in ${nameInSentence(area)}`;
}
