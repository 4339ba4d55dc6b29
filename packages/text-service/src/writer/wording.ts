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

/** Returns a unique name for a sentence: "Ashford in Kent" for "Ashford, Kent". */
const inWords = (distinctName: string): string =>
  withArticle(distinctName.replace(", near ", " near ").replace(", ", " in "));

const listed = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(names);

const capitalised = (text: string): string =>
  text.startsWith("{{") ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** The placeholders for the name or word of a single fact. */
const factPlaceholders: Record<string, string> = {
  countyName: "place.county",
  distinct: "place.namesakes",
  island: "place.island",
  dva: "mot.byDva",
  dvaCentres: "dva.inArea",
};

/** Replaces the placeholders in wordings with the facts of a location. */
export function createWordings({ location, facts }: Pick<WritingTask, "location" | "facts">) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const [distinct] = byId.get("place.namesakes")?.names ?? [];
  const place = withArticle(location.name);
  const unique = distinct === undefined ? place : inWords(distinct);

  function valueOf(placeholder: string): { text: string; fact?: Fact } | null {
    if (placeholder === "place" || placeholder === "unique") {
      return { text: placeholder === "place" ? place : unique };
    }
    const fact = byId.get(factPlaceholders[placeholder] ?? "");
    if (!fact) return null;
    const [name = ""] = fact.names;
    if (placeholder === "dvaCentres") return { text: listed(fact.names), fact };
    return { text: placeholder === "island" ? withArticle(name) : name, fact };
  }

  return {
    has: (id: string): boolean => byId.has(id),
    /**
     * Returns the sentence of a wording, or null if the location lacks a fact for a placeholder.
     * `{{id}}` is a fact's slot and stays; `{place}` or `{island}` is replaced with a name, and
     * `{unique}` with a name that no other place has.
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
