import * as z from "zod";
import { LocationText, mapText, textSchema } from "./location-text.ts";

/** The form of texts before 22 November 2026: whole paragraphs and answers, without sentences, basis and slots. */
const PlainText = textSchema(z.string());

/** A stored text. A plain text can be read, but not published again, because its basis is unknown. */
export interface StoredText {
  text: LocationText;
  isPlain: boolean;
}

/** Parses a stored text. One of the earlier form is returned with each paragraph as one sentence without a basis. */
export function readStoredText(json: string): StoredText {
  const value: unknown = JSON.parse(json);
  const parsed = LocationText.safeParse(value);
  if (parsed.success) return { text: parsed.data, isPlain: false };
  return { text: mapText(PlainText.parse(value), (text) => [{ text, basis: [] }]), isPlain: true };
}
