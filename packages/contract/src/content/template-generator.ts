/** The names of the local text service's models begin so. Its texts are for trying the site out and for tests. */
const templateGeneratorPrefix = "vanfettle-local";

/** Returns whether the local text service wrote a text, given the model stored with the text. */
export const isTemplateGenerator = (model: string | undefined): boolean =>
  model?.startsWith(templateGeneratorPrefix) ?? false;
