/** The names of the local text service's models begin so. Its texts are for trying the site out and for tests. */
const localWriterPrefix = "vanfettle-local";

/** Returns whether a text was written by the local text service, by the model stored with it. */
export const isLocalWriter = (model: string | undefined): boolean => model?.startsWith(localWriterPrefix) ?? false;
