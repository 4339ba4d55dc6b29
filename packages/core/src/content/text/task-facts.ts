import { factList } from "../../location/facts/fact-list.ts";
import type { Fact } from "../../location/facts/fact.ts";
import type { FactRecord } from "../../location/facts/facts.ts";

/** Returns what the pages of a location show besides its text, for the writer. */
export function pageContents({ kind, vanStations, districts, counties }: FactRecord): string[] {
  if (vanStations === null) {
    return [
      "that the DVA tests vans, how to book and what it costs",
      kind === "place" ? "the nearest test centres in a table" : "the test centres of the area",
      "what a garage can do before a test",
    ];
  }
  return [
    'the facts with "shown", and how distances are measured',
    "what class 4 and class 7 are, and which vans they are for",
    "what to ask a garage before a booking",
    ...(kind === "place"
      ? ["a table of the nearest stations with their classes"]
      : ["its places in a list"]),
    ...(districts.length > 0 ? ["a table of postcode districts with their stations"] : []),
    ...(counties.length > 0 ? ["a table of counties with their stations"] : []),
  ];
}

/** Returns what the writer and the reader learn of a location. */
export function taskFacts(facts: FactRecord) {
  const { kind, name, distinctName, county, region, centre, island } = facts;
  return {
    location: {
      kind,
      name,
      ...(distinctName !== null && { distinctName }),
      ...(centre !== null && { partOf: centre }),
      ...(island !== null && { island }),
      county,
      region,
    },
    page: pageContents(facts),
    facts: factList(facts).map(toTaskFact),
  };
}

/** Leaves out what only code needs: the figure and the names are in the words. */
function toTaskFact(fact: Fact) {
  const { value: _, names: __, reviewed: ___, figure: ____, source, ...rest } = fact;
  return { ...rest, ...(source !== undefined && { source: new URL(source).hostname }) };
}
