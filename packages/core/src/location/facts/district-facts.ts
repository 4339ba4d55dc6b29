import { nameInSentence, slot, type Fact } from "./fact.ts";
import type { FactRecord } from "./facts.ts";

/** Below these, a division by postcode districts says nothing. */
const fewestStations = 10;
const leastShare = 0.35;

/**
 * Lists how the stations of a town are divided among its postcode districts: those of the district
 * with the most, and of the one with the most for class 7 or else the second most.
 */
export function districtFacts({ name, districts }: FactRecord): Fact[] {
  const [first, second] = districts;
  if (!first || !second) return [];
  const sum = (of: "stations" | "class7") =>
    districts.reduce((total, district) => total + district[of], 0);
  // Without class 7, what matters is where it is tested instead.
  const isTelling =
    sum("class7") > 0 &&
    sum("stations") >= fewestStations &&
    first.stations + second.stations >= sum("stations") * leastShare;
  if (!isTelling) return [];
  const class7First = mostClass7(districts);
  const other = class7First && class7First !== first ? class7First : second;
  const says = `In and around ${nameInSentence(name)}, ${first.district} has ${first.stations} MOT stations, ${ofWhich(first)} class 7 vans; ${otherOne(other)}`;
  return [slot("districts.most", says, [first.district, other.district])];
}

type District = FactRecord["districts"][number];

/** Returns the district with the most class 7 stations, if no other has as many. */
function mostClass7(districts: readonly District[]): District | undefined {
  const [most, next] = districts.toSorted((a, b) => b.class7 - a.class7);
  return most && most.class7 > (next?.class7 ?? 0) ? most : undefined;
}

function ofWhich({ class7 }: District): string {
  if (class7 === 0) return "none of which tests";
  return class7 === 1 ? "of which 1 tests" : `of which ${class7} test`;
}

/** Returns a further district, after the clause on the tests of the first. */
function otherOne({ district, stations, class7 }: District): string {
  const start = `${district} has ${stations}`;
  if (stations === 1) return `${start}, ${class7 === 1 ? "which does, too" : "which does not"}`;
  if (class7 === 0) return `${start}, none of which does`;
  return class7 === 1 ? `${start}, one of which does` : `${start}, of which ${class7} do`;
}
