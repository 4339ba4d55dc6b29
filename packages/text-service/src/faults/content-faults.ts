import type { Completion } from "../protocol/response-bodies.ts";
import type { LocationText } from "../writer/location-text.ts";
import type { FaultMode } from "./fault-modes.ts";
import { buildPoisonText } from "./poison-texts.ts";

/** Returns the model's output: the text as JSON, or what the fault mode makes of it. */
export function buildCompletion(
  mode: FaultMode,
  text: LocationText,
  locationName: string,
  inputTokens: number,
): Completion {
  const good = JSON.stringify(text);
  if (mode.startsWith("poison-")) {
    return { text: buildPoisonText(Number(mode.slice("poison-".length)), text, locationName), inputTokens };
  }
  switch (mode) {
    case "refusal":
      return { text: null, refusal: "I'm sorry, but I can't help with that.", inputTokens };
    case "incomplete":
      return { text: good.slice(0, Math.floor(good.length / 2)), truncated: true, inputTokens };
    case "empty-choices":
      return { text: null, inputTokens };
    case "not-json":
      return { text: "Here is some text about vans, in plain prose.", inputTokens };
    case "fenced-json":
      return { text: `\`\`\`json\n${good}\n\`\`\``, inputTokens };
    case "wrong-shape":
      return { text: JSON.stringify({ title: text.servicingMetaTitle, body: 42 }), inputTokens };
    default:
      return { text: good, inputTokens };
  }
}
