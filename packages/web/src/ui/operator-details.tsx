import { operatorSentences } from "./operator-sentences.ts";
import { useDocument } from "./document-context.ts";

/** Who runs the site, from the stage's settings. */
export const OperatorDetails = () => operatorSentences(useDocument().settings);
