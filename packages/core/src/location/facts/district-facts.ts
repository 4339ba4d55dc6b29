import { withCommas } from "@vanfettle/vans/format-number";
import { nameInSentence, slot, type Fact } from "./fact.ts";
import type { FactRecord } from "./facts.ts";

/** Below these, a division by postcode districts says nothing. */
const fewestStations = 10;
const leastShare = 0.35;

/** Lists how the stations of a town are divided among its postcode districts. */
export function districtFacts({ name, districts }: FactRecord): Fact[] {
  const [first, second, third] = districts;
  if (!first || !second) return [];
  const sum = (of: "stations" | "class7") =>
    districts.reduce((total, district) => total + district[of], 0);
  const all = { stations: sum("stations"), class7: sum("class7") };
  // Without class 7, what matters is where it is tested instead.
  const isTelling =
    all.class7 > 0 &&
    all.stations >= fewestStations &&
    first.stations + second.stations >= all.stations * leastShare;
  if (!isTelling) return [];
  const stations = `the ${withCommas(all.stations)} MOT stations in and around ${nameInSentence(name)}`;
  if (first.class7 === all.class7) {
    return [
      slot(
        "districts.most",
        `Of ${stations}, ${first.stations} ${first.stations === 1 ? "is" : "are"} in ${first.district}${includingAll(all.class7)}`,
        [first.district],
      ),
    ];
  }
  const class7First = mostClass7(districts);
  if (class7First && class7First !== first) {
    return [
      slot(
        "districts.most",
        `${class7First.district} has the most class 7 stations in and around ${nameInSentence(name)}, ${class7First.class7} of ${all.class7}; ${first.district} has the most MOT stations, ${first.stations} of ${all.stations}`,
        [class7First.district, first.district],
      ),
    ];
  }
  const next = third?.stations === second.stations ? "" : nextSentence(first, second);
  return [
    slot(
      "districts.most",
      `${first.district} has ${first.stations} of ${stations}${including(first.class7, all.class7)}${next}`,
      [first.district, second.district],
    ),
  ];
}

type District = FactRecord["districts"][number];

/** Returns the district with the most class 7 stations, if no other has as many. */
function mostClass7(districts: readonly District[]): District | undefined {
  const [most, next] = districts.toSorted((a, b) => b.class7 - a.class7);
  return most && most.class7 > (next?.class7 ?? 0) ? most : undefined;
}

/** Returns what follows about the district with the second most stations. */
function nextSentence(first: District, second: District): string {
  const verb =
    second.stations === first.stations ? "has as many" : `comes next with ${second.stations}`;
  return `; ${second.district} ${verb}, ${ofWhich(second.class7)}`;
}

function includingAll(class7: number): string {
  if (class7 === 1) return ", including the only one that tests class 7 vans";
  return `, including ${class7 === 2 ? "both" : `all ${class7}`} that test class 7 vans`;
}

const including = (class7: number, all: number): string =>
  class7 === 0
    ? `, but none of the ${all} that test class 7 vans`
    : `, including ${class7} of the ${all} that test class 7 vans`;

function ofWhich(class7: number): string {
  if (class7 === 0) return "none of which tests class 7";
  return class7 === 1 ? "of which 1 tests class 7" : `of which ${class7} test class 7`;
}
