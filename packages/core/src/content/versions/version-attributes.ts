const versionDigits = { length: 6, char: "0" } as const;

/** What every stored text carries, of a place as of a region or county. Written once, never changed. */
export const versionAttributes = {
  service: { type: ["servicing", "mot"] as const, required: true, readOnly: true },
  version: { type: "number", required: true, readOnly: true, default: 1, padding: versionDigits },
  html: { type: "string", readOnly: true },
  wordCount: { type: "number", readOnly: true },
  metaTitle: { type: "string", readOnly: true },
  metaDescription: { type: "string", readOnly: true },
  /** JSON text of the questions, with servicing only; both pages show them. */
  faqContent: { type: "string", readOnly: true },
  /** JSON text of the checked answer both documents were rendered from, with servicing only. */
  text: { type: "string", readOnly: true },
  model: { type: "string", readOnly: true },
  promptHash: { type: "string", readOnly: true },
  factsHash: { type: "string", readOnly: true },
  /** The frozen plan this text was written for; a run that died is resumed under the same round. */
  round: { type: "string", readOnly: true },
  runId: { type: "string", readOnly: true },
  tokens: { type: "number", readOnly: true },
  inputTokens: { type: "number", readOnly: true },
  outputTokens: { type: "number", readOnly: true },
} as const;
