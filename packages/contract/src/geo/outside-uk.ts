import { foldName } from "./fold-name.ts";
import { parsePostcode } from "./postcode.ts";
import type { islandAreas } from "./postcode.ts";

const byArea: Readonly<Record<string, string>> = {
  JE: "Jersey",
  GY: "Guernsey",
  IM: "the Isle of Man",
} satisfies Record<(typeof islandAreas)[number], string>;

const byName: Readonly<Record<string, string>> = {
  jersey: "Jersey",
  guernsey: "Guernsey",
  alderney: "Alderney",
  sark: "Sark",
  "channel islands": "the Channel Islands",
  "isle of man": "the Isle of Man",
  ireland: "Ireland",
  eire: "Ireland",
  "republic of ireland": "the Republic of Ireland",
  "southern ireland": "the Republic of Ireland",
  dublin: "Dublin",
  cork: "Cork",
  galway: "Galway",
  limerick: "Limerick",
  donegal: "Donegal",
  letterkenny: "Letterkenny",
  sligo: "Sligo",
  dundalk: "Dundalk",
  drogheda: "Drogheda",
};

/**
 * Returns the island or place in Ireland outside the United Kingdom that a name or postcode belongs
 * to, worded for a sentence.
 */
export function islandOutsideUk(text: string): string | undefined {
  const name = foldName(text);
  return Object.hasOwn(byName, name) ? byName[name] : byArea[parsePostcode(text)?.area ?? ""];
}
