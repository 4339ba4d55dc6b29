/** The names of the local text service's models begin so. Its texts are for trying the site out and for tests. */
const localWriterPrefix = "vanfettle-local";

/** Returns whether the local text service wrote a text, given the model stored with the text. */
export const isLocalWriter = (model: string | undefined): boolean => model?.startsWith(localWriterPrefix) ?? false;
