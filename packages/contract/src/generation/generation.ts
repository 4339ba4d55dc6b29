/** The closed list of reasons why a text or a run failed, with the message shown for each. */
export const generationErrors = {
  rate_limited: "The text service is limiting us.",
  unavailable: "The text service is not working.",
  not_json: "The text service returned a response that is not valid JSON.",
  invalid_response: "The text service returned a response that cannot be used.",
  refused: "The text service refused to write the text.",
  filtered: "The text service's filter stopped the text.",
  empty: "The text service returned an empty response.",
  truncated:
    "The text was cut off at the output limit. Raise the limit or lower the reasoning effort.",
  key_rejected: "The text service rejects our key.",
  blocked: "A firewall in front of the text service blocks our calls.",
  misconfigured: "The text service does not accept our settings.",
  request_rejected: "The text service did not accept the request for this text.",
  quota_reached: "Our credit or quota at the text service is used up.",
  budget_reached: "What is left of today's token budget is not enough for the next text.",
  cancelled: "The run was cancelled. Retry continues where it stopped.",
  interrupted: "The run was interrupted. Retry continues where it stopped.",
  internal: "Something went wrong on our side.",
} as const;

export type GenerationErrorCode = keyof typeof generationErrors;

export const generationErrorCodes = Object.keys(generationErrors) as [
  GenerationErrorCode,
  ...GenerationErrorCode[],
];

/** Returns whether a text is one of the codes of `generationErrors`. */
export const isGenerationErrorCode = (text: string): text is GenerationErrorCode =>
  Object.hasOwn(generationErrors, text);

/** The beginning of the local text service's model names. Its texts are for trials and tests. */
const templateGeneratorPrefix = "vanfettle-local";

/** Returns whether the local text service wrote a text, given the model stored with the text. */
export const isTemplateGenerator = (model: string | undefined): boolean =>
  model?.startsWith(templateGeneratorPrefix) ?? false;
