import type { Fact, WritingTask } from "./task.ts";

/** A wording with its placeholders replaced, and the facts that it is based on. */
export interface Sentence {
  text: string;
  basis: string[];
}

const takesArticle =
  /^(?:(?:South|North) (?:East|West)|(?:East|West) Midlands|East of England|East Riding of Yorkshire|Highlands & Islands|City of London|Isles? of .+|Outer Hebrides)$/;

/**
 * Returns a name as a sentence has it: "the South East", "the Highlands and Islands", but "Kent" and
 * "Scotland".
 */
const inSentence = (name: string): string =>
  `${takesArticle.test(name) ? "the " : ""}${name.replaceAll(" & ", " and ")}`;

/** Returns "on Arran", but "in the Outer Hebrides". */
const onIsland = (name: string): string =>
  `${/^(?:Isles|Outer)\b/.test(name) ? "in" : "on"} ${inSentence(name)}`;

const listed = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(names);

const capitalised = (text: string): string =>
  text.startsWith("{{") ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** The placeholders for the name or word of a single fact. */
const factPlaceholders: Record<string, string> = {
  onIsland: "place.island",
  dva: "mot.byDva",
  dvaCentres: "dva.inArea",
  ownCentre: "dva.own",
  noCentre: "dva.none",
};

/** The names after a place's own that tell where it is, in order of preference. */
const qualifiers = ["place.island", "place.region", "place.centre", "place.county"];
/** The regions that tell more than a county. */
const knownRegions = ["London", "Northern Ireland"];
/** The regions that replace a county whose name is a list. */
const nations = ["Scotland", "Wales"];

/** Replaces the placeholders in wordings with the facts of a location. */
export function createWordings({ location, facts }: Pick<WritingTask, "location" | "facts">) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const place = inSentence(location.name);
  const nameOf = (id: string): string | undefined => byId.get(id)?.names[0];

  /** Returns the name of a place as titles have it: "Ripley, Surrey" or "Camden, London". */
  function qualified(): string {
    const distinct = nameOf("place.namesakes");
    if (distinct !== undefined) return distinct;
    const qualifier = qualifiers.map(qualifierOf).find((name) => name !== undefined);
    return qualifier === undefined || qualifier === place ? place : `${place}, ${qualifier}`;
  }

  function qualifierOf(id: string): string | undefined {
    const name = nameOf(id);
    if (id === "place.region" && !knownRegions.includes(name ?? "")) return undefined;
    if (id !== "place.county" || !/, | & /.test(name ?? "")) return name;
    const short = byId.get(id)?.names.find((other) => !/, | & | and /.test(other));
    return short ?? nations.find((nation) => nation === location.region);
  }

  const preposition = location.name.startsWith("Isle of ") ? "on" : "in";

  const places: Record<string, () => string> = {
    place: () => place,
    qualified,
    inPlace: () => `${preposition} ${nameOf("place.namesakes") ?? place}`,
    aroundPlace: () => `${preposition === "in" ? "in and around" : "on"} ${place}`,
    atPlace,
  };

  /** Returns "near Leeds, West Yorkshire" or "in Kent", without two "near" in one phrase. */
  function atPlace(): string {
    const isNear = byId.has("place.kind") && !qualified().includes(", near ");
    return `${isNear ? "near" : preposition} ${qualified()}`;
  }

  function valueOf(placeholder: string): { text: string; fact?: Fact } | null {
    const own = places[placeholder];
    if (own) return { text: own() };
    const fact = byId.get(factPlaceholders[placeholder] ?? "");
    if (!fact) return null;
    const [name = ""] = fact.names;
    if (placeholder === "dvaCentres") return { text: listed(fact.names), fact };
    return { text: placeholder === "onIsland" ? onIsland(name) : name, fact };
  }

  return {
    has: (id: string): boolean => byId.has(id),
    /**
     * Returns the sentence of a wording, or null if the location lacks a fact for a placeholder.
     * `{{id}}` is a fact's slot and stays; `{place}` is replaced with a name, `{onIsland}`,
     * `{inPlace}`, `{aroundPlace}` and `{atPlace}` with "in", "in and around" or "near" and the
     * name, and `{qualified}` with the name as titles have it.
     */
    sentence(wording: string): Sentence | null {
      const basis = new Set<string>();
      let isComplete = true;
      const text = wording.replace(
        /\{\{([\w.-]+)\}\}|\{(\w+)\}/g,
        (whole, slot?: string, placeholder = "") => {
          const value =
            slot === undefined
              ? valueOf(String(placeholder))
              : { text: whole, fact: byId.get(slot) };
          if (value === null || (slot !== undefined && !value.fact)) isComplete = false;
          if (value?.fact) basis.add(value.fact.id);
          return value?.text ?? "";
        },
      );
      return isComplete ? { text: capitalised(text), basis: [...basis] } : null;
    },
    /** Returns the text with its slots filled. */
    filled: (text: string): string =>
      text.replace(/\{\{([\w.-]+)\}\}/g, (_, id: string) => byId.get(id)?.says ?? ""),
  };
}

export type Wordings = ReturnType<typeof createWordings>;
