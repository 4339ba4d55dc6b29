/** The stage that runs on one machine, with plain HTTP and without a domain. Every other stage runs on AWS. */
const localStage = "local";

/** The stage that visitors use. */
export const productionStage = "production";

/** Returns whether the stage runs on AWS. */
export const isDeployedStage = (stage: string): boolean => stage !== localStage;
