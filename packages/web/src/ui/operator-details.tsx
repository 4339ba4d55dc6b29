import { useDocument } from "./document-context.ts";
import { operatorSentences } from "./operator-sentences.ts";

/** The operator of the site, from the stage's settings. */
export const OperatorDetails = () => operatorSentences(useDocument().settings);
