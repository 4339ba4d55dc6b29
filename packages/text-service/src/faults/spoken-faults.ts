import type { Said } from "../protocol/answers.ts";
import type { PlaceText } from "../writer/place-text.ts";
import type { FaultMode } from "./modes.ts";
import { poisonedText } from "./poison.ts";

/** Faults that lie in what is said, not in how it is sent. */
export function speak(mode: FaultMode, text: PlaceText, placeName: string, inputTokens: number): Said {
  const good = JSON.stringify(text);
  if (mode.startsWith("poison-")) {
    return { text: poisonedText(Number(mode.slice("poison-".length)), text, placeName), inputTokens };
  }
  switch (mode) {
    case "refusal":
      return { text: null, refusal: "I'm sorry, but I can't help with that.", inputTokens };
    case "incomplete":
      return { text: good.slice(0, Math.floor(good.length / 2)), cutShort: true, inputTokens };
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
