import type { Fact, WritingTask } from "./task.ts";

/** A wording with its placeholders replaced, and the facts that it is based on. */
export interface Sentence {
  text: string;
  basis: string[];
}

const takesArticle =
  /^(?:(?:South|North) (?:East|West)|(?:East|West) Midlands|East of England|East Riding of Yorkshire|Highlands & Islands|City of London|Isles? of .+|Outer Hebrides)$/;

/**
 * Adds the article to names that need it: "the South East", "the Highlands & Islands", but "Kent"
 * and "Scotland".
 */
const withArticle = (name: string): string => (takesArticle.test(name) ? `the ${name}` : name);

const capitalised = (text: string): string =>
  text.startsWith("{{") ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** The placeholders for the name or word of a single fact. */
const factPlaceholders: Record<string, string> = {
  county: "place.county",
  countyName: "place.county",
  region: "area.region",
  centre: "place.centre",
  distinct: "place.namesakes",
  island: "place.island",
  near1: "nearby.1",
  near2: "nearby.2",
  near3: "nearby.3",
  dva: "mot.byDva",
};

/** Replaces the placeholders in wordings with the facts of a location. */
export function createWordings({ location, facts }: Pick<WritingTask, "location" | "facts">) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));

  function valueOf(placeholder: string): { text: string; fact?: Fact } | null {
    if (placeholder === "place") return { text: withArticle(location.name) };
    const fact = byId.get(factPlaceholders[placeholder] ?? "place.kind");
    if (!fact) return null;
    if (fact.slot) return { text: `{{${fact.id}}}`, fact };
    if (placeholder === "kind") {
      const kind = / is an? (.+)/.exec(fact.says)?.[1];
      // "A place in Kent" says nothing of it.
      return kind === undefined || kind === "place" ? null : { text: kind, fact };
    }
    const [name = ""] = fact.names;
    return {
      text: placeholder === "countyName" || placeholder === "distinct" ? name : withArticle(name),
      fact,
    };
  }

  return {
    has: (id: string): boolean => byId.has(id),
    /**
     * Returns the sentence of a wording, or null if the location lacks a fact for a placeholder.
     * `{{id}}` is a fact's slot and stays; `{place}`, `{county}` or `{near1}` is replaced with a
     * name or a neighbour's slot. `{countyName}` omits the article that `{county}` may have.
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
