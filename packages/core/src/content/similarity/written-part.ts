import { adviceOf } from "../advice/advice-slots.ts";
import { mapText, type LocationText } from "../text/location-text.ts";

/** Returns a text without the library's sentences: the part that its writer wrote, which is compared and judged. */
export const writtenPart = (text: LocationText): LocationText =>
  mapText(text, (sentences) => sentences.filter((sentence) => adviceOf(sentence.text) === undefined));
