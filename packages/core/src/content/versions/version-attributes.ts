const versionDigits = { length: 6, char: "0" } as const;

/** The attributes of every stored text of places, regions and counties. They never change. */
export const versionAttributes = {
  service: { type: ["servicing", "mot"] as const, required: true, readOnly: true },
  version: { type: "number", required: true, readOnly: true, default: 1, padding: versionDigits },
  html: { type: "string", readOnly: true },
  wordCount: { type: "number", readOnly: true },
  metaTitle: { type: "string", readOnly: true },
  metaDescription: { type: "string", readOnly: true },
  /** The questions as JSON, stored with servicing only; both pages show them. */
  faqContent: { type: "string", readOnly: true },
  /**
   * The checked `LocationText` as JSON that both documents were rendered from, stored with
   * servicing only.
   */
  text: { type: "string", readOnly: true },
  model: { type: "string", readOnly: true },
  promptHash: { type: "string", readOnly: true },
  factsHash: { type: "string", readOnly: true },
  /** Id of the frozen plan the text was generated for; a run that resumes the plan keeps it. */
  planId: { type: "string", readOnly: true },
  runId: { type: "string", readOnly: true },
  tokens: { type: "number", readOnly: true },
  inputTokens: { type: "number", readOnly: true },
  outputTokens: { type: "number", readOnly: true },
  /** The objections found by the checks, as JSON, stored with servicing only. */
  objections: { type: "string", readOnly: true },
  /** The operator who edited the text, and the version that was edited. */
  author: { type: "string", readOnly: true },
  basedOn: { type: "number", readOnly: true },
} as const;
