/** The beginning of the local text service's model names. Its texts are for trials and tests. */
const templateGeneratorPrefix = "vanfettle-local";

/** Returns whether the local text service wrote a text, given the model stored with the text. */
export const isTemplateGenerator = (model: string | undefined): boolean =>
  model?.startsWith(templateGeneratorPrefix) ?? false;
