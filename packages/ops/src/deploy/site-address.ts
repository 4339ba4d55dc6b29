import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { stackName } from "../site/stacks.ts";
import { stageRegion } from "../site/stage-settings.ts";
import { distributionOrigin } from "./deployed-stacks.ts";
import { findStack } from "./stack-state.ts";

/** Returns the URL of a stage's distribution, which works before DNS is set up, or undefined before it exists. */
export async function siteAddress(stage: string): Promise<string | undefined> {
  const client = new CloudFormationClient({ region: stageRegion });
  const web = await findStack({ client, name: stackName(stage, "Web") });
  return distributionOrigin(new Map(web ? [["Web", web]] : []));
}
