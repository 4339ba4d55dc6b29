import { escapeHtml } from "@vanfettle/contract/escape-html";
import type { StoredLocation } from "../../location/location-row.ts";
import { slotValues } from "./fact-list.ts";
import { factRecord } from "./facts.ts";
import { escapeJson, fillSlots } from "./slots.ts";

/** The published text of a location as visitors see it, null where there is none. */
export interface FilledColumns {
  servicingContent: string | null;
  motContent: string | null;
  faqContent: string | null;
  servicingMetaTitle: string | null;
  servicingMetaDescription: string | null;
  motMetaTitle: string | null;
  motMetaDescription: string | null;
}

/**
 * Returns the published text of a location with its slots filled from the facts of its row, so that a figure on a page
 * is always the current one. A column is null if one of its slots is of no fact any more; the page then shows its
 * default text until the location is written again.
 */
export function filledColumns(location: StoredLocation): FilledColumns {
  const { row } = location;
  const values = row.servicingContent === undefined ? new Map<string, string>() : slotValues(factRecord(location));
  const fill = (text: string | undefined, escape?: (value: string) => string) =>
    text === undefined ? null : fillSlots(text, values, escape);
  return {
    servicingContent: fill(row.servicingContent, escapeHtml),
    motContent: fill(row.motContent, escapeHtml),
    faqContent: fill(row.faqContent, escapeJson),
    servicingMetaTitle: fill(row.servicingMetaTitle),
    servicingMetaDescription: fill(row.servicingMetaDescription),
    motMetaTitle: fill(row.motMetaTitle),
    motMetaDescription: fill(row.motMetaDescription),
  };
}
