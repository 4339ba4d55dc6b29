import type { Fact, Location, WritingTask } from "./task.ts";

/** A wording with its placeholders replaced, and the facts that it rests on. */
export interface Sentence {
  text: string;
  basis: string[];
}

const takesArticle =
  /^(?:(?:South|North) (?:East|West)|(?:East|West) Midlands|East of England|East Riding of Yorkshire|Highlands & Islands|City of London|Isles? of .+)$/;

/** Adds the article that some names need: "the South East", "the Highlands & Islands", but "Kent" and "Scotland". */
const withArticle = (name: string): string => (takesArticle.test(name) ? `the ${name}` : name);

const capitalised = (text: string): string =>
  text.startsWith("{{") ? text : text.charAt(0).toUpperCase() + text.slice(1);

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;

/** The placeholders that stand for the name or the word of one fact. */
const factPlaceholders: Record<string, string> = {
  county: "place.county",
  countyName: "place.county",
  region: "area.region",
  council: "place.council",
  centre: "place.centre",
  postcodeArea: "place.postcodeArea",
  counties: "area.counties",
  onlyCounty: "area.onlyCounty",
  districts: "place.districts",
  island: "place.island",
  dva: "mot.byDva",
};

/** Replaces the placeholders of wordings by the facts of one location. */
export function createWordings({ location, facts }: Pick<WritingTask, "location" | "facts">) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const neighbours = facts.filter(({ id }) => id.startsWith("nearby.") && id !== "nearby.nearest");
  const largest = facts.filter(({ id }) => id.startsWith("area.largest."));

  function valueOf(placeholder: string): { text: string; fact?: Fact } | null {
    if (placeholder === "place") return { text: withArticle(location.name) };
    const [, list, position] = /^(near|nearName|largest)(\d)$/.exec(placeholder) ?? [];
    const id = factPlaceholders[placeholder];
    const fact = list
      ? (list === "largest" ? largest : neighbours)[Number(position) - 1]
      : byId.get(id ?? "place.kind");
    if (!fact) return null;
    if (fact.slot && list !== "nearName") return { text: `{{${fact.id}}}`, fact };
    if (placeholder === "kind") return { text: / is an? (.+)/.exec(fact.says)?.[1] ?? "place", fact };
    const isList = placeholder === "counties" || placeholder === "districts";
    const [name = ""] = fact.names;
    if (placeholder === "countyName") return { text: name, fact };
    return { text: isList ? joined(fact.names) : withArticle(name), fact };
  }

  return {
    has: (id: string): boolean => byId.has(id),
    /**
     * Returns the sentence of a wording, or null if the location has no fact for one of its placeholders: `{{id}}` is the
     * slot of a fact and stays, `{place}`, `{county}` or `{near1}` is replaced by a name or by the slot of a neighbour,
     * `{nearName1}` by the neighbour's name. `{countyName}` is without the article that `{county}` may have.
     */
    sentence(wording: string): Sentence | null {
      const basis = new Set<string>();
      let isComplete = true;
      const text = wording.replace(/\{\{([\w.-]+)\}\}|\{(\w+)\}/g, (whole, slot?: string, placeholder = "") => {
        const value = slot === undefined ? valueOf(String(placeholder)) : { text: whole, fact: byId.get(slot) };
        if (value === null || (slot !== undefined && !value.fact)) isComplete = false;
        if (value?.fact) basis.add(value.fact.id);
        return value?.text ?? "";
      });
      return isComplete ? { text: capitalised(text), basis: [...basis] } : null;
    },
    /** Returns the text as it reads once its slots are filled. */
    filled: (text: string): string => text.replace(/\{\{([\w.-]+)\}\}/g, (_, id: string) => byId.get(id)?.says ?? ""),
  };
}

export type Wordings = ReturnType<typeof createWordings>;

/** Identifies a location among all others. */
export const locationKey = ({ kind, name, county, region }: Location): string => [kind, name, county, region].join("/");
